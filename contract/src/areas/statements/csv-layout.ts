/** Which column of a bank's CSV is which. Columns are counted from 0. */
import { z } from 'zod';

export const csvFields = [
  'bookedOn',
  'amount',
  'debit',
  'title',
  'name',
  'account',
  'paidTo',
  'reference',
  'balance',
] as const;
export type CsvField = (typeof csvFields)[number];

/** In which order a day is written: `2026-11-27`, `27.11.2026`, `11/27/2026`. */
export const dayOrders = ['ymd', 'dmy', 'mdy'] as const;
export const decimalMarks = [',', '.'] as const;

const MOST_COLUMNS = 100;
const Column = z.int().min(0).max(MOST_COLUMNS);

export const CsvLayout = z.object({
  /** Debits may stand in a column of their own. */
  columns: z.object({
    bookedOn: Column,
    amount: Column,
    debit: Column.optional(),
    title: Column.optional(),
    name: Column.optional(),
    account: Column.optional(),
    /** Of the virtual account, or of the recipient's. */
    paidTo: Column.optional(),
    reference: Column.optional(),
    balance: Column.optional(),
  }),
  /** Recognised in each cell where it is not said. */
  dayOrder: z.enum(dayOrders).optional(),
  decimalMark: z.enum(decimalMarks).optional(),
});
export type CsvLayout = z.infer<typeof CsvLayout>;
