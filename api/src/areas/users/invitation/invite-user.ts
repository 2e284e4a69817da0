import type { InvitationInput, UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { audit } from '../../../platform/records/audit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeRights, refuseBeyond, type Standing } from '../../rights/rights.shared.ts';
import { lockAccount } from '../lock-account.ts';
import { linkOfPattern } from '../passwords/password-links.ts';
import { secondsUntilNextMail } from '../passwords/password-token.ts';
import { readUser } from '../users.reads.ts';
import { whyNotInvite } from '../users.rules.ts';
import { sendSetPasswordLink } from './send-set-password-link.ts';

/** Sends the link to set the first password again; the former one stops working. */
export function inviteUser(context: Context, id: number, input: InvitationInput): Promise<UserView> {
  return changeRights(context, { action: 'user.invite', entity: 'user', id }, async (tx, actor) => {
    await inviteAgain(tx, context, actor, id, (isAdmin) =>
      linkOfPattern(context, isAdmin, input.resetPasswordUrlPattern),
    );
    return readUser(tx, context, id);
  });
}

/** Sends the link inside a transaction of `changeRights`. `linkFor` makes the link from the token, for staff or for others. */
export async function inviteAgain(
  tx: Db,
  context: Context,
  actor: Standing,
  id: number,
  linkFor: (isAdmin: boolean) => (token: string) => string,
): Promise<void> {
  const { stored, person } = await lockAccount(tx, id);
  const linkOf = linkFor(stored.isAdmin);
  if (stored.deletedAt) throw new Refusal('USER_IS_DELETED');
  refuseBeyond(actor, { people: [person] });
  const reason = whyNotInvite({ active: stored.active, hasPassword: stored.passwordHash !== null });
  if (reason) throw new Refusal(reason);
  await refuseTooSoon(tx, context, id);
  await sendSetPasswordLink(tx, context, stored, linkOf);
  await audit(tx, context, { action: 'user.invite', entity: 'user', id, after: { email: stored.email } });
}

/** Refuses a link shortly after another one, with the seconds that are left. */
export async function refuseTooSoon(tx: Db, context: Context, id: number): Promise<void> {
  const secondsToWait = await secondsUntilNextMail(tx, context, id);
  if (secondsToWait > 0) throw new Refusal('LINK_JUST_SENT', null, { secondsToWait });
}
