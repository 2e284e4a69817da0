import { endOfWarsawDay, startOfWarsawDay } from '@share/contract/shared/dates.ts';
import type { DateRange, ListState } from '@share/contract/shared/list.ts';
import type { Services } from '../context.ts';
import { collectParameters, type Parameter, type Statement } from './list-conditions.ts';
import type { PageStart } from './page-start.ts';

/**
 * A list whose rows are counted by status and Warsaw day whenever they are written (table `list_counts`). Its totals are exact
 * and need a few hundred rows instead of all, and the counts show on which day a distant page begins.
 */
export interface ListCounter {
  /** The table that is counted. */
  table: 'orders' | 'transactions';
  /** The filters that the counts support; if any other filter is set, the rows themselves are counted. */
  filters: { status: string; date: string };
  /** The sortable column whose days are counted, and its SQL. */
  dateOrder: { column: string; expression: string };
}

export const canCount = ({ filters }: ListCounter, state: ListState): boolean =>
  Object.keys(state.filters).every((name) => name === filters.status || name === filters.date);

/** The statement that sums the matching counts as `total`. */
export const countedTotal = (counter: ListCounter, state: ListState, parameter: Parameter): string =>
  `SELECT coalesce(sum(change), 0)::int AS total FROM list_counts WHERE ${where(counter, state, parameter)}`;

/** A day on which a page begins, and how many rows of the list come before that day. */
interface CountedDay {
  day: string;
  before: number;
}

/**
 * Finds where a distant page of a list sorted by date begins: on which day, and how many rows of that day come before the
 * page. Past the end, the condition matches no row. Null when the counts do not apply.
 */
export async function findDistantPage(
  services: Pick<Services, 'readers'>,
  counter: ListCounter,
  state: ListState,
  offset: number,
): Promise<PageStart | null> {
  const isByDate = state.order.column === counter.dateOrder.column;
  if (!isByDate || !canCount(counter, state)) return null;
  const { rows } = await services.readers.generic.query<CountedDay>(distantDay(counter, state, offset));
  const [found] = rows;
  if (!found) return { condition: () => 'false', offset: 0 };
  return { condition: fromDay(counter, state, found.day), offset: offset - found.before };
}

/** The statement that finds the `CountedDay` of the row at that offset. */
export function distantDay(
  counter: ListCounter,
  state: ListState,
  offset: number,
): Statement & { name: string } {
  const { values, parameter } = collectParameters();
  const { direction } = state.order;
  const text = `
    SELECT day::text, (upto - rows)::int AS before FROM (
      SELECT day, rows, sum(rows) OVER (ORDER BY day ${direction}) AS upto
      FROM (SELECT day, sum(change) AS rows FROM list_counts WHERE ${where(counter, state, parameter)} GROUP BY day) days
    ) running WHERE upto > ${parameter(offset)} ORDER BY running.day ${direction} LIMIT 1`;
  const filters = Object.keys(state.filters).sort().join('_');
  return { name: `distant_${counter.table}_${direction}_${filters}`, text, values };
}

/** The condition that excludes the rows of all days before that day, in the direction of the list. */
export const fromDay =
  ({ dateOrder: { expression } }: ListCounter, { order: { direction } }: ListState, day: string) =>
  (parameter: Parameter): string =>
    direction === 'ASC'
      ? `${expression} >= ${parameter(startOfWarsawDay(day))}`
      : `${expression} < ${parameter(endOfWarsawDay(day))}`;

function where({ table, filters }: ListCounter, state: ListState, parameter: Parameter): string {
  const status = state.filters[filters.status];
  const days = state.filters[filters.date] as DateRange | undefined;
  return [
    `list = '${table}'`,
    ...(status === undefined ? [] : [`status = ${parameter(status)}`]),
    ...(days?.from === undefined ? [] : [`day >= ${parameter(days.from)}`]),
    ...(days?.to === undefined ? [] : [`day <= ${parameter(days.to)}`]),
  ].join(' AND ');
}
