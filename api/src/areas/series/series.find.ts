import { getSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { finderOf, named } from '../find/find.shared.ts';

export const seriesFinder = finderOf({
  kind: 'series',
  endpoint: getSeries,
  sql: named('series', 'name'),
  route: (id) => `/series/${id}/edit`,
});
