import * as endpoints from '@share/contract/areas/series/series.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { createSeries } from './create-series.ts';
import { deleteSeries } from './delete-series.ts';
import { listSeries } from './list-series.ts';
import { searchSeriesOptions } from './search-series-options.ts';
import { findSeries, toSeriesView } from './series.reads.ts';
import { updateSeries } from './update-series.ts';

export function seriesRoutes(app: App): void {
  serve(app, endpoints.listSeries, ({ list, context }) => listSeries(context, list));
  serve(app, endpoints.searchSeriesOptions, ({ query, context }) =>
    searchSeriesOptions(context, query.search),
  );
  serve(app, endpoints.getSeries, async ({ params, context }) =>
    toSeriesView(await findSeries(context.db, params.id)),
  );
  serve(app, endpoints.createSeries, ({ body, context }) => createSeries(context, body));
  serve(app, endpoints.updateSeries, ({ params, body, ifMatch, context }) =>
    updateSeries(context, params.id, body, ifMatch),
  );
  serve(app, endpoints.deleteSeries, ({ params, context }) => deleteSeries(context, params.id));
}
