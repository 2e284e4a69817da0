import { permissionEndpoints } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const permissionsRoutes = recordRoutes({
  entity: 'permission',
  paths: recordScreens.permission,
  endpoints: permissionEndpoints,
  list: () => import('./permissions-list.tsx').then(({ PermissionsList }) => PermissionsList),
  form: () => import('./permission-form.tsx').then(({ permissionForm }) => permissionForm),
});
