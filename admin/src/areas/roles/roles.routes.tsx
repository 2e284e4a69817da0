import { roleEndpoints } from '@share/contract/areas/roles/roles.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const rolesRoutes = recordRoutes({
  entity: 'role',
  paths: recordScreens.role,
  endpoints: roleEndpoints,
  list: () => import('./roles-list.tsx').then(({ RolesList }) => RolesList),
  form: () => import('./role-form.tsx').then(({ roleForm }) => roleForm),
});
