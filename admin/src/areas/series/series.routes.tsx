import {
  searchSeriesOptions,
  seriesEndpoints,
  seriesLanguages,
} from '@share/contract/areas/series/series.endpoints.ts';
import { recordRoutes } from '../../ui/record/record-routes.tsx';
import { recordScreens } from '../links/record-paths.ts';

export const seriesRoutes = recordRoutes({
  entity: 'series',
  paths: recordScreens.series,
  endpoints: seriesEndpoints,
  languages: seriesLanguages,
  selects: [searchSeriesOptions],
  list: () => import('./series-list.tsx').then(({ SeriesList }) => SeriesList),
  form: () => import('./series-form.tsx').then(({ seriesForm }) => seriesForm),
});
