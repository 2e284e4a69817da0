import type { Language } from '@share/contract/shared/languages.ts';
import type { FilterValue, ListState } from '@share/contract/shared/list.ts';
import type { PlanMode } from '../database/database.ts';
import { collectParameters, type Parameter, type Statement } from './list-conditions.ts';
import { canCount, countedTotal } from './list-counter.ts';
import type { ListSql } from './list-source.ts';
import type { PageStart } from './page-start.ts';

/** The parts of a list request on which its SQL depends. */
export interface ListRequest {
  source: ListSql;
  state: ListState;
  language: Language;
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/** The statement that reads the rows of one page. */
export function pageStatement(request: ListRequest, start: PageStart): Statement {
  const { source, state } = request;
  const { values, parameter } = collectParameters();
  const { expression, join } = orderOf(request);
  const { direction } = state.order;
  const walk = start.fromEnd ? opposite[direction] : direction;
  const order = `${expression} ${walk}, ${source.id} ${walk}`;
  const joins = [...new Set([...filterJoins(request), join])].join(' ');
  const where = conditions(request, parameter, start.condition ? [start.condition(parameter)] : []);
  // PostgreSQL estimates an offset parameter as a tenth of all rows, so the most frequent offset, 0, is left out.
  const skip = start.offset === 0 ? '' : `OFFSET ${parameter(start.offset)}`;
  const limit = source.declared.unpaged ? '' : `LIMIT ${state.pageSize} ${skip}`;
  // The last page has fewer rows. A literal limit would make a separate statement for each number of rows.
  const last = start.fromEnd ? `WHERE page.place <= ${parameter(start.offset + start.fromEnd)}` : '';
  const picked = `SELECT ${source.id} AS id, row_number() OVER (ORDER BY ${order}) AS place
    FROM ${source.from} ${joins} ${where} ORDER BY ${order} ${limit}`;
  return {
    text: `SELECT ${fields(source)} FROM (${picked}) page ${source.joins} ${last} ORDER BY page.place ${start.fromEnd ? 'DESC' : 'ASC'}`,
    values,
  };
}

/** The statement that counts all matching rows as `total`. */
export function totalStatement(request: ListRequest): Statement {
  const { source, state } = request;
  const { values, parameter } = collectParameters();
  if (source.counter && canCount(source.counter, state)) {
    return { text: countedTotal(source.counter, state, parameter), values };
  }
  const joins = filterJoins(request).join(' ');
  const where = conditions(request, parameter);
  return { text: `SELECT count(*)::int AS total FROM ${source.from} ${joins} ${where}`, values };
}

/**
 * The generic plan, unless the best plan depends on the values of the filters: a bad plan can be ten times slower than a good
 * one. Filters by status and date use an index in any case.
 */
export function planModeOf({ source: { counter }, state }: ListRequest): PlanMode {
  const isFiltered = Object.keys(state.filters).length > 0;
  const dependsOnValues = counter ? !canCount(counter, state) : isFiltered;
  return dependsOnValues ? 'custom' : 'generic';
}

const fields = ({ select }: ListSql): string =>
  Object.entries(select)
    .map(([name, expression]) => `${expression} AS "${name}"`)
    .join(', ');

function orderOf({ source, state, language }: ListRequest): { expression: string; join: string } {
  const { column } = state.order;
  const chosen = source.orders[column];
  if (chosen === undefined) throw new Error(`The list ${source.declared.name} has no order ${column}`);
  return {
    expression: typeof chosen === 'function' ? chosen(language) : chosen,
    join: source.orderJoins?.[column] ?? '',
  };
}

function conditions(
  { source, state, language }: ListRequest,
  parameter: Parameter,
  further: readonly string[] = [],
): string {
  const filters = Object.entries(state.filters).map(([name, value]) => {
    const condition = source.filters[name] as (
      value: FilterValue,
      parameter: Parameter,
      language: Language,
    ) => string;
    return `(${condition(value, parameter, language)})`;
  });
  const all = [...filters, ...further];
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
}

const filterJoins = ({ source, state }: ListRequest): string[] => [
  ...new Set(Object.keys(state.filters).flatMap((name) => source.filterJoins?.[name] ?? [])),
];
