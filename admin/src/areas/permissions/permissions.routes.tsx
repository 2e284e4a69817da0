import {
  exportPermissions,
  permissionEndpoints,
} from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';

export const permissionsRoutes = recordRoutes({
  name: 'permission',
  entity: 'permission',
  paths: { list: '/permission', create: '/permission/create', edit: '/permission/$id' },
  endpoints: permissionEndpoints,
  file: exportPermissions,
  list: () => import('./permissions-list.tsx').then(({ PermissionsList }) => PermissionsList),
  form: () => import('./permission-form.tsx').then(({ permissionForm }) => permissionForm),
});
