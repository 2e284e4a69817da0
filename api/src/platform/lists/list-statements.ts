import type { Language } from '@share/contract/shared/languages.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { PlanMode } from '../database/database.ts';
import {
  collectParameters,
  type Parameter,
  type RelatedCondition,
  type SearchCondition,
  type Statement,
} from './list-conditions.ts';
import { isCountedByPeriod, totalOfPeriods, totalOfUsers } from './list-counter.ts';
import type { ListSql } from './list-source.ts';
import type { PageStart } from './page-start.ts';
import { type FoundIds, matching, refersTo } from './related-condition.ts';

/** The parts of a list request on which its SQL depends. */
export interface ListRequest {
  source: ListSql;
  state: ListState;
  language: Language;
  /** For filters that depend on the time, such as overdue payments. */
  now: Date;
  found: FoundIds;
  /** The caller, for lists of own rows; without a caller they are empty. */
  caller?: number | null;
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/**
 * The statement that reads the rows of one page. If the page is read from the end, the rows come backwards, with rows of the
 * page before.
 */
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
  const page = `SELECT ${source.id} AS id, ${expression} AS ordered
    FROM ${source.from} ${joins} ${where} ORDER BY ${order} ${limit}`;
  return {
    text: `SELECT ${fields(source)} FROM (${page}) page ${source.joins} ORDER BY page.ordered ${walk}, page.id ${walk}`,
    values,
  };
}

/** The statement that reads the ids of all rows that match, in their order; only these if `ids` are given. */
export function idsStatement(request: ListRequest, ids?: readonly number[]): Statement {
  const { source, state } = request;
  const { values, parameter } = collectParameters();
  const { expression, join } = orderOf(request);
  const { direction } = state.order;
  const joins = [...new Set([...filterJoins(request), join])].join(' ');
  const chosen = ids ? [`${source.id} = ANY (${parameter(ids)}::int[])`] : [];
  const text = `SELECT ${source.id} AS id FROM ${source.from} ${joins} ${conditions(request, parameter, chosen)}
    ORDER BY ${expression} ${direction}, ${source.id} ${direction}`;
  return { text, values };
}

/** The statement that reads the rows of these ids, in the order of the ids. */
export const rowsStatement = (source: ListSql, ids: readonly number[]): Statement => ({
  text: `SELECT ${fields(source)} FROM unnest($1::int[]) WITH ORDINALITY page (id, place) ${source.joins} ORDER BY page.place`,
  values: [ids],
});

/** PostgreSQL estimates an offset parameter as a tenth of all rows, so the most frequent offset, 0, is left out. */
const skip = ({ offset }: PageStart, parameter: Parameter) =>
  offset === 0 ? '' : `OFFSET ${parameter(offset)}`;

/** The statement that counts all matching rows as `total`. */
export function totalStatement(request: ListRequest): Statement {
  const { source, state } = request;
  const { values, parameter } = collectParameters();
  const { counter, total } = source;
  if (total && Object.keys(state.filters).length === 0)
    return { text: `SELECT (${total})::int AS total`, values };
  if (counter && isCountedByPeriod(counter, state)) {
    return { text: totalOfPeriods(counter, state, parameter), values };
  }
  const ofUsers = userCondition(request, parameter);
  if (counter && ofUsers !== null) return { text: totalOfUsers(counter, ofUsers), values };
  return { text: `SELECT count(*)::int AS total ${matchingRows(request, parameter)}`, values };
}

/** The SQL of all rows that match the filters: `FROM orders o WHERE …`. */
export const matchingRows = (request: ListRequest, parameter: Parameter): string =>
  `FROM ${request.source.from} ${filterJoins(request).join(' ')} ${conditions(request, parameter)}`;

/** The SQL of a condition on `user_id`, if the search is for users only and their counts give the total. */
export function userCondition(request: ListRequest, parameter: Parameter): string | null {
  const { source, state, found } = request;
  const [[name, text] = [], other] = Object.entries(state.filters);
  const filter = name === undefined || other ? undefined : source.filters[name];
  if (source.counter?.user === undefined || filter === undefined || typeof filter === 'function') return null;
  const users = soleCondition(filter, text as string, found);
  if (users?.column !== source.counter.user) return null;
  return refersTo(users, text as string, found, parameter, 'user_id');
}

/** The condition on related records, if there is exactly one. */
function soleCondition(
  filter: RelatedCondition | SearchCondition,
  text: string,
  found: FoundIds,
): RelatedCondition | undefined {
  if ('column' in filter) return filter;
  if (filter.numbers(text, collectParameters().parameter) !== null) return undefined;
  const [first, second] = matching(filter, found);
  return second ? undefined : first;
}

/**
 * The plan mode is generic, unless the best plan depends on the values of the filters: a bad plan can be ten times slower than a
 * good one. Filters by status and date use an index in any case, as long as the list is in the order of its dates.
 */
export function planModeOf({ counter }: ListSql, state: ListState): PlanMode {
  const isFiltered = Object.keys(state.filters).length > 0;
  const isByDate = state.order.column === counter?.dateOrder.column;
  const dependsOnValues = isFiltered && !(counter && isByDate && isCountedByPeriod(counter, state));
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

/** The SQL of a filter that is set. */
function filterCondition(
  { source, state, now, found }: ListRequest,
  name: string,
  parameter: Parameter,
): string {
  const filter = source.filters[name];
  const value = state.filters[name];
  if (filter === undefined) throw new Error(`The list ${source.declared.name} has no filter ${name}`);
  if (typeof filter === 'function') return filter(value as never, parameter, now);
  const text = value as string;
  if ('column' in filter) return refersTo(filter, text, found, parameter);
  const byNumber = filter.numbers(text, parameter);
  if (byNumber !== null) return byNumber;
  const any = matching(filter, found).map((one) => refersTo(one, text, found, parameter));
  return any.length === 0 ? 'false' : any.join(' OR ');
}

function conditions(request: ListRequest, parameter: Parameter, further: readonly string[] = []): string {
  const filters = Object.keys(request.state.filters).map(
    (name) => `(${filterCondition(request, name, parameter)})`,
  );
  const { unlessFiltered = {}, owner } = request.source;
  const own = owner ? [`${owner} = ${parameter(request.caller ?? null)}`] : [];
  const others = Object.keys(unlessFiltered).filter((name) => !(name in request.state.filters));
  const all = [...own, ...filters, ...others.map((name) => unlessFiltered[name]), ...further];
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
}

const filterJoins = ({ source, state }: ListRequest): string[] => [
  ...new Set(Object.keys(state.filters).flatMap((name) => source.filterJoins?.[name] ?? [])),
];
