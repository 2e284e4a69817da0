import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer, OptionsQuery } from '../../shared/list.ts';
import { seriesList } from './series.list.ts';
import { SeriesInput, SeriesOption, SeriesRow, SeriesView } from './series.schemas.ts';

export const listSeries = endpoint({
  method: 'GET',
  path: '/admin/share/series',
  access: 'admin:series:list',
  summary: 'List share series',
  list: seriesList,
  answer: listAnswer(SeriesRow),
  errors: [],
});

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

export const getSeries = endpoint({
  method: 'GET',
  path: '/admin/share/series/:id',
  access: ['admin:series:get', 'admin:series:edit'],
  summary: 'One share series; payment secrets are masked',
  params: IdParams,
  answer: SeriesView,
  errors: ['SERIES_NOT_EXISTS'],
});

export const createSeries = endpoint({
  method: 'POST',
  path: '/admin/share/series',
  access: 'admin:series:create',
  summary: 'Create a share series',
  body: SeriesInput,
  answer: SeriesView,
  errors: ['BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG', 'IS_REQUIRED'],
});

export const updateSeries = endpoint({
  method: 'PUT',
  path: '/admin/share/series/:id',
  access: 'admin:series:edit',
  summary: 'Change a share series',
  params: IdParams,
  body: SeriesInput,
  answer: SeriesView,
  errors: [
    'SERIES_NOT_EXISTS',
    'LIMIT_BELOW_SHARES_IN_USE',
    'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG',
    'IS_REQUIRED',
    'CHANGED_MEANWHILE',
  ],
});

export const deleteSeries = endpoint({
  method: 'DELETE',
  path: '/admin/share/series/:id',
  access: 'admin:series:delete',
  summary: 'Delete a share series that nothing uses',
  params: IdParams,
  answer: z.null(),
  errors: ['SERIES_NOT_EXISTS', 'CANT_DELETE_SERIES'],
});
