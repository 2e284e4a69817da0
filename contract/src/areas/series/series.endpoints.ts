import { z } from 'zod';
import { gapFilter } from '../../shared/content/gaps.ts';
import { languageEndpoints } from '../../shared/content/language-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath } from '../../shared/ids.ts';
import { list, OptionsQuery } from '../../shared/lists/list.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import { SeriesInput, SeriesOption, SeriesRow, SeriesView } from './series.schemas.ts';

/** The tasks about a series, as home counts them. */
export const waitingSeries = ['nearlySoldOut', 'withoutAccount'] as const;

export const seriesList = list({
  name: 'series',
  filters: {
    name: { type: 'text' },
    limit: { type: 'numberRange' },
    numberOfShares: { type: 'numberRange' },
    pricePerShare: { type: 'numberRange' },
    isOpen: { type: 'boolean' },
    waits: { type: 'select', choices: waitingSeries },
    gap: gapFilter,
  },
  sortable: ['name', 'limit', 'numberOfShares', 'pricePerShare'],
  defaultOrder: { column: 'name', direction: 'ASC' },
});

const records = recordEndpoints({
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
  file: {
    name: 'text',
    limit: 'number',
    numberOfShares: 'number',
    pricePerShare: 'money',
    isOpen: 'yesNo',
    hasAccount: 'yesNo',
  },
});

/** A series contains the account to which investors pay; changing the account asks for the password again. */
export const seriesEndpoints = {
  ...records,
  create: { ...records.create, asksAgain: 'always', fourEyes: ['bankAccounts', 'credentials'] },
  update: { ...records.update, asksAgain: 'sometimes', fourEyes: ['bankAccounts', 'terms', 'credentials'] },
} as const;

export const { list: listSeries, get: getSeries, create: createSeries } = seriesEndpoints;
export const { update: updateSeries, remove: deleteSeries, file: exportSeries } = seriesEndpoints;

export const seriesLanguages = languageEndpoints('a share series', seriesEndpoints);

/** The choices of the series select: the first matches by name (SER-08), or the series with that id. */
export const searchSeriesOptions = endpoint({
  method: 'GET',
  path: '/admin/share/series/options',
  access: ['admin:series:list', 'admin:offer:get', 'admin:offer:create', 'admin:offer:edit'],
  summary: 'Search share series for a select',
  query: OptionsQuery.extend({ id: IdInPath.optional() }),
  answer: z.array(SeriesOption),
  errors: [],
});
