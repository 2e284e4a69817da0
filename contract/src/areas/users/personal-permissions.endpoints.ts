/** Permissions that a user holds without a role (USR-38, USR-39, USR-45). */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import { OptionsQuery } from '../../shared/lists/list.ts';
import { PermissionItem, rightsRefusals } from '../rights/rights.schemas.ts';

const OfOne = z.object({ id: IdInPath, permissionId: IdInPath });

export const listPersonalPermissions = endpoint({
  method: 'GET',
  path: '/admin/user/:id/personal-permissions',
  access: 'admin:user:get-personal-permissions',
  summary: 'The personal permissions of a user',
  params: IdParams,
  answer: z.array(PermissionItem),
  errors: ['USER_NOT_EXISTS'],
});

/** All permissions that are not personal ones of the user yet and whose name or description contains the search. */
export const searchPersonalPermissionCandidates = endpoint({
  method: 'GET',
  path: '/admin/user/:id/personal-permissions/candidates',
  access: 'admin:user:get-personal-permissions',
  summary: 'Permissions that could become personal ones of a user',
  params: IdParams,
  query: OptionsQuery,
  answer: z.array(PermissionItem),
  errors: ['USER_NOT_EXISTS'],
});

/** Answers all personal permissions of the user, as does taking one away. */
export const grantPersonalPermission = endpoint({
  method: 'PUT',
  path: '/admin/user/:id/personal-permissions/:permissionId',
  access: 'admin:user:add-personal-permission',
  asksAgain: 'always',
  fourEyes: ['rights'],
  summary: 'Give a user a personal permission',
  params: OfOne,
  answer: z.array(PermissionItem),
  errors: ['USER_NOT_EXISTS', 'PERMISSION_NOT_EXISTS', 'USER_IS_DELETED', ...rightsRefusals],
});

export const revokePersonalPermission = endpoint({
  method: 'DELETE',
  path: '/admin/user/:id/personal-permissions/:permissionId',
  access: 'admin:user:add-personal-permission',
  asksAgain: 'always',
  fourEyes: ['rights'],
  summary: 'Take a personal permission away from a user',
  params: OfOne,
  answer: z.array(PermissionItem),
  errors: ['USER_NOT_EXISTS', 'PERMISSION_NOT_EXISTS', 'USER_IS_DELETED', ...rightsRefusals],
});
