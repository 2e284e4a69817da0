import { getCapTable, getSeriesRegister } from '@share/contract/areas/registers/registers.endpoints.ts';
import { recordQuery } from '../../ui/form/record-query.ts';

/** Without a day: as of today. */
const dayOf = (asOf: string | undefined) => (asOf === undefined ? {} : { asOf });

export const seriesRegisterQuery = (id: number, asOf: string | undefined) =>
  recordQuery(getSeriesRegister, { id: String(id) }, dayOf(asOf));

export const capTableQuery = (id: number, asOf: string | undefined) =>
  recordQuery(getCapTable, { id: String(id) }, dayOf(asOf));
