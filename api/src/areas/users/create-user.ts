import { addRoleUser } from '@share/contract/areas/roles/role-users.endpoints.ts';
import type { UserCreateInput, UserView } from '@share/contract/areas/users/users.schemas.ts';
import { refuseUnconfirmed } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { insertRecord } from '../../platform/records/record-steps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeRights } from '../rights/rights.shared.ts';
import { giveRole } from '../roles/roles.shared.ts';
import { sendSetPasswordLink } from './invitation/send-set-password-link.ts';
import { linkOfPattern } from './passwords/password-links.ts';
import { readUser, userRecords } from './users.reads.ts';

/**
 * Creates an account without a password, and e-mails the link to set one (USR-08 to USR-15). It has no permission but those of
 * the role with which it begins, if any. For staff the password is asked for again.
 */
export async function createUser(context: Context, input: UserCreateInput): Promise<UserView> {
  const { resetPasswordUrlPattern, language = null, role = null, ...fields } = input;
  const linkOf = linkOfPattern(context, input.isAdmin, resetPasswordUrlPattern);
  if (input.isAdmin) refuseUnconfirmed(context);
  if (role !== null && judge(addRoleUser.access, context.actor) !== 'allowed') throw new Refusal('FORBIDDEN');
  return changeRights(context, { action: 'user.create', entity: 'user', id: null }, async (tx, actor) => {
    const created = await insertRecord({ tx, context }, userRecords, {
      ...fields,
      email: input.email.toLowerCase(),
      language,
      createdAt: context.now(),
    });
    if (role !== null) await giveRole(tx, context, actor, { id: role, userId: created.id });
    await sendSetPasswordLink(tx, context, created, linkOf);
    return readUser(tx, context, created.id);
  });
}
