import * as endpoints from '@share/contract/areas/registration/registration.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { activate, getActivation } from './activate.ts';
import { register } from './register.ts';

export const registrationArea: Area = { name: 'registration', routes: registrationRoutes };

function registrationRoutes(app: App): void {
  serve(app, endpoints.register, ({ body, context }) => register(context, body));
  serve(app, endpoints.getActivation, ({ query, context }) => getActivation(context, query.token));
  serve(app, endpoints.activate, ({ body, context }) => activate(context, body));
}
