import type { DateRange, ListState } from '@share/contract/shared/lists/list.ts';
import type { Parameter } from './list-conditions.ts';
import { type Periods, periodsOf } from './list-periods.ts';

/**
 * A list whose rows are counted whenever they are written: by status and Warsaw day, month and year (`list_counts`), and by user
 * (`list_user_counts`). Its totals are exact and need few rows, and the counts show on which day a distant page begins. Changes
 * since the last folding are in `list_changes`; each statement adds both.
 */
export interface ListCounter {
  table: 'orders' | 'transactions' | 'users' | 'emails';
  /** The filters that the counts by period support. */
  filters: { status: string; date: string };
  /** The column of the user, where rows are counted by user: a search for users alone is supported as well. */
  user?: string;
  /** The sortable column whose days are counted, and its SQL. */
  dateOrder: { column: string; expression: string };
}

/** Whether the counts of periods give the total. */
export const isCountedByPeriod = ({ filters }: ListCounter, { filters: values }: ListState): boolean =>
  Object.keys(values).every((name) => name === filters.status || name === filters.date);

export const datesOf = ({ filters }: ListCounter, state: ListState): DateRange =>
  (state.filters[filters.date] as DateRange | undefined) ?? {};

/** `list = 'orders' AND status = $1`: the rows of the tables of counts that belong to the list and the chosen status. */
export function counted({ table, filters }: ListCounter, state: ListState, parameter: Parameter): string {
  const status = state.filters[filters.status];
  return `list = '${table}'${status === undefined ? '' : ` AND status = ${parameter(status)}`}`;
}

/** The SQL of the periods, as rows of `p (unit, first, until, sign)`. */
function periodsAs(periods: Periods[], parameter: Parameter): string {
  const all = (field: keyof Periods, type: string) =>
    `${parameter(periods.map((one) => one[field]))}::${type}[]`;
  return `unnest(${all('unit', 'text')}, ${all('first', 'date')}, ${all('until', 'date')}, ${all('sign', 'int')}) p (unit, first, until, sign)`;
}

/** The SQL of the number of folded rows in these periods. */
export function rowsIn(periods: Periods[], where: string, parameter: Parameter): string {
  // The condition reads one range of the index after the other, whatever PostgreSQL assumes about their number.
  return `(SELECT coalesce(sum(p.sign * c.rows), 0) FROM ${periodsAs(periods, parameter)}
    CROSS JOIN LATERAL (SELECT sum(rows) AS rows FROM list_counts
      WHERE ${where} AND unit = p.unit AND start >= p.first AND start < p.until) c)`;
}

/** The SQL that selects the changes of these days only. */
const changedDays = ({ from, to }: DateRange, parameter: Parameter): string =>
  [
    ...(from === undefined ? [] : [` AND day >= ${parameter(from)}`]),
    ...(to === undefined ? [] : [` AND day <= ${parameter(to)}`]),
  ].join('');

/** The statement that sums the counts of the chosen status and days as `total`. */
export function totalOfPeriods(counter: ListCounter, state: ListState, parameter: Parameter): string {
  const dates = datesOf(counter, state);
  const where = counted(counter, state, parameter);
  // The total is at least 0: a range that ends before it starts would subtract more days than it adds.
  return `SELECT greatest(0, ${rowsIn(periodsOf(dates), where, parameter)}
    + (SELECT coalesce(sum(rows), 0) FROM list_changes WHERE ${where}${changedDays(dates, parameter)}))::int AS total`;
}

/** The statement that sums counts and amounts of the chosen days for each status, as `tab`, `rows` and `amount`. */
export function totalsByStatus(counter: ListCounter, state: ListState, parameter: Parameter): string {
  const dates = datesOf(counter, state);
  const where = counted(counter, state, parameter);
  // The offset makes PostgreSQL read one range of the index after the other, instead of all counts of the list.
  return `SELECT status AS tab, sum(rows)::int AS rows, sum(amount) AS amount FROM (
      SELECT c.status, p.sign * c.rows AS rows, p.sign * c.amount AS amount FROM ${periodsAs(periodsOf(dates), parameter)}
        CROSS JOIN LATERAL (SELECT status, rows, amount FROM list_counts
          WHERE ${where} AND unit = p.unit AND start >= p.first AND start < p.until
          OFFSET 0) c
      UNION ALL SELECT status, rows, amount FROM list_changes WHERE ${where}${changedDays(dates, parameter)}
    ) parts GROUP BY status HAVING sum(rows) > 0`;
}

/**
 * The statement that sums the counts of the users whom the condition on `user_id` finds as `total`. Both tables are summed by
 * themselves: PostgreSQL joins each with the users in the order of an index, and starts no processes for it.
 */
export const totalOfUsers = ({ table }: ListCounter, condition: string): string => {
  const sum = (counts: string) =>
    `(SELECT coalesce(sum(rows), 0) FROM ${counts} WHERE list = '${table}' AND ${condition})`;
  return `SELECT (${sum('list_user_counts')} + ${sum('list_changes')})::int AS total`;
};

/** The statement that sums counts and amounts of one status, which is constant SQL, as `rows` and `amount`. */
export const totalOfStatus = (table: ListCounter['table'], status: string): string =>
  `SELECT coalesce(sum(rows), 0)::int AS rows, coalesce(sum(amount), 0) AS amount FROM (
     SELECT rows, amount FROM list_counts WHERE list = '${table}' AND unit = 'year' AND status = '${status}'
     UNION ALL SELECT rows, amount FROM list_changes WHERE list = '${table}' AND status = '${status}'
   ) c`;
