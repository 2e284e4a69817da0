import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hasFactor, readFactors, replaceRecoveryCodes } from '../second-factor/second-factor.shared.ts';
import { endOtherSessions, holdOwnSession } from '../sessions/sessions.shared.ts';
import { lockUser } from '../users/users.shared.ts';

/**
 * One change of an account's factors after the other, and none while its password changes. Refuses with NOT_SIGNED_IN if the
 * session ended while it waited: whoever reset the account would find in it a factor of the person shut out. Answers are not
 * stored for repetitions, as those of other verbs are: some contain secrets.
 */
export const changeFactors = <Answer>(context: Context, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  inTransaction({ ...context, idempotency: null }, async (tx) => {
    await lockUser(tx, callerId(context));
    await holdOwnSession(tx, context);
    return work(tx);
  });

/**
 * Stores a factor with `store`. With the first one the other sessions end, since they never gave it, and recovery codes are
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
