/** The permissions of a role (ROL-11, ROL-19). Adding twice and removing what is not there change nothing and succeed. */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import { OptionsQuery } from '../../shared/lists/list.ts';
import { PermissionItem, rightsRefusals } from '../rights/rights.schemas.ts';

const OfOne = z.object({ id: IdInPath, permissionId: IdInPath });

export const listRolePermissions = endpoint({
  method: 'GET',
  path: '/admin/role/:id/permissions',
  access: 'admin:role:get-permissions',
  summary: 'The permissions of a role',
  params: IdParams,
  answer: z.array(PermissionItem),
  errors: ['ROLE_NOT_EXISTS'],
});

/** All permissions that the role does not contain and whose name or description contains the search. */
export const searchRolePermissionCandidates = endpoint({
  method: 'GET',
  path: '/admin/role/:id/permissions/candidates',
  access: 'admin:role:get-permissions',
  summary: 'Permissions that could be added to a role',
  params: IdParams,
  query: OptionsQuery,
  answer: z.array(PermissionItem),
  errors: ['ROLE_NOT_EXISTS'],
});

export const addRolePermission = endpoint({
  method: 'PUT',
  path: '/admin/role/:id/permissions/:permissionId',
  access: 'admin:role:add-permission',
  asksAgain: 'always',
  fourEyes: ['rights'],
  summary: 'Add a permission to a role',
  params: OfOne,
  answer: z.null(),
  errors: ['ROLE_NOT_EXISTS', 'PERMISSION_NOT_EXISTS', ...rightsRefusals],
});

export const removeRolePermission = endpoint({
  method: 'DELETE',
  path: '/admin/role/:id/permissions/:permissionId',
  access: 'admin:role:remove-permission',
  asksAgain: 'always',
  fourEyes: ['rights'],
  summary: 'Remove a permission from a role',
  params: OfOne,
  answer: z.null(),
  errors: ['ROLE_NOT_EXISTS', 'PERMISSION_NOT_EXISTS', ...rightsRefusals],
});
