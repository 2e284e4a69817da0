import * as endpoints from '@share/contract/areas/agreements/agreements.endpoints.ts';
import {
  AgreementInput,
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import { choicesOf } from '@share/contract/shared/translated.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { serveVersions } from '../../platform/records/versions/serve-versions.ts';
import { stepOf } from '../home/home.shared.ts';
import { agreementRecords, agreementVerbs } from './agreements.verbs.ts';
import { agreementsFinder, listAgreements } from './list-agreements.ts';

export const agreementsArea: Area = {
  name: 'agreements',
  routes: agreementsRoutes,
  firstSteps: [
    stepOf(
      'agreements',
      endpoints.createAgreement,
      "FROM agreements WHERE active AND target IN ('registration', 'investment')",
    ),
  ],
  content: { ...agreementRecords, from: 'agreements r', read: agreementVerbs.read },
  watched: { agreement: 'agreements' },
  finder: agreementsFinder,
  link: {
    group: 'offer',
    endpoint: endpoints.listAgreements,
    route: '/agreements',
    icon: 'checklist',
    label: contentNames.agreement.all,
  },
};

function agreementsRoutes(app: App): void {
  const versioned = { ...agreementVerbs, records: agreementRecords, input: AgreementInput };
  serveRecords(app, endpoints.agreementEndpoints, { list: listAgreements, ...agreementVerbs });
  serveVersions(app, endpoints.agreementVersions, versioned);
  const choices = { types: choicesOf(agreementTypeLabels), targets: choicesOf(agreementTargetLabels) };
  serve(app, endpoints.getTypesAndTargets, async () => choices);
}
