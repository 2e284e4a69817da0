import { z } from 'zod';
import { CalendarDay } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { CapTable, SeriesRegister } from './registers.schemas.ts';

/** Without a day: as of today. */
const AsOf = z.object({ asOf: CalendarDay.optional() });

/** Registers name the holders, whom the list of investments names too. */
const access = 'admin:investment:list';

export const getSeriesRegister = endpoint({
  method: 'GET',
  path: '/admin/share/series/:id/register',
  access,
  summary: 'The holders of a series at the end of a day, with the numbers of their shares',
  params: IdParams,
  query: AsOf,
  answer: SeriesRegister,
  errors: ['SERIES_NOT_EXISTS', 'REGISTER_OF_A_FUTURE_DAY'],
});

export const downloadSeriesRegister = endpoint({
  method: 'GET',
  path: '/admin/share/series/:id/register/spreadsheet',
  access,
  summary: 'The register of the holders of a series as a spreadsheet',
  params: IdParams,
  query: AsOf,
  download: 'file',
  answer: z.never(),
  errors: getSeriesRegister.errors,
});

export const getCapTable = endpoint({
  method: 'GET',
  path: '/admin/offer/:id/cap-table',
  access,
  summary: 'The holders of an offer at the end of a day, over all its series',
  params: IdParams,
  query: AsOf,
  answer: CapTable,
  errors: ['OFFER_NOT_EXISTS', 'REGISTER_OF_A_FUTURE_DAY'],
});

export const downloadCapTable = endpoint({
  method: 'GET',
  path: '/admin/offer/:id/cap-table/spreadsheet',
  access,
  summary: 'The holders of an offer over all its series as a spreadsheet',
  params: IdParams,
  query: AsOf,
  download: 'file',
  answer: z.never(),
  errors: getCapTable.errors,
});
