import { exportRoles, roleEndpoints } from '@share/contract/areas/roles/roles.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { rolesPaths } from './roles.paths.ts';

export const rolesRoutes = recordRoutes({
  name: 'role',
  entity: 'role',
  paths: rolesPaths,
  endpoints: roleEndpoints,
  file: exportRoles,
  list: () => import('./roles-list.tsx').then(({ RolesList }) => RolesList),
  form: () => import('./role-form.tsx').then(({ roleForm }) => roleForm),
});
