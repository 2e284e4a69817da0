import type { DateRange, ListState } from '@share/contract/shared/list.ts';
import type { Parameter } from './list-conditions.ts';
import { type Periods, periodsOf } from './list-periods.ts';

/**
 * A list whose rows are counted whenever they are written: by status and Warsaw day, month and year (`list_counts`), and by
 * user (`list_user_counts`). Its totals are exact and need few rows, and the counts show on which day a distant page begins.
 * What was written since the last folding is in `list_changes`; each statement adds both.
 */
export interface ListCounter {
  /** The table that is counted. */
  table: 'orders' | 'transactions';
  /** The filters that the counts support: status and date together, or the user alone. */
  filters: { status: string; date: string; user: string };
  /** The sortable column whose days are counted, and its SQL. */
  dateOrder: { column: string; expression: string };
}

/** Which counts give the total; null if the rows themselves have to be counted. */
export function countsOf(
  { filters }: ListCounter,
  { filters: values }: ListState,
): 'periods' | 'users' | null {
  const names = Object.keys(values);
  if (names.every((name) => name === filters.status || name === filters.date)) return 'periods';
  return names.length === 1 && names[0] === filters.user ? 'users' : null;
}

export const datesOf = ({ filters }: ListCounter, state: ListState): DateRange =>
  (state.filters[filters.date] as DateRange | undefined) ?? {};

/** `list = 'orders' AND status = $1`: the rows of the tables of counts that belong to the list and the chosen status. */
export function counted({ table, filters }: ListCounter, state: ListState, parameter: Parameter): string {
  const status = state.filters[filters.status];
  return `list = '${table}'${status === undefined ? '' : ` AND status = ${parameter(status)}`}`;
}

/** The SQL of the number of folded rows in these periods. */
export function rowsIn(periods: Periods[], where: string, parameter: Parameter): string {
  const all = (field: keyof Periods, type: string) =>
    `${parameter(periods.map((one) => one[field]))}::${type}[]`;
  // One range of the index after the other, whatever PostgreSQL assumes about their number.
  return `(SELECT coalesce(sum(p.sign * c.rows), 0)
    FROM unnest(${all('unit', 'text')}, ${all('first', 'date')}, ${all('until', 'date')}, ${all('sign', 'int')}) p (unit, first, until, sign)
    CROSS JOIN LATERAL (SELECT sum(rows) AS rows FROM list_counts
      WHERE ${where} AND unit = p.unit AND start >= p.first AND start < p.until) c)`;
}

/** The statement that sums the counts of the chosen status and days as `total`. */
export function totalOfPeriods(counter: ListCounter, state: ListState, parameter: Parameter): string {
  const { from, to } = datesOf(counter, state);
  const where = counted(counter, state, parameter);
  const changedDays = [
    ...(from === undefined ? [] : [` AND day >= ${parameter(from)}`]),
    ...(to === undefined ? [] : [` AND day <= ${parameter(to)}`]),
  ].join('');
  // Days before a range that ends before it starts would be subtracted from fewer days.
  return `SELECT greatest(0, ${rowsIn(periodsOf({ from, to }), where, parameter)}
    + (SELECT coalesce(sum(rows), 0) FROM list_changes WHERE ${where}${changedDays}))::int AS total`;
}

/** The statement that sums the counts of the users whom the condition on `user_id` finds as `total`. */
export const totalOfUsers = ({ table }: ListCounter, condition: string): string =>
  `SELECT coalesce(sum(rows), 0)::int AS total FROM (
     SELECT user_id, rows FROM list_user_counts WHERE list = '${table}'
     UNION ALL SELECT user_id, rows FROM list_changes WHERE list = '${table}'
   ) c WHERE ${condition}`;
