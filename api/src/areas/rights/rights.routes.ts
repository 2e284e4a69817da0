import * as endpoints from '@share/contract/areas/rights/rights.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { explainPermission, explainPerson } from './explain-rights.ts';

export function rightsRoutes(app: App): void {
  serve(app, endpoints.getEffectivePermissions, ({ params, context }) => explainPerson(context, params.id));
  serve(app, endpoints.getPermissionHolders, ({ params, context }) => explainPermission(context, params.id));
}
