import type { UserCreateInput, UserView } from '@share/contract/areas/users/users.schemas.ts';
import { refuseUnconfirmed } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import { insertRecord } from '../../platform/records/record-steps.ts';
import { changeRights } from '../rights/rights.shared.ts';
import { sendSetPasswordLink } from './invitation/send-set-password-link.ts';
import { linkOfPattern } from './passwords/password-links.ts';
import { readUser, userRecords } from './users.reads.ts';

/**
 * Creates an account without a password and any permission, and e-mails the link to set one (USR-08 to USR-15). For staff the
 * password is asked for again.
 */
export async function createUser(context: Context, input: UserCreateInput): Promise<UserView> {
  const { resetPasswordUrlPattern, language = null, ...fields } = input;
  const linkOf = linkOfPattern(context, input.isAdmin, resetPasswordUrlPattern);
  if (input.isAdmin) refuseUnconfirmed(context);
  return changeRights(context, { action: 'user.create', entity: 'user', id: null }, async (tx) => {
    const created = await insertRecord({ tx, context }, userRecords, {
      ...fields,
      email: input.email.toLowerCase(),
      language,
      createdAt: context.now(),
    });
    await sendSetPasswordLink(tx, context, created, linkOf);
    return readUser(tx, context, created.id);
  });
}
