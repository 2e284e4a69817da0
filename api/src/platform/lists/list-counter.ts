import { endOfWarsawDay, startOfWarsawDay } from '@share/contract/shared/dates.ts';
import type { DateRange, ListState } from '@share/contract/shared/list.ts';
import type { Services } from '../context.ts';
import type { Parameter } from './list-conditions.ts';

/**
 * A list whose rows are counted by status and Warsaw day as they are written (table `list_counts`). Its totals are exact and
 * read a few hundred rows instead of all, and the counts tell on which day a distant page lies.
 */
export interface ListCounter {
  /** The table that is counted. */
  table: 'orders' | 'transactions';
  /** The filters that the counts can answer; with any other filter set the rows themselves are counted. */
  filters: { status: string; date: string };
  /** The sortable column that is the counted instant, and its SQL. */
  dateOrder: { column: string; expression: string };
}

/** Pages this far in are looked for by the counts, or from the end; nearer ones by walking the index. */
export const NEAR = 500;

export const canCount = ({ filters }: ListCounter, state: ListState): boolean =>
  Object.keys(state.filters).every((name) => name === filters.status || name === filters.date);

/** The statement that sums the counts of a state into `total`. */
export const countedTotal = (counter: ListCounter, state: ListState, parameter: Parameter): string =>
  `SELECT coalesce(sum(change), 0)::int AS total FROM list_counts WHERE ${where(counter, state, parameter)}`;

/**
 * Where a distant page of a list in the order of its dates begins: a day, and how many of its rows come before the page. Past
 * the end no row fits. Null when the counts do not help.
 */
export async function findDistantPage(
  services: Pick<Services, 'readers'>,
  counter: ListCounter,
  state: ListState,
  offset: number,
): Promise<{ condition: (parameter: Parameter) => string; offset: number } | null> {
  const isByDate = state.order.column === counter.dateOrder.column;
  if (!isByDate || !canCount(counter, state)) return null;
  const values: unknown[] = [];
  const parameter: Parameter = (value) => `$${values.push(value)}`;
  const { direction } = state.order;
  const text = `
    SELECT day::text, (upto - rows)::int AS before FROM (
      SELECT day, rows, sum(rows) OVER (ORDER BY day ${direction}) AS upto
      FROM (SELECT day, sum(change) AS rows FROM list_counts WHERE ${where(counter, state, parameter)} GROUP BY day) days
    ) running WHERE upto > ${parameter(offset)} ORDER BY running.day ${direction} LIMIT 1`;
  const { rows } = await services.readers.generic.query<{ day: string; before: number }>({
    name: `distant_${counter.table}_${direction}_${Object.keys(state.filters).sort().join('_')}`,
    text,
    values,
  });
  const [found] = rows;
  if (!found) return { condition: () => 'false', offset: 0 };
  const { expression } = counter.dateOrder;
  return {
    condition: (place) =>
      direction === 'ASC'
        ? `${expression} >= ${place(startOfWarsawDay(found.day))}`
        : `${expression} < ${place(endOfWarsawDay(found.day))}`,
    offset: offset - found.before,
  };
}

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
