import { rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import { RoleRow } from '@share/contract/areas/roles/roles.schemas.ts';
import { alphabeticalName } from '../../platform/lists/list-conditions.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { roles } from './roles.tables.ts';

export const listRoles = listOfTable(roles, {
  declared: rolesList,
  row: RoleRow,
  filters: {},
  orders: { name: alphabeticalName('r.name') },
  select: { numberOfUsers: '(SELECT count(*)::int FROM user_roles u WHERE u.role_id = r.id)' },
});
