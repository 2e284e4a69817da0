/**
 * The links that staff send again from the list of e-mails, inside a transaction of `changeRights`. Each is a new link to the
 * present address; former links of the person stop working.
 */
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseBeyond, type Standing } from '../../rights/rights.shared.ts';
import { maySignIn } from '../find-user.ts';
import { lockAccount } from '../lock-account.ts';
import { mailResetLink } from '../passwords/mail-reset-link.ts';
import { firstPasswordLink, resetPasswordLink } from '../passwords/password-links.ts';
import { makePasswordToken, RESET_HOURS } from '../passwords/password-token.ts';
import { inviteAgain, refuseTooSoon } from './invite-user.ts';

/** The link to set the first password. */
export const sendFirstLinkAgain = (tx: Db, context: Context, actor: Standing, id: number): Promise<void> =>
  inviteAgain(tx, context, actor, id, (isAdmin) => firstPasswordLink(context, isAdmin));

/** The link to choose a new password. */
export async function sendResetLinkAgain(
  tx: Db,
  context: Context,
  actor: Standing,
  id: number,
): Promise<void> {
  const { stored, person } = await lockAccount(tx, id);
  if (stored.deletedAt) throw new Refusal('USER_IS_DELETED');
  refuseBeyond(actor, { people: [person] });
  if (!maySignIn(stored, stored.isAdmin ? 'staff' : 'investor')) throw new Refusal('USER_IS_NOT_ACTIVE');
  await refuseTooSoon(tx, context, id);
  const token = await makePasswordToken(tx, context, id, RESET_HOURS);
  const link = resetPasswordLink(context, stored.isAdmin, token);
  await mailResetLink(tx, context, stored, link, context.environment.defaultLanguage);
}
