import type { Language } from '@share/contract/shared/languages.ts';
import type { ListState } from '@share/contract/shared/list.ts';
import type { PlanMode } from '../database/database.ts';
import { collectParameters, type Parameter, type Statement } from './list-conditions.ts';
import { countsOf, totalOfPeriods, totalOfUsers } from './list-counter.ts';
import type { ListSql } from './list-source.ts';
import type { PageStart } from './page-start.ts';
import { type FoundIds, refersTo } from './related-condition.ts';

/** The parts of a list request on which its SQL depends. */
export interface ListRequest {
  source: ListSql;
  state: ListState;
  language: Language;
  found: FoundIds;
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
  const limit = source.declared.unpaged ? '' : `LIMIT ${state.pageSize} ${skip(start, parameter)}`;
  // The last page has fewer rows. A literal limit would make a separate statement for each number of rows.
  const last = start.fromEnd ? `WHERE page.place <= ${parameter(start.offset + start.fromEnd)}` : '';
  const picked = `SELECT ${source.id} AS id, row_number() OVER (ORDER BY ${order}) AS place
    FROM ${source.from} ${joins} ${where} ORDER BY ${order} ${limit}`;
  return {
    text: `SELECT ${fields(source)} FROM (${picked}) page ${source.joins} ${last} ORDER BY page.place ${start.fromEnd ? 'DESC' : 'ASC'}`,
    values,
  };
}

/** PostgreSQL estimates an offset parameter as a tenth of all rows, so the most frequent offset, 0, is left out. */
const skip = ({ offset }: PageStart, parameter: Parameter) =>
  offset === 0 ? '' : `OFFSET ${parameter(offset)}`;

/** The statement that counts all matching rows as `total`. */
export function totalStatement(request: ListRequest): Statement {
  const { source, state } = request;
  const { values, parameter } = collectParameters();
  const { counter } = source;
  const counts = counter ? countsOf(counter, state) : null;
  if (counter && counts === 'periods') return { text: totalOfPeriods(counter, state, parameter), values };
  if (counter && counts === 'users') {
    const condition = filterCondition(request, counter.filters.user, parameter, 'user_id');
    return { text: totalOfUsers(counter, condition), values };
  }
  const joins = filterJoins(request).join(' ');
  const where = conditions(request, parameter);
  return { text: `SELECT count(*)::int AS total FROM ${source.from} ${joins} ${where}`, values };
}

/**
 * The generic plan, unless the best plan depends on the values of the filters: a bad plan can be ten times slower than a good
 * one. Filters by status and date use an index in any case.
 */
export function planModeOf({ counter }: ListSql, state: ListState): PlanMode {
  const isFiltered = Object.keys(state.filters).length > 0;
  const dependsOnValues = counter ? countsOf(counter, state) !== 'periods' : isFiltered;
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

/** The SQL of a filter that is set. A related condition may refer from another column than that of the list. */
function filterCondition(
  { source, state, language, found }: ListRequest,
  name: string,
  parameter: Parameter,
  column?: string,
): string {
  const filter = source.filters[name];
  const value = state.filters[name];
  if (filter === undefined) throw new Error(`The list ${source.declared.name} has no filter ${name}`);
  if (typeof filter === 'function') return filter(value as never, parameter, language);
  return refersTo(column ? { ...filter, column } : filter, value as string, found, parameter);
}

function conditions(request: ListRequest, parameter: Parameter, further: readonly string[] = []): string {
  const filters = Object.keys(request.state.filters).map(
    (name) => `(${filterCondition(request, name, parameter)})`,
  );
  const { unlessFiltered = {} } = request.source;
  const others = Object.keys(unlessFiltered).filter((name) => !(name in request.state.filters));
  const all = [...filters, ...others.map((name) => unlessFiltered[name]), ...further];
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
}

const filterJoins = ({ source, state }: ListRequest): string[] => [
  ...new Set(Object.keys(state.filters).flatMap((name) => source.filterJoins?.[name] ?? [])),
];
