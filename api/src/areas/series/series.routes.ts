import {
  searchSeriesOptions,
  seriesEndpoints,
  seriesLanguages,
} from '@share/contract/areas/series/series.endpoints.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveRecords } from '../../platform/records/serve-records.ts';
import { serveLanguages } from '../../platform/records/versions/serve-languages.ts';
import { listSeries, seriesFinder } from './list-series.ts';
import { type ForSeriesOptions, findSeriesOptions } from './search-series-options.ts';
import { seriesCards, seriesSteps } from './series.home.ts';
import { readSeries, seriesRecords, seriesTexts } from './series.reads.ts';
import { createSeries, deleteSeries, updateSeries } from './series.verbs.ts';

export const seriesArea: Area = {
  name: 'series',
  routes: seriesRoutes,
  firstSteps: seriesSteps,
  content: { ...seriesRecords, from: 'series r', read: readSeries },
  watched: { series: 'series' },
  cards: seriesCards,
  finder: seriesFinder,
  link: {
    group: 'offer',
    endpoint: seriesEndpoints.list,
    route: '/series',
    icon: 'stack',
    label: contentNames.series.all,
  },
};

function seriesRoutes(app: App, needed: ForSeriesOptions): void {
  serveRecords(app, seriesEndpoints, {
    list: listSeries,
    read: readSeries,
    create: createSeries,
    update: updateSeries,
    remove: deleteSeries,
  });
  serveLanguages(app, seriesLanguages, { ...seriesTexts, read: readSeries });
  serve(app, searchSeriesOptions, ({ query, context }) => findSeriesOptions(context, needed, query));
}
