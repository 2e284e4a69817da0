import {
  agreementEndpoints,
  getTypesAndTargets,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import {
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import { choicesOf } from '@share/contract/shared/translated.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { agreementVerbs } from './agreements.verbs.ts';
import { listAgreements } from './list-agreements.ts';

export function agreementsRoutes(app: App): void {
  serveRecords(app, agreementEndpoints, { list: listAgreements, ...agreementVerbs });
  const typesAndTargets = {
    types: choicesOf(agreementTypeLabels),
    targets: choicesOf(agreementTargetLabels),
  };
  serve(app, getTypesAndTargets, async () => typesAndTargets);
}
