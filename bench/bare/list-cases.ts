import {
  DEFAULT_PAGE_SIZE,
  defaultListState,
  type ListState,
  writeListState,
} from '../../contract/src/shared/lists/list.ts';
import { HALF_A_YEAR, HALF_A_YEAR_CHANGES, totalFromCounts, totalOfUsers } from './bare-totals.ts';
import { email, lists, type Sample, search, TERMS } from './list-samples.ts';

/** The join that a sort order needs, by the alias of its column. */
const joinFor: Readonly<Record<string, string>> = { u: 'JOIN users u ON u.id = t.user_id', p: TERMS };

/** One call of a list, for the product and for the bare route. */
export interface ListCase {
  name: string;
  /** Below /api, without the page. */
  product: string;
  total: string;
  /** The call for the totals, and their best SQL, where the list has them. */
  totals: { product: string; sql: string } | undefined;
  /** Whether the best plan depends on the value of the filter. */
  isVaried: boolean;
  /** The statement of the first page, or of the last when the total is given. */
  page: (total?: number) => string;
}

/** The list without filters, with every filter, and in every order in both directions. */
export const listCases: ListCase[] = lists.flatMap((list) => {
  const { declared } = list;
  const start = defaultListState(declared);
  const filters = Object.entries<Sample>(list.filters);
  const orders = declared.sortable.flatMap((column) =>
    (['ASC', 'DESC'] as const).map((direction) => ({ column, direction })),
  );
  return [
    caseOf(list, 'all', start),
    ...filters.map(([name, sample]) =>
      caseOf(list, `filter ${name}`, { ...start, filters: { [name]: sample.value } }, sample),
    ),
    ...Object.entries(list.searches ?? {}).map(([by, sample]) =>
      caseOf(list, `search by ${by}`, { ...start, filters: { search: sample.value } }, sample),
    ),
    ...orders.map((order) => caseOf(list, `by ${order.column} ${order.direction}`, { ...start, order })),
  ];
});

function caseOf(list: (typeof lists)[number], what: string, state: ListState, sample?: Sample): ListCase {
  const [name] = Object.keys(state.filters);
  const conditions = [list.always, sample?.sql].filter((condition) => condition !== undefined);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const key = (list.orders as Record<string, string>)[state.order.column];
  const from = `${list.table} t ${joinFor[key?.split('.')[0] ?? ''] ?? ''}`;
  const picked = (direction: string, rows: number) =>
    `SELECT t.id FROM ${from} ${where} ORDER BY ${key} ${direction}, t.id ${direction} LIMIT ${rows}`;
  const opposite = state.order.direction === 'ASC' ? 'DESC' : 'ASC';
  const query = new URLSearchParams(writeListState(list.declared, state)).toString();
  return {
    name: `${list.table}, ${what}`,
    product: `${list.path}?${query}`,
    total: totalOf(list, where, name, sample),
    totals: totalsOf(list, where, name, query),
    isVaried:
      name !== undefined && !(list.isCounted && ['status', 'date', 'userType', 'createdAt'].includes(name)),
    page: (total) => {
      const page =
        total === undefined
          ? picked(state.order.direction, DEFAULT_PAGE_SIZE)
          : picked(opposite, ((total - 1) % DEFAULT_PAGE_SIZE) + 1);
      return `SELECT ${list.row} FROM (${page}) page JOIN ${list.table} t ON t.id = page.id ${list.joins}
        ${key?.startsWith('p.') ? TERMS : ''} ORDER BY ${key} ${state.order.direction}, t.id ${state.order.direction}`;
    },
  };
}

/** Number and sum for each tab. */
function totalsOf(list: (typeof lists)[number], where: string, filter: string | undefined, query: string) {
  const { amount } = list;
  if (amount === undefined) return undefined;
  const counted = `SELECT status AS tab, sum(rows)::int AS rows, sum(amount) AS amount FROM (
      SELECT status, rows, amount FROM list_counts WHERE list = '${list.table}' AND unit = 'year'
      UNION ALL SELECT status, rows, amount FROM list_changes WHERE list = '${list.table}') c GROUP BY 1`;
  const read = `SELECT t.status AS tab, count(*)::int AS rows, sum(${amount}) AS amount FROM ${list.table} t ${where} GROUP BY 1`;
  // The tabs are counted under all other filters.
  const isCounted = filter === undefined || filter === 'status';
  return { product: `${list.path}/totals?${query}`, sql: isCounted ? counted : read };
}

function totalOf(list: (typeof lists)[number], where: string, filter?: string, sample?: Sample): string {
  if (list.isCounted && filter === undefined) return totalFromCounts(list.table, "unit = 'year'");
  if (list.isCounted && (filter === 'status' || filter === 'userType')) {
    const status = `status = '${sample?.value}'`;
    return totalFromCounts(list.table, `unit = 'year' AND ${status}`, status);
  }
  if (list.isCounted && (filter === 'date' || filter === 'createdAt'))
    return totalFromCounts(list.table, HALF_A_YEAR, HALF_A_YEAR_CHANGES);
  if (list.isCounted && filter === 'userEmail') return totalOfUsers(list.table, email.sql);
  if (list.isCounted && sample === search) return totalOfUsers(list.table, search.sql);
  return `SELECT count(*)::int AS total FROM ${list.table} t ${where}`;
}
