import * as endpoints from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { findAgreement } from './agreements.reads.ts';
import { createAgreement } from './create-agreement.ts';
import { deleteAgreement } from './delete-agreement.ts';
import { listAgreements } from './list-agreements.ts';
import { typesAndTargets } from './types-and-targets.ts';
import { updateAgreement } from './update-agreement.ts';

export function agreementsRoutes(app: App): void {
  serve(app, endpoints.listAgreements, ({ list, context }) => listAgreements(context, list));
  serve(app, endpoints.getTypesAndTargets, async () => typesAndTargets);
  serve(app, endpoints.getAgreement, ({ params, context }) => findAgreement(context.db, params.id));
  serve(app, endpoints.createAgreement, ({ body, context }) => createAgreement(context, body));
  serve(app, endpoints.updateAgreement, ({ params, body, ifMatch, context }) =>
    updateAgreement(context, params.id, body, ifMatch),
  );
  serve(app, endpoints.deleteAgreement, ({ params, context }) => deleteAgreement(context, params.id));
}
