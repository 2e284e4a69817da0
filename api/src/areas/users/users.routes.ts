import * as personal from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import { listUserEmails as userEmails } from '@share/contract/areas/users/user-emails.endpoints.ts';
import * as endpoints from '@share/contract/areas/users/users.endpoints.ts';
import type { Area } from '../../area.ts';
import { shownTo } from '../../platform/http/authorise.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { inviteUser } from './invitation/invite-user.ts';
import { listUserEmails } from './list-user-emails.ts';
import { listUsers, usersFinder } from './list-users.ts';
import * as permissions from './personal-permissions.verbs.ts';
import { updateUser } from './update-user.ts';
import { usersSteps } from './users.home.ts';
import { readUser } from './users.reads.ts';

export const usersArea: Area = {
  name: 'users',
  routes: usersRoutes,
  firstSteps: usersSteps,
  watched: { user: 'users' },
  finder: usersFinder,
  link: {
    group: 'people',
    endpoint: endpoints.listUsers,
    route: '/users',
    icon: 'users',
    label: { pl: 'Użytkownicy', en: 'Users' },
  },
  furtherLinks: [
    {
      group: 'people',
      endpoint: endpoints.listUsers,
      route: '/staff-accounts',
      icon: 'userCog',
      label: { pl: 'Konta pracowników', en: 'Staff accounts' },
    },
  ],
};

function usersRoutes(app: App): void {
  serve(app, endpoints.listUsers, ({ list, context }) => listUsers(context, list));
  serveExport(app, endpoints.exportUsers, listUsers);
  serve(app, endpoints.getUser, ({ params, context }) => readUser(context.db, context, params.id));
  serve(app, endpoints.createUser, ({ body, context }) => createUser(context, body));
  serve(app, endpoints.updateUser, ({ params, ifMatch, body, context }) =>
    updateUser(context, { id: params.id, ifMatch }, body),
  );
  serve(app, endpoints.deleteUser, ({ params, ifMatch, context }) =>
    deleteUser(context, { id: params.id, ifMatch }),
  );
  serve(app, endpoints.inviteUser, async ({ params, body, context }) =>
    shownTo(context, endpoints.getUser, await inviteUser(context, params.id, body)),
  );
  serve(app, userEmails, ({ params, context }) => listUserEmails(context, params.id));
  serve(app, personal.listPersonalPermissions, ({ params, context }) =>
    permissions.listPersonalPermissions(context, params.id),
  );
  serve(app, personal.searchPersonalPermissionCandidates, ({ params, query, context }) =>
    permissions.searchPersonalPermissionCandidates(context, params.id, query.search),
  );
  serve(app, personal.grantPersonalPermission, ({ params, context }) =>
    permissions.grantPersonalPermission(context, params),
  );
  serve(app, personal.revokePersonalPermission, ({ params, context }) =>
    permissions.revokePersonalPermission(context, params),
  );
}
