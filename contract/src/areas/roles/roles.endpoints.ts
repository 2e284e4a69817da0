import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list } from '../../shared/lists/list.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import { rightsRefusals } from '../rights/rights.schemas.ts';
import { RoleInput, RoleRow, RoleView } from './roles.schemas.ts';

export const rolesList = list({
  name: 'roles',
  filters: {},
  sortable: ['id', 'name', 'numberOfUsers', 'numberOfPermissions'],
  defaultOrder: { column: 'name', direction: 'ASC' },
  unpaged: true,
});

const declared = recordEndpoints({
  path: '/admin/role',
  area: 'role',
  one: 'a role',
  many: 'roles',
  list: rolesList,
  row: RoleRow,
  view: RoleView,
  input: RoleInput,
  errors: {
    missing: 'ROLE_NOT_EXISTS',
    save: [],
    update: [...rightsRefusals],
    remove: ['ROLE_IS_IN_USE', ...rightsRefusals],
  },
  file: {
    id: 'id',
    name: 'text',
    description: 'text',
    numberOfUsers: 'number',
    numberOfPermissions: 'number',
  },
});

/** A role may be changed or deleted by those who hold all its permissions; ROLE_IS_IN_USE: it has users. */
export const roleEndpoints = {
  ...declared,
  remove: endpoint({ ...declared.remove, asksAgain: 'always' }),
};

export const { list: listRoles, get: getRole, create: createRole } = roleEndpoints;
export const { update: updateRole, remove: deleteRole, file: exportRoles } = roleEndpoints;

/** The copy has the description and the permissions, but no users. */
export const duplicateRole = endpoint({
  method: 'POST',
  path: '/admin/role/:id/duplicate',
  access: declared.create.access,
  asksAgain: 'always',
  fourEyes: ['rights'],
  summary:
    'Create a role with the permissions of another one, for those who may also see and add permissions of roles',
  params: IdParams,
  answer: RoleView,
  errors: ['ROLE_NOT_EXISTS', ...rightsRefusals],
});
