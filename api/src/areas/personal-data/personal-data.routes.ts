import * as endpoints from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export/export-person.ts';
import { readErasure } from './read-erasure.ts';

export const personalDataArea: Area = { name: 'personal-data', routes: personalDataRoutes };

function personalDataRoutes(app: App): void {
  serve(app, endpoints.getErasure, ({ params, context }) => readErasure(context.db, context, params.id));
  serve(app, endpoints.erasePerson, ({ params, body, context }) => erasePerson(context, params.id, body));
  serveDownload(app, endpoints.exportPersonalData, ({ params, context }) => exportPerson(context, params.id));
}
