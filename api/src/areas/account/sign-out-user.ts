import type { SignOutInput, UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeRights, refuseBeyond } from '../rights/rights.shared.ts';
import { endSessionsOf } from '../sessions/sessions.shared.ts';
import { lockAccount, readUser, whyNotSignOut } from '../users/users.shared.ts';

/** Ends every session of somebody else within R10, on all devices, at once. The account stays open. */
export function signOutUser(context: Context, id: number, { reason }: SignOutInput): Promise<UserView> {
  const attempt = { action: 'session.close-all', entity: 'user' as const, id };
  return changeRights(context, attempt, async (tx, actor) => {
    const { stored, person } = await lockAccount(tx, id);
    if (stored.deletedAt) throw new Refusal('USER_IS_DELETED');
    refuseBeyond(actor, { people: [person] });
    const why = whyNotSignOut(actor, { id });
    if (why) throw new Refusal(why);
    await endSessionsOf(tx, context, id);
    await audit(tx, context, { ...attempt, after: reason === '' ? {} : { reason } });
    return readUser(tx, context, id);
  });
}
