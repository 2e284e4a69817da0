import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { findRecord, records } from '../../platform/records/records.ts';
import { toInvestorDataView } from '../countries/countries.shared.ts';
import { isLastSuperAdmin, readStanding, standingOf } from '../rights/rights.shared.ts';
import { hasFactor, readFactors } from '../second-factor/second-factor.shared.ts';
import { passwordTokens } from './passwords/password-tokens.tables.ts';
import { typeOf, whyNots } from './users.rules.ts';
import { users } from './users.tables.ts';

type Stored = typeof users.$inferSelect;

/** The data of an account that orders copy. */
export const investorDataOf = (row: Stored) => ({
  phoneNumber: row.phoneNumber,
  address: { address: row.address, zip: row.zip, city: row.city, country: row.country, state: row.state },
  bankAccount: { country: row.bankCountry, bankName: row.bankName, accountNumber: row.accountNumber },
});

/** The audit trail records the fields that can be edited, and never the password's hash. */
export const userRecords = records({
  table: users,
  entity: 'user',
  missing: 'USER_NOT_EXISTS',
  view: (row: Stored) => ({
    id: row.id,
    version: row.version,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    position: row.position,
    active: row.active,
    isAdmin: row.isAdmin,
    isSuperAdmin: row.isSuperAdmin,
    language: row.language,
    investorData: investorDataOf(row),
  }),
});

/** One user as the screen shows it, also a deleted one. Refuses with USER_NOT_EXISTS. */
export async function readUser(db: Db, context: Context, id: number): Promise<UserView> {
  const row = await findRecord(db, userRecords, id);
  const person = await readStanding(db, id);
  if (!person) throw new Error('A user that was just read is gone');
  const hasSecondFactor = hasFactor(await readFactors(db, id));
  const state = { ...person, hasPassword: row.passwordHash !== null, hasSecondFactor };
  const isLast = await isLastSuperAdmin(db, row);
  return {
    id,
    version: row.version,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    position: row.position,
    active: row.active,
    isAdmin: row.isAdmin,
    isSuperAdmin: row.isSuperAdmin,
    userType: typeOf(row),
    state: stateOf(row),
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    lastSignedInAt: row.lastSignedInAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    investorData: toInvestorDataView(investorDataOf(row), context.language),
    invitation: state.hasPassword ? null : await readInvitation(db, id),
    hasSecondFactor,
    openOrders: await countOpenOrders(db, id),
    whyNot: whyNots(standingOf(context.actor), state, isLast),
  };
}

const stateOf = ({ deletedAt, active, passwordHash }: Stored): UserView['state'] => {
  if (deletedAt) return 'deleted';
  if (!active) return 'inactive';
  return passwordHash === null ? 'invited' : 'active';
};

/** The last link that was sent, even if it has ended; null if none was sent. */
async function readInvitation(db: Db, userId: number): Promise<UserView['invitation']> {
  const [last] = await db
    .select()
    .from(passwordTokens)
    .where(eq(passwordTokens.userId, userId))
    .orderBy(desc(passwordTokens.id))
    .limit(1);
  if (!last) return null;
  const { mailedAt, createdAt, expiresAt, usedAt } = last;
  const endsAt = usedAt && usedAt < expiresAt ? usedAt : expiresAt;
  return { sentAt: (mailedAt ?? createdAt).toISOString(), endsAt: endsAt.toISOString() };
}

async function countOpenOrders(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(
    sql`SELECT count(*)::int AS open FROM orders WHERE user_id = ${userId} AND status IN ('new', 'paid')`,
  );
  return rows[0]?.open ?? 0;
}
