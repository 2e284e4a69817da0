import * as endpoints from '@share/contract/areas/series/series.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { readRecord } from '../../platform/records/records.ts';
import { listSeries } from './list-series.ts';
import { searchSeriesOptions } from './search-series-options.ts';
import { seriesRecords } from './series.reads.ts';
import { createSeries, deleteSeries, updateSeries } from './series.verbs.ts';

export function seriesRoutes(app: App): void {
  serve(app, endpoints.listSeries, ({ list, context }) => listSeries(context, list));
  serve(app, endpoints.searchSeriesOptions, ({ query, context }) =>
    searchSeriesOptions(context, query.search),
  );
  serve(app, endpoints.getSeries, ({ params, context }) => readRecord(context.db, seriesRecords, params.id));
  serve(app, endpoints.createSeries, ({ body, context }) => createSeries(context, body));
  serve(app, endpoints.updateSeries, ({ params, ifMatch, body, context }) =>
    updateSeries(context, { id: params.id, ifMatch }, body),
  );
  serve(app, endpoints.deleteSeries, ({ params, context }) => deleteSeries(context, params.id));
}
