import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hasFactor, readFactors, replaceRecoveryCodes } from '../second-factor/second-factor.shared.ts';
import { endOtherSessions, holdOwnSession } from '../sessions/sessions.shared.ts';
import { lockUser } from '../users/users.shared.ts';

/**
 * Changes the factors of an account one after the other, and never while its password changes. Refuses with NOT_SIGNED_IN if the
 * session ended while the change waited: otherwise an account that was just reset could get a factor of the person who was shut
 * out. Answers are not stored for repetitions, because some contain secrets.
 */
export const changeFactors = <Answer>(context: Context, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  inTransaction({ ...context, idempotency: null }, async (tx) => {
    await lockUser(tx, callerId(context));
    await holdOwnSession(tx, context);
    return work(tx);
  });

/**
 * Stores a factor with `store`. The first factor ends the other sessions, because they never gave one, and recovery codes are
 * made. Undefined if `store` answers false.
 */
export async function addFactor(
  tx: Db,
  context: Context,
  store: () => Promise<boolean>,
): Promise<{ recoveryCodes: string[] | null } | undefined> {
  const id = callerId(context);
  const isFirst = !hasFactor(await readFactors(tx, id));
  if (!(await store())) return undefined;
  if (!isFirst) return { recoveryCodes: null };
  await endOtherSessions(tx, context);
  return { recoveryCodes: await replaceRecoveryCodes(tx, context, id) };
}
