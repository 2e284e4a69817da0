import { listUserAgreements as endpoint } from '@share/contract/areas/user-agreements/user-agreements.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { listUserAgreements } from './list-user-agreements.ts';

export const userAgreementsArea: Area = { name: 'user-agreements', routes: userAgreementsRoutes };

function userAgreementsRoutes(app: App): void {
  serve(app, endpoint, ({ query, context }) => listUserAgreements(context, query.userId));
}
