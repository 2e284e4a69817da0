import * as ofPermissions from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import * as ofUsers from '@share/contract/areas/roles/role-users.endpoints.ts';
import { duplicateRole as duplicate, roleEndpoints } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { duplicateRole } from './duplicate-role.ts';
import { listRoles } from './list-roles.ts';
import * as permissions from './role-permissions.verbs.ts';
import * as users from './role-users.verbs.ts';
import { readRole } from './roles.reads.ts';
import { createRole, deleteRole, updateRole } from './roles.verbs.ts';

export const rolesArea: Area = {
  name: 'roles',
  routes: rolesRoutes,
  watched: { role: 'roles' },
  link: {
    group: 'people',
    endpoint: roleEndpoints.list,
    route: '/roles',
    icon: 'shield',
    label: { pl: 'Role', en: 'Roles' },
  },
};

function rolesRoutes(app: App): void {
  serveRecords(app, roleEndpoints, {
    list: listRoles,
    read: (context, id) => readRole(context.db, context, id),
    create: createRole,
    update: updateRole,
    remove: deleteRole,
  });
  serve(app, duplicate, ({ params, context }) => duplicateRole(context, params.id));
  serve(app, ofPermissions.listRolePermissions, ({ params, context }) =>
    permissions.listRolePermissions(context, params.id),
  );
  serve(app, ofPermissions.searchRolePermissionCandidates, ({ params, query, context }) =>
    permissions.searchRolePermissionCandidates(context, params.id, query.search),
  );
  serve(app, ofPermissions.addRolePermission, ({ params, context }) =>
    permissions.addRolePermission(context, params),
  );
  serve(app, ofPermissions.removeRolePermission, ({ params, context }) =>
    permissions.removeRolePermission(context, params),
  );
  serve(app, ofUsers.listRoleUsers, ({ params, context }) => users.listRoleUsers(context, params.id));
  serve(app, ofUsers.searchRoleUserCandidates, ({ params, query, context }) =>
    users.searchRoleUserCandidates(context, params.id, query.search),
  );
  serve(app, ofUsers.addRoleUser, ({ params, context }) => users.addRoleUser(context, params));
  serve(app, ofUsers.removeRoleUser, ({ params, context }) => users.removeRoleUser(context, params));
  serve(app, ofUsers.listUserRoles, ({ params, context }) => users.listUserRoles(context, params.id));
  serve(app, ofUsers.searchUserRoleCandidates, ({ params, query, context }) =>
    users.searchUserRoleCandidates(context, params.id, query.search),
  );
}
