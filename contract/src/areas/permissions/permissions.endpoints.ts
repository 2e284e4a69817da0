import { list } from '../../shared/lists/list.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import { rightsRefusals } from '../rights/rights.schemas.ts';
import { PermissionInput, PermissionRow, PermissionView } from './permissions.schemas.ts';

export const permissionsList = list({
  name: 'permissions',
  filters: {},
  sortable: ['name'],
  defaultOrder: { column: 'name', direction: 'ASC' },
  unpaged: true,
});

/**
 * PERMISSION_IS_IN_USE: it is in a role, personal, or built in. Built-in ones cannot be changed either, and the name
 * of one in use only by a super administrator.
 */
export const permissionEndpoints = recordEndpoints({
  path: '/admin/permission',
  area: 'permission',
  one: 'a permission',
  many: 'permissions',
  list: permissionsList,
  row: PermissionRow,
  view: PermissionView,
  input: PermissionInput,
  errors: {
    missing: 'PERMISSION_NOT_EXISTS',
    save: ['PERMISSION:NOT_UNIQUE_NAME', 'PERMISSION_NAME_IS_RESERVED'],
    update: ['PERMISSION_IS_IN_USE', ...rightsRefusals],
    remove: ['PERMISSION_IS_IN_USE', ...rightsRefusals],
  },
  file: {
    name: 'text',
    description: 'text',
    area: 'choice',
    kind: { kind: 'yesNo', value: ({ isBuiltIn }) => isBuiltIn },
  },
});

export const { list: listPermissions, file: exportPermissions } = permissionEndpoints;
export const { get: getPermission, create: createPermission } = permissionEndpoints;
export const { update: updatePermission, remove: deletePermission } = permissionEndpoints;
