import * as endpoints from '@share/contract/areas/rights/rights.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { comparePeople, compareRoles } from './compare-rights.ts';
import { explainPermission, explainPerson } from './explain-rights.ts';
import { foreseeRolePermissions, foreseeRoleUser } from './foresee-rights.ts';
import { readRightsRevision } from './read-rights-revision.ts';

export const rightsArea: Area = { name: 'rights', routes: rightsRoutes };

function rightsRoutes(app: App): void {
  serve(app, endpoints.getEffectivePermissions, ({ params, context }) => explainPerson(context, params.id));
  serve(app, endpoints.comparePeople, ({ params, context }) => comparePeople(context, params));
  serve(app, endpoints.compareRoles, ({ params, context }) => compareRoles(context, params));
  serve(app, endpoints.getPermissionHolders, ({ params, context }) => explainPermission(context, params.id));
  serve(app, endpoints.getRightsRevision, ({ context }) => readRightsRevision(context));
  serve(app, endpoints.foreseeRoleUser, ({ params, context }) => foreseeRoleUser(context, params));
  serve(app, endpoints.foreseeRolePermissions, ({ params, query, context }) =>
    foreseeRolePermissions(context, params.id, query.permissions),
  );
}
