import { searchSeriesOptions, seriesEndpoints } from '@share/contract/areas/series/series.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { readerOf } from '../../platform/records/records.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { listSeries } from './list-series.ts';
import { findSeriesOptions } from './search-series-options.ts';
import { seriesRecords } from './series.reads.ts';
import { createSeries, deleteSeries, updateSeries } from './series.verbs.ts';

export function seriesRoutes(app: App): void {
  serveRecords(app, seriesEndpoints, {
    list: listSeries,
    read: readerOf(seriesRecords),
    create: createSeries,
    update: updateSeries,
    remove: deleteSeries,
  });
  serve(app, searchSeriesOptions, ({ query, context }) => findSeriesOptions(context, query.search));
}
