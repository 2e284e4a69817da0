import * as endpoints from '@share/contract/areas/agreements/agreements.endpoints.ts';
import {
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import { choicesOf } from '@share/contract/shared/translated.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { readRecord } from '../../platform/records/records.ts';
import { agreementRecords, createAgreement, deleteAgreement, updateAgreement } from './agreements.verbs.ts';
import { listAgreements } from './list-agreements.ts';

export function agreementsRoutes(app: App): void {
  serve(app, endpoints.listAgreements, ({ list, context }) => listAgreements(context, list));
  serve(app, endpoints.getTypesAndTargets, async () => ({
    types: choicesOf(agreementTypeLabels),
    targets: choicesOf(agreementTargetLabels),
  }));
  serve(app, endpoints.getAgreement, ({ params, context }) =>
    readRecord(context.db, agreementRecords, params.id),
  );
  serve(app, endpoints.createAgreement, ({ body, context }) => createAgreement(context, body));
  serve(app, endpoints.updateAgreement, ({ params, ifMatch, body, context }) =>
    updateAgreement(context, { id: params.id, ifMatch }, body),
  );
  serve(app, endpoints.deleteAgreement, ({ params, context }) => deleteAgreement(context, params.id));
}
