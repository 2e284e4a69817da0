import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/records/audit.ts';
import type { Target } from '../../platform/records/record-steps.ts';
import { refuseIfStale } from '../../platform/records/stale.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeRights, isLastSuperAdmin, recordLostRights, refuseBeyond } from '../rights/rights.shared.ts';
import { lockAccount } from './lock-account.ts';
import { userRecords } from './users.reads.ts';
import { whyNotShut } from './users.rules.ts';
import { users } from './users.tables.ts';

/**
 * Marks an account as deleted, so that the books still show the person. The database ends sessions and links and takes roles
 * and permissions; the e-mail is free for a new account.
 */
export function deleteUser(context: Context, { id, ifMatch }: Target): Promise<null> {
  return changeRights(context, { action: 'user.delete', entity: 'user', id }, async (tx, actor) => {
    const { stored, person } = await lockAccount(tx, id);
    if (stored.deletedAt) throw new Refusal('USER_ALREADY_DELETED');
    refuseBeyond(actor, { people: [person] });
    const reason = whyNotShut(actor, stored, await isLastSuperAdmin(tx, stored));
    if (reason) throw new Refusal(reason);
    await refuseIfStale(tx, stored.version, ifMatch, { action: 'user.update', entity: 'user', ids: [id] });
    await recordLostRights(tx, context, stored);
    const deleted = { deletedAt: context.now(), version: stored.version + 1 };
    await tx.update(users).set(deleted).where(eq(users.id, id));
    const before = { ...(await userRecords.view(stored, tx)), permissions: [...person.held].toSorted() };
    await audit(tx, context, { action: 'user.delete', entity: 'user', id, before });
    return null;
  });
}
