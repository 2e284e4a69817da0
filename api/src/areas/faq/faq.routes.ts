import { faqEndpoints, faqVersions, moveFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { FaqInput } from '@share/contract/areas/faq/faq.schemas.ts';
import * as publicReading from '@share/contract/areas/faq/public-faq.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { serveVersions } from '../../platform/records/versions/serve-versions.ts';
import { faqRecords, faqVerbs } from './faq.verbs.ts';
import { listFaq } from './list-faq.ts';
import { listPublicFaq } from './list-public-faq.ts';

export const faqArea: Area = {
  name: 'faq',
  routes: faqRoutes,
  content: { ...faqRecords, from: 'faq r', read: faqVerbs.read },
  watched: { faq: 'faq' },
  link: {
    group: 'content',
    endpoint: faqEndpoints.list,
    route: '/faq',
    icon: 'help',
    label: contentNames.faq.all,
  },
};

function faqRoutes(app: App): void {
  serveRecords(app, faqEndpoints, { list: listFaq, ...faqVerbs });
  serveVersions(app, faqVersions, {
    ...faqVerbs,
    records: faqRecords,
    input: FaqInput,
    // An entry that has been moved since keeps its place.
    toInput: ({ position: _, ...content }) => content,
  });
  serve(app, moveFaq, ({ params, body, context }) => faqVerbs.move(context, params.id, body.position));
  serve(app, publicReading.listPublicFaq, ({ context }) => listPublicFaq(context));
}
