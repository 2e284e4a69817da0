import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { rightsRefusals } from '../rights/rights.schemas.ts';
import { usersList } from './users.list.ts';
import {
  InvitationInput,
  SignOutInput,
  UserCreateInput,
  UserEditInput,
  UserRow,
  UserView,
} from './users.schemas.ts';

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/user',
  access: 'admin:user:list',
  summary: 'List users',
  list: usersList,
  answer: listAnswer(UserRow),
  errors: [],
});

export const exportUsers = exportEndpoint(listUsers, {
  email: 'text',
  state: 'choice',
  firstName: 'text',
  lastName: 'text',
  position: 'text',
  roles: 'text',
  createdAt: 'instant',
  lastSignedInAt: 'instant',
  userType: 'choice',
  isAdmin: 'yesNo',
  isSuperAdmin: 'yesNo',
  hasSecondFactor: { kind: 'yesNo', value: ({ hasSecondFactor }) => hasSecondFactor === true },
});

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/user/:id',
  access: ['admin:user:get', 'admin:user:edit'],
  summary: 'Read a user, also a deleted one',
  params: IdParams,
  answer: UserView,
  errors: ['USER_NOT_EXISTS'],
});

/**
 * E-mails the new user a link to set a password, in the user's language. For staff it asks for the caller's password again. A
 * role also needs the permission to give it.
 */
export const createUser = endpoint({
  method: 'POST',
  path: '/admin/user',
  access: 'admin:user:create',
  asksAgain: 'sometimes',
  fourEyes: ['rights'],
  summary: 'Create a user and e-mail a link to set the password',
  body: UserCreateInput,
  answer: UserView,
  errors: [
    'USER:NOT_UNIQUE_USER',
    'LINK_PATTERN_NOT_ALLOWED',
    'ROLE_NOT_EXISTS',
    'USER_IS_NOT_ADMIN',
    ...rightsRefusals,
  ],
});

/**
 * A changed e-mail or bank account is e-mailed to the former address, and ends the user's links and sessions. So does
 * deactivating. Changing the e-mail, the bank account or who is an active administrator asks for the password again. Somebody
 * who is no longer an administrator loses roles and personal permissions.
 */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/admin/user/:id',
  access: 'admin:user:edit',
  asksAgain: 'sometimes',
  fourEyes: ['bankAccounts', 'rights'],
  summary: 'Change a user',
  params: IdParams,
  body: UserEditInput,
  answer: UserView,
  errors: [
    'USER_NOT_EXISTS',
    'USER_IS_DELETED',
    'USER_IS_YOURSELF',
    'LAST_SUPER_ADMIN',
    'CHANGED_MEANWHILE',
    'USER:NOT_UNIQUE_USER',
    'COUNTRY_NOT_FOUND',
    'STATE_NOT_FOUND',
    'POSTAL_CODE_INVALID',
    'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG',
    ...rightsRefusals,
  ],
});

/** The account stays for the books; sessions, links, roles and permissions end, and the e-mail is free for a new account. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/user/:id',
  access: 'admin:user:delete',
  asksAgain: 'always',
  summary: 'Delete a user',
  params: IdParams,
  answer: z.null(),
  errors: [
    'USER_NOT_EXISTS',
    'USER_ALREADY_DELETED',
    'USER_IS_YOURSELF',
    'LAST_SUPER_ADMIN',
    'CHANGED_MEANWHILE',
    ...rightsRefusals,
  ],
});

/** For a lost or stolen device: the account stays open, and the person signs in again with the same password. */
export const signOutUser = endpoint({
  method: 'POST',
  path: '/admin/user/:id/sign-out',
  access: 'admin:user:edit',
  summary: 'End every session of another user',
  params: IdParams,
  body: SignOutInput,
  answer: UserView,
  errors: ['USER_NOT_EXISTS', 'USER_IS_DELETED', 'USER_IS_YOURSELF', ...rightsRefusals],
});

/**
 * For somebody who has lost the app and the recovery codes. The person is e-mailed, and every session ends. People change their
 * own second factor on the screen of their account.
 */
export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/user/:id/second-factor-reset',
  access: 'admin:user:edit',
  asksAgain: 'always',
  summary: 'Remove the second factor of another user',
  params: IdParams,
  answer: UserView,
  errors: [
    'USER_NOT_EXISTS',
    'USER_IS_DELETED',
    'USER_IS_YOURSELF',
    'SECOND_FACTOR_MISSING',
    ...rightsRefusals,
  ],
});

/** Former links of the user stop working. Answers null to those who may not read users. */
export const inviteUser = endpoint({
  method: 'POST',
  path: '/admin/user/:id/invitation',
  access: ['admin:user:create', 'admin:user:edit'],
  summary: 'E-mail a user without a password the link to set one again',
  params: IdParams,
  body: InvitationInput,
  answer: UserView.nullable(),
  errors: [
    'USER_NOT_EXISTS',
    'USER_IS_DELETED',
    'USER_IS_NOT_ACTIVE',
    'USER_HAS_PASSWORD',
    'LINK_PATTERN_NOT_ALLOWED',
    'LINK_JUST_SENT',
    ...rightsRefusals,
  ],
});
