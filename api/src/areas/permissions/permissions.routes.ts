import { permissionEndpoints } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import type { Area } from '../../area.ts';
import type { App } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { listPermissions } from './list-permissions.ts';
import { readPermission } from './permissions.reads.ts';
import { createPermission, deletePermission, updatePermission } from './permissions.verbs.ts';

export const permissionsArea: Area = {
  name: 'permissions',
  routes: permissionsRoutes,
  watched: { permission: 'permissions' },
  link: {
    group: 'people',
    endpoint: permissionEndpoints.list,
    route: '/permission',
    icon: 'key',
    label: { pl: 'Uprawnienia', en: 'Permissions' },
  },
};

function permissionsRoutes(app: App): void {
  serveRecords(app, permissionEndpoints, {
    list: listPermissions,
    read: (context, id) => readPermission(context.db, context, id),
    create: createPermission,
    update: updatePermission,
    remove: deletePermission,
  });
}
