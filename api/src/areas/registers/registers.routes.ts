import * as endpoints from '@share/contract/areas/registers/registers.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { readCapTable, readSeriesRegister } from './read-registers.ts';
import { capTableFile, seriesRegisterFile } from './register-files.ts';

export const registersArea: Area = { name: 'registers', routes: registersRoutes };

function registersRoutes(app: App): void {
  serve(app, endpoints.getSeriesRegister, ({ params, query, context }) =>
    readSeriesRegister(context, params.id, query.asOf),
  );
  serveDownload(app, endpoints.downloadSeriesRegister, async ({ params, query, context }) =>
    seriesRegisterFile(context, await readSeriesRegister(context, params.id, query.asOf)),
  );
  serve(app, endpoints.getCapTable, ({ params, query, context }) =>
    readCapTable(context, params.id, query.asOf),
  );
  serveDownload(app, endpoints.downloadCapTable, async ({ params, query, context }) =>
    capTableFile(context, await readCapTable(context, params.id, query.asOf)),
  );
}
