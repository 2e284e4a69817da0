import {
  searchSeriesOptions,
  seriesEndpoints,
  seriesLanguages,
} from '@share/contract/areas/series/series.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { serveLanguages } from '../../platform/records/versions/serve-languages.ts';
import { listSeries } from './list-series.ts';
import { findSeriesOptions, type ReadPayPalSettings } from './search-series-options.ts';
import { readSeries, seriesTexts } from './series.reads.ts';
import { createSeries, deleteSeries, updateSeries } from './series.verbs.ts';

export function seriesRoutes(app: App, readPayPalSettings: ReadPayPalSettings): void {
  serveRecords(app, seriesEndpoints, {
    list: listSeries,
    read: readSeries,
    create: createSeries,
    update: updateSeries,
    remove: deleteSeries,
  });
  serveLanguages(app, seriesLanguages, { ...seriesTexts, read: readSeries });
  serve(app, searchSeriesOptions, ({ query, context }) =>
    findSeriesOptions(context, readPayPalSettings, query),
  );
}
