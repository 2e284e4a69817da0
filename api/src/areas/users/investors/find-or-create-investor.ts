import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { type Db, prepared } from '../../../platform/database/database.ts';
import { audit } from '../../../platform/records/audit.ts';
import { sendSetPasswordLink } from '../invitation/send-set-password-link.ts';
import { setPasswordLink } from '../passwords/password-links.ts';
import { users } from '../users.tables.ts';

export type Investor = typeof users.$inferSelect;

const userOfEmail = prepared((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .orderBy(sql`${users.deletedAt} DESC NULLS FIRST`)
    .limit(1)
    .for('share')
    .prepare('hold_user'),
);

/**
 * Finds the user by e-mail, ignoring case, and locks it, so that nobody deletes the user before the transaction ends. Finds a
 * deleted user only if no other has the address.
 */
export async function lockInvestor(tx: Db, email: string): Promise<Investor | undefined> {
  const [found] = await userOfEmail(tx).execute({ email: email.toLowerCase() });
  return found;
}

const activeUser = prepared((db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.active, true), isNull(users.deletedAt)))
    .for('share')
    .prepare('hold_active_user'),
);

/** Locks an account, so that nobody shuts it before the transaction ends; undefined if it is inactive or deleted. */
export async function holdActiveUser(tx: Db, id: number): Promise<Investor | undefined> {
  const [found] = await activeUser(tx).execute({ id });
  return found;
}

/**
 * Creates an investor with the data of the order, if `lockInvestor` found none (ORD-45). If two orders with the same new address
 * run at the same time, the second waits for the first and gets the user that it created. It does not change that account.
 */
export async function createInvestor(
  tx: Db,
  context: Context,
  input: Pick<ManualOrderInput, 'email' | 'investorData' | 'language'>,
): Promise<Investor> {
  const email = input.email.toLowerCase();
  const [created] = await tx
    .insert(users)
    .values({
      email,
      ...toAccount(input.investorData),
      language: input.language ?? null,
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (created) {
    await invite(tx, context, created);
    return created;
  }
  const theirs = await lockInvestor(tx, email);
  if (!theirs) throw new Error('A user that had just been created no longer exists');
  return theirs;
}

const toAccount = ({ address, bankAccount, ...person }: ManualOrderInput['investorData']) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  phoneNumber: person.phoneNumber,
  address: address.address,
  zip: address.zip,
  city: address.city,
  country: address.country,
  state: address.state,
  bankCountry: bankAccount.country,
  bankName: bankAccount.bankName,
  accountNumber: bankAccount.accountNumber,
});

/** The e-mail is in the investor's language, which may differ from that of the staff member. */
async function invite(tx: Db, context: Context, investor: Investor): Promise<void> {
  await sendSetPasswordLink(tx, context, investor, (token) => setPasswordLink(context, token));
  const { id, email, firstName, lastName } = investor;
  await audit(tx, context, {
    action: 'user.create',
    entity: 'user',
    id,
    after: { email, firstName, lastName, isAdmin: false },
  });
}
