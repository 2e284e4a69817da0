import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { list, OptionsQuery } from '../../shared/lists/list.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import { SeriesInput, SeriesOption, SeriesRow, SeriesView } from './series.schemas.ts';

export const seriesList = list({
  name: 'series',
  filters: {
    name: { type: 'text' },
    limit: { type: 'numberRange' },
    numberOfShares: { type: 'numberRange' },
    pricePerShare: { type: 'numberRange' },
    isOpen: { type: 'boolean' },
  },
  sortable: ['name', 'limit', 'numberOfShares', 'pricePerShare'],
  defaultOrder: { column: 'name', direction: 'ASC' },
});

export const seriesEndpoints = recordEndpoints({
  path: '/admin/share/series',
  area: 'series',
  one: 'a share series',
  many: 'share series',
  list: seriesList,
  row: SeriesRow,
  view: SeriesView,
  input: SeriesInput,
  errors: {
    missing: 'SERIES_NOT_EXISTS',
    save: ['BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG', 'IS_REQUIRED'],
    update: ['LIMIT_BELOW_SHARES_IN_USE'],
    remove: ['CANT_DELETE_SERIES'],
  },
});

export const { list: listSeries, get: getSeries, create: createSeries } = seriesEndpoints;
export const { update: updateSeries, remove: deleteSeries } = seriesEndpoints;

/** The choices of the series select: the first matches by name (SER-08). */
export const searchSeriesOptions = endpoint({
  method: 'GET',
  path: '/admin/share/series/options',
  access: ['admin:series:list', 'admin:offer:get', 'admin:offer:create', 'admin:offer:edit'],
  summary: 'Search share series for a select',
  query: OptionsQuery,
  answer: z.array(SeriesOption),
  errors: [],
});
