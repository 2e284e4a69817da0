/**
 * The people with a role, and the roles of a person (USR-31, USR-46, ROL-11). Adding twice and removing what is not there
 * succeed.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import { OptionsQuery } from '../../shared/lists/list.ts';
import { PersonItem, RoleItem, rightsRefusals } from '../rights/rights.schemas.ts';

const OfOne = z.object({ id: IdInPath, userId: IdInPath });

export const listRoleUsers = endpoint({
  method: 'GET',
  path: '/admin/role/:id/users',
  access: 'admin:role:get-users',
  summary: 'The users with a role',
  params: IdParams,
  answer: z.array(PersonItem),
  errors: ['ROLE_NOT_EXISTS'],
});

/** Active staff without the role whose name or e-mail contains the search: the first 100 by name. */
export const searchRoleUserCandidates = endpoint({
  method: 'GET',
  path: '/admin/role/:id/users/candidates',
  access: 'admin:role:get-users',
  summary: 'Staff to whom a role could be given',
  params: IdParams,
  query: OptionsQuery,
  answer: z.array(PersonItem),
  errors: ['ROLE_NOT_EXISTS'],
});

export const addRoleUser = endpoint({
  method: 'PUT',
  path: '/admin/role/:id/users/:userId',
  access: 'admin:role:add-user',
  asksAgain: 'always',
  fourEyes: ['rights'],
  summary: 'Give a user a role',
  params: OfOne,
  answer: z.null(),
  errors: ['ROLE_NOT_EXISTS', 'USER_NOT_EXISTS', 'USER_IS_DELETED', 'USER_IS_NOT_ADMIN', ...rightsRefusals],
});

export const removeRoleUser = endpoint({
  method: 'DELETE',
  path: '/admin/role/:id/users/:userId',
  access: 'admin:role:remove-user',
  asksAgain: 'always',
  fourEyes: ['rights'],
  summary: 'Take a role away from a user',
  params: OfOne,
  answer: z.null(),
  errors: ['ROLE_NOT_EXISTS', 'USER_NOT_EXISTS', ...rightsRefusals],
});

export const listUserRoles = endpoint({
  method: 'GET',
  path: '/admin/user/:id/roles',
  access: 'admin:user:get-roles',
  summary: 'The roles of a user',
  params: IdParams,
  answer: z.array(RoleItem),
  errors: ['USER_NOT_EXISTS'],
});

/** All roles that the user does not have and whose name contains the search (USR-32). */
export const searchUserRoleCandidates = endpoint({
  method: 'GET',
  path: '/admin/user/:id/roles/candidates',
  access: 'admin:user:get-roles',
  summary: 'Roles that could be given to a user',
  params: IdParams,
  query: OptionsQuery,
  answer: z.array(RoleItem),
  errors: ['USER_NOT_EXISTS'],
});
