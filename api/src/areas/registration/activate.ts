import type {
  Activation,
  ActivationInput,
} from '@share/contract/areas/registration/registration.endpoints.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { isAccepted } from '../consents/consents.shared.ts';
import { recordAgreements } from '../ledger/ledger.shared.ts';
import { countTokenTry, knowNetwork } from '../sessions/sessions.shared.ts';
import { insertInvestor } from '../users/users.shared.ts';
import { readShownAgreements } from './registered-agreements.ts';
import { registrations } from './registrations.tables.ts';

/** The registration of a valid link. Refuses with ACTIVATION_TOKEN_NOT_EXIST. */
export async function getActivation(context: Context, token: string): Promise<Activation> {
  await countTokenTry(context, token);
  const { email, agreements, answers } = await findRegistration(context.db, context, token);
  return {
    email,
    agreements: agreements.map((agreement) => ({ ...agreement, isAccepted: isAccepted(agreement, answers) })),
  };
}

/**
 * Creates the account of a registered address, with the agreements that were accepted at that time. All links of the address
 * end. If the address got an account in another way, the link is refused like an unknown one.
 */
export async function activate(context: Context, input: ActivationInput): Promise<null> {
  const { token, firstName, lastName, newPassword, repeatPassword = newPassword } = input;
  if (repeatPassword !== newPassword) throw new Refusal('PASSWORD_NOT_SAME', 'repeatPassword');
  await countTokenTry(context, token);
  await findRegistration(context.db, context, token);
  const passwordHash = await hashPassword(newPassword, context);
  return inTransaction(context, async (tx) => {
    const { email, language, agreements, answers, createdAt } = await findRegistration(tx, context, token);
    const userId = await insertInvestor(tx, {
      email,
      emailConfirmedAt: context.now(),
      firstName,
      lastName,
      language,
      passwordHash,
      passwordChangedAt: context.now(),
      createdAt: context.now(),
    });
    if (userId === null) throw new Refusal('ACTIVATION_TOKEN_NOT_EXIST');
    await tx.delete(registrations).where(eq(registrations.email, email));
    await recordAgreements(tx, { orderId: null, userId, date: createdAt }, agreements, answers);
    const acting = { ...context, actor: { ...context.actor, id: userId, label: email } };
    const after = { email, firstName, lastName, isAdmin: false };
    await audit(tx, acting, { action: 'user.register', entity: 'user', id: userId, after });
    await knowNetwork({ ...context, db: tx }, email);
    return null;
  });
}

async function findRegistration(db: Db, context: Context, token: string) {
  const isGood = and(eq(registrations.tokenHash, sha256(token)), gt(registrations.expiresAt, context.now()));
  const [found] = await db.select().from(registrations).where(isGood);
  if (!found) throw new Refusal('ACTIVATION_TOKEN_NOT_EXIST');
  return { ...found, agreements: await readShownAgreements(db, found.agreements) };
}
