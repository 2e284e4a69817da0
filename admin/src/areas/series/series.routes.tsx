import {
  exportSeries,
  searchSeriesOptions,
  seriesEndpoints,
  seriesLanguages,
} from '@share/contract/areas/series/series.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';

export const seriesRoutes = recordRoutes({
  name: 'series',
  entity: 'series',
  paths: { list: '/series', create: '/series/create', edit: '/series/$id/edit' },
  endpoints: seriesEndpoints,
  languages: seriesLanguages,
  file: exportSeries,
  selects: [searchSeriesOptions],
  list: () => import('./series-list.tsx').then(({ SeriesList }) => SeriesList),
  form: () => import('./series-form.tsx').then(({ seriesForm }) => seriesForm),
});
