import {
  agreementEndpoints,
  agreementVersions,
  exportAgreements,
  getTypesAndTargets,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import {
  AgreementInput,
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import { choicesOf } from '@share/contract/shared/translated.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { serveVersions } from '../../platform/records/versions/serve-versions.ts';
import { agreementRecords, agreementVerbs } from './agreements.verbs.ts';
import { listAgreements } from './list-agreements.ts';

export function agreementsRoutes(app: App): void {
  serveRecords(app, agreementEndpoints, { list: listAgreements, ...agreementVerbs });
  serveVersions(app, agreementVersions, {
    ...agreementVerbs,
    records: agreementRecords,
    input: AgreementInput,
    toInput: (content) => content,
  });
  serveExport(app, exportAgreements, listAgreements);
  const typesAndTargets = {
    types: choicesOf(agreementTypeLabels),
    targets: choicesOf(agreementTargetLabels),
  };
  serve(app, getTypesAndTargets, async () => typesAndTargets);
}
