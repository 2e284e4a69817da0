import { rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import { RoleRow } from '@share/contract/areas/roles/roles.schemas.ts';
import { alphabeticalName } from '../../platform/lists/list-conditions.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { roles } from './roles.tables.ts';

const counts = {
  numberOfUsers: '(SELECT count(*)::int FROM user_roles u WHERE u.role_id = r.id)',
  numberOfPermissions: '(SELECT count(*)::int FROM role_permissions p WHERE p.role_id = r.id)',
};

export const listRoles = listOfTable(roles, {
  declared: rolesList,
  row: RoleRow,
  filters: {},
  orders: { name: alphabeticalName('r.name'), ...counts },
  select: counts,
});
