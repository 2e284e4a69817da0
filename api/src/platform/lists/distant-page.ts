import { endOfWarsawDay, startOfWarsawDay } from '@share/contract/shared/dates.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { collectParameters, type Parameter, type Statement } from './list-conditions.ts';
import { counted, datesOf, isCountedByPeriod, type ListCounter, rowsIn } from './list-counter.ts';
import { type allPeriods, periodsBefore, periodsUpTo } from './list-periods.ts';
import type { PageStart } from './page-start.ts';

/** The row at an offset: its day, how many rows of that day come before it in the list, and the total of the list. */
export interface Located {
  total: number;
  /** Null past the end. */
  day: string | null;
  skip: number | null;
}

/** Whether the counts show on which day a page of the list begins. */
export const canLocate = (counter: ListCounter, state: ListState): boolean =>
  state.order.column === counter.dateOrder.column && isCountedByPeriod(counter, state);

/**
 * The statement that finds the `Located` row: first its place among all rows of the status by ascending date, then the month
 * and the day in which that place lies.
 */
export function locateRow(counter: ListCounter, state: ListState, offset: number): Statement {
  const { values, parameter } = collectParameters();
  const { from, to } = datesOf(counter, state);
  const where = counted(counter, state, parameter);
  const isAscending = state.order.direction === 'ASC';
  const upTo = (periods: typeof allPeriods, days: string) =>
    `${rowsIn(periods, where, parameter)} + (SELECT coalesce(sum(rows), 0) FROM changes ${days})`;
  const text = `
    WITH changes AS MATERIALIZED (
      SELECT day, sum(rows) AS rows FROM list_changes WHERE ${where} GROUP BY day
    ), bounds AS MATERIALIZED (
      SELECT ${from === undefined ? '0' : upTo(periodsBefore(from), `WHERE day < ${parameter(from)}`)} AS first,
        ${upTo(periodsUpTo(to), to === undefined ? '' : `WHERE day <= ${parameter(to)}`)} AS until
    ), wanted AS MATERIALIZED (
      SELECT place FROM (SELECT first, until, ${isAscending ? 'first +' : 'until - 1 -'} ${parameter(offset)}::bigint AS place FROM bounds) b
      WHERE place >= first AND place < until
    ), months AS (
      SELECT start, sum(rows) AS rows FROM (
        SELECT start, rows FROM list_counts WHERE ${where} AND unit = 'month'
        UNION ALL SELECT date_trunc('month', day::timestamp)::date, rows FROM changes
      ) parts GROUP BY start
    ), month AS MATERIALIZED (
      SELECT start, upto - rows AS before FROM (SELECT start, rows, sum(rows) OVER (ORDER BY start) AS upto FROM months) m
      WHERE upto > (SELECT place FROM wanted) ORDER BY start LIMIT 1
    ), days AS (
      SELECT day, sum(rows) AS rows FROM (
        SELECT start AS day, rows FROM list_counts WHERE ${where} AND unit = 'day'
          AND start >= (SELECT start FROM month) AND start < (SELECT start + interval '1 month' FROM month)
        UNION ALL SELECT day, rows FROM changes
          WHERE day >= (SELECT start FROM month) AND day < (SELECT start + interval '1 month' FROM month)
      ) parts GROUP BY day
    ), found AS (
      SELECT day, ${isAscending ? 'w.place - upto + rows' : 'upto - 1 - w.place'} AS skip
      FROM (SELECT day, rows, (SELECT before FROM month) + sum(rows) OVER (ORDER BY day) AS upto FROM days) d, wanted w
      WHERE upto > w.place ORDER BY day LIMIT 1
    )
    SELECT greatest(0, until - first)::int AS total, day::text, skip::int FROM bounds LEFT JOIN found ON true`;
  return { text, values };
}

/** The start of the page with that row; null past the end. */
export function startOf(
  { dateOrder: { expression } }: ListCounter,
  { order: { direction } }: ListState,
  { day, skip }: Located,
): PageStart | null {
  if (day === null || skip === null) return null;
  const condition = (parameter: Parameter) =>
    direction === 'ASC'
      ? `${expression} >= ${parameter(startOfWarsawDay(day))}`
      : `${expression} < ${parameter(endOfWarsawDay(day))}`;
  return { condition, offset: skip };
}
