import type { Language } from '@share/contract/shared/languages.ts';
import type { Direction, ListState } from '@share/contract/shared/lists/list.ts';
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
  /** The record of which the rows are parts, for lists of such rows; without it they are empty. */
  within?: number | undefined;
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/**
 * The statement that reads the rows of one page. If the page is read from the end, the rows come backwards, with rows of the
 * page before.
 */
export function pageStatement(request: ListRequest, start: PageStart): Statement {
  const { source, state } = request;
  const { values, parameter } = collectParameters();
  const { direction } = state.order;
  const walk = start.fromEnd ? opposite[direction] : direction;
  const page =
    rowsOfFewUsers(request, start, walk, parameter) ?? rowsInOrder(request, start, walk, parameter);
  return {
    text: `SELECT ${fields(source)} FROM (${page}) page ${source.joins} ORDER BY page.ordered ${walk}, page.id ${walk}`,
    values,
  };
}

/** The SQL of the ids of a page, as `id` and `ordered`. */
function rowsInOrder(request: ListRequest, start: PageStart, walk: Direction, parameter: Parameter): string {
  const { source, state } = request;
  const { expression, join } = orderOf(request);
  const joins = [...new Set([...filterJoins(request), join])].join(' ');
  const where = conditions(request, parameter, start.condition ? [start.condition(parameter)] : []);
  const limit = source.declared.unpaged ? '' : `LIMIT ${state.pageSize} ${skip(start, parameter)}`;
  return `SELECT ${source.id} AS id, ${expression} AS ordered
    FROM ${source.from} ${joins} ${where} ORDER BY ${expression} ${walk}, ${source.id} ${walk} ${limit}`;
}

/**
 * The SQL of the ids of a page of a few users' rows by date: the first rows of each user from the index of users and dates, merged.
 * Null for other pages.
 */
function rowsOfFewUsers(
  request: ListRequest,
  start: PageStart,
  walk: Direction,
  parameter: Parameter,
): string | null {
  const { source, state } = request;
  const users = fewUsers(request);
  if (users === null || source.counter?.user === undefined) return null;
  const { expression } = source.counter.dateOrder;
  const others = { ...request, state: { ...state, filters: {} } };
  const theirs = conditions(others, parameter, [`${source.counter.user} = few.id`]);
  const upTo = `LIMIT ${parameter(start.offset + state.pageSize)}::int`;
  return `SELECT theirs.id, theirs.ordered FROM unnest(${parameter(users)}::int[]) few (id)
    CROSS JOIN LATERAL (SELECT ${source.id} AS id, ${expression} AS ordered FROM ${source.from} ${theirs}
      ORDER BY ${expression} ${walk}, ${source.id} ${walk} ${upTo}) theirs
    ORDER BY theirs.ordered ${walk}, theirs.id ${walk} LIMIT ${state.pageSize} ${skip(start, parameter)}`;
}

/** At most so many users have their rows merged; of more, so many first rows would be read in vain. */
const FEW_USERS = 200;

/** The users whose rows are wanted, if these are few, nothing else is asked, and the rows are in the order of their dates. */
export function fewUsers(request: ListRequest): number[] | null {
  const { source, state, found } = request;
  if (source.declared.unpaged || state.order.column !== source.counter?.dateOrder.column) return null;
  const users = soleUsers(request);
  const ids = users ? found.get(users.condition) : null;
  return ids && ids.length <= FEW_USERS ? ids : null;
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
function userCondition(request: ListRequest, parameter: Parameter): string | null {
  const users = soleUsers(request);
  return users && refersTo(users.condition, users.text, request.found, parameter, 'user_id');
}

/** The condition on the users of the rows, if nothing else is asked and rows are counted by user. */
function soleUsers({
  source,
  state,
  found,
}: ListRequest): { condition: RelatedCondition; text: string } | null {
  const [[name, value] = [], other] = Object.entries(state.filters);
  const filter = name === undefined || other ? undefined : source.filters[name];
  if (source.counter?.user === undefined || filter === undefined || typeof filter === 'function') return null;
  const text = value as string;
  const condition = soleCondition(filter, text, found);
  return condition?.column === source.counter.user ? { condition, text } : null;
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
  const { unlessFiltered = {}, owner, within } = request.source;
  const own = [
    ...(owner ? [`${owner} = ${parameter(request.caller ?? null)}`] : []),
    ...(within ? [`${within} = ${parameter(request.within ?? null)}`] : []),
  ];
  const others = Object.keys(unlessFiltered).filter((name) => !(name in request.state.filters));
  const all = [...own, ...filters, ...others.map((name) => unlessFiltered[name]), ...further];
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`;
}

const filterJoins = ({ source, state }: ListRequest): string[] => [
  ...new Set(Object.keys(state.filters).flatMap((name) => source.filterJoins?.[name] ?? [])),
];
