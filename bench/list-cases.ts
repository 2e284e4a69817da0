import { investmentsList } from '../contract/src/areas/investments/investments.list.ts';
import { ordersList } from '../contract/src/areas/orders/orders.list.ts';
import { transactionsList } from '../contract/src/areas/transactions/transactions.list.ts';
import { usersList } from '../contract/src/areas/users/users.list.ts';
import {
  DEFAULT_PAGE_SIZE,
  defaultListState,
  type FilterValue,
  type ListDeclaration,
  type ListState,
  writeListState,
} from '../contract/src/shared/lists/list.ts';
import { HALF_A_YEAR, HALF_A_YEAR_CHANGES, totalFromCounts, totalOfUsers } from './bare-totals.ts';

/** A filter of the product set to a value, and the same in the best SQL that we know. */
interface Sample {
  value: FilterValue;
  sql: string;
}

interface BareList<Declared extends ListDeclaration> {
  declared: Declared;
  path: string;
  table: string;
  /** Whether the total comes from `list_counts`. */
  isCounted: boolean;
  row: string;
  joins: string;
  /** What holds for every row, whatever the filters. */
  always?: string;
  filters: { [Name in keyof Declared['filters']]: Sample };
  orders: { [Column in Declared['sortable'][number]]: string };
}

const bare = <Declared extends ListDeclaration>(list: BareList<Declared>): BareList<Declared> => list;

const USER = `json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
  'isDeleted', u.deleted_at IS NOT NULL)`;
const email: Sample = {
  value: 'investor1234',
  sql: "t.user_id = ANY (ARRAY(SELECT id FROM users WHERE email LIKE '%investor1234%'))",
};
const offer: Sample = {
  value: 'oferta 77',
  sql: "t.offer_id = ANY (ARRAY(SELECT id FROM offers WHERE lower(title->>'pl') LIKE '%oferta 77%' OR lower(title->>'en') LIKE '%oferta 77%'))",
};
const search: Sample = {
  value: 'investor1234',
  sql: `t.user_id = ANY (ARRAY(SELECT id FROM users
    WHERE translate(lower(first_name || ' ' || last_name || ' ' || email), 'ąćęłńóśźż', 'acelnoszz') LIKE '%investor1234%'))`,
};
const refund: Sample = {
  value: 'due',
  sql: 't.id = ANY (ARRAY(SELECT order_id FROM refunds WHERE returned_on IS NULL))',
};
const inMarch = (term: string): Sample => ({
  value: { from: '2026-03-01', to: '2026-03-28' },
  sql: `${term} >= '2026-02-28 23:00Z' AND ${term} < '2026-03-28 23:00Z'`,
});
const OVERDUE = "w.status = 'new' AND w.wait_until < now()";
/** Each order has one transaction here. */
const TERMS = 'JOIN transactions p ON p.order_id = t.id AND p.order_id IS NOT NULL AND NOT p.replaced';
const status: Sample = { value: 'completed', sql: "t.status = 'completed'" };
const halfAYear: Sample = {
  value: { from: '2026-01-01', to: '2026-06-29' },
  sql: "t.date >= '2025-12-31 23:00Z' AND t.date < '2026-06-29 22:00Z'",
};

/** The expression of the index by which users are searched. */
const SEARCHED =
  "lower(t.first_name || ' ' || t.last_name || ' ' || t.first_name || ' ' || t.email || ' ' || replace(t.phone_number, ' ', ''))";

const lists = [
  bare<typeof ordersList>({
    declared: ordersList,
    path: '/admin/order',
    table: 'orders',
    isCounted: true,
    row: `t.id, t.date, t.quantity, t.status, t.total_amount::float8 AS "totalAmount", ${USER} AS "userMeta",
      json_build_object('id', f.id, 'title', f.title) AS offer`,
    joins: 'JOIN users u ON u.id = t.user_id JOIN offers f ON f.id = t.offer_id',
    filters: {
      search,
      id: { value: '500000', sql: 't.id = 500000' },
      userEmail: email,
      offer,
      status,
      rejection: { value: 'staff', sql: "t.rejection_reason = 'staff'" },
      refund,
      date: halfAYear,
      waitUntil: {
        ...inMarch('p.wait_until'),
        sql: `t.id IN (SELECT p.order_id FROM transactions p WHERE ${inMarch('p.wait_until').sql})`,
      },
      waits: { value: 'overdue', sql: `t.id IN (SELECT w.order_id FROM transactions w WHERE ${OVERDUE})` },
      quantity: { value: { from: 5, to: 7 }, sql: 't.quantity BETWEEN 5 AND 7' },
      amount: { value: { from: 5000, to: 7000 }, sql: 't.total_amount BETWEEN 5000 AND 7000' },
    },
    orders: {
      userEmail: 'u.email',
      date: 't.date',
      waitUntil: 'p.wait_until',
      quantity: 't.quantity',
      amount: 't.total_amount',
    },
  }),
  bare<typeof transactionsList>({
    declared: transactionsList,
    path: '/admin/transaction',
    table: 'transactions',
    isCounted: true,
    row: `t.id, t.version, t.date, t.amount::float8 AS amount, t.status, t.type, t.method, t.wait_until AS "waitUntil",
      json_build_object('investmentId', i.id, 'offerId', f.id, 'offerSlug', f.slug, 'offerTitle', f.title,
        'sharesQuantity', coalesce(o.quantity, i.number_of_shares), 'orderId', t.order_id, 'user', ${USER}) AS meta,
      o.status AS "orderStatus"`,
    joins: `JOIN investments i ON i.id = t.investment_id JOIN users u ON u.id = t.user_id
      JOIN offers f ON f.id = i.offer_id LEFT JOIN orders o ON o.id = t.order_id`,
    filters: {
      search,
      order: { value: '500000', sql: 't.order_id = 500000' },
      userEmail: email,
      date: halfAYear,
      waitUntil: inMarch('t.wait_until'),
      waits: { value: 'overdue', sql: "t.status = 'new' AND t.wait_until < now()" },
      amount: { value: { from: 5000, to: 7000 }, sql: 't.amount BETWEEN 5000 AND 7000' },
      status,
      refund: { ...refund, sql: refund.sql.replace('order_id', 'transaction_id') },
      type: { value: 'investment', sql: "t.type = 'investment'" },
      method: { value: 'payPal', sql: "t.method = 'payPal'" },
    },
    orders: {
      id: 't.id',
      userEmail: 'u.email',
      date: 't.date',
      waitUntil: 't.wait_until',
      amount: 't.amount',
    },
  }),
  bare<typeof investmentsList>({
    declared: investmentsList,
    path: '/admin/investment',
    table: 'investments',
    isCounted: false,
    row: `t.id, t.pending_orders > 0 AS "hasPendingOrders", t.invested_amount::float8 AS "investedAmount",
      t.number_of_shares AS "numberOfShares", ${USER} AS "userMeta", json_build_object('id', f.id, 'title', f.title) AS offer`,
    joins: 'JOIN users u ON u.id = t.user_id JOIN offers f ON f.id = t.offer_id',
    filters: {
      search,
      userEmail: email,
      offer,
      hasPendingOrders: { value: true, sql: 't.pending_orders > 0' },
      investedAmount: {
        value: { from: 50_000, to: 70_000 },
        sql: 't.invested_amount BETWEEN 50000 AND 70000',
      },
      numberOfShares: { value: { from: 50, to: 70 }, sql: 't.number_of_shares BETWEEN 50 AND 70' },
    },
    orders: {
      id: 't.id',
      userEmail: 'u.email',
      investedAmount: 't.invested_amount',
      numberOfShares: 't.number_of_shares',
    },
  }),
  bare<typeof usersList>({
    declared: usersList,
    path: '/admin/user',
    table: 'users',
    isCounted: true,
    row: `t.id, t.email, t.first_name AS "firstName", t.last_name AS "lastName", t.active, t.is_admin AS "isAdmin",
      t.is_super_admin AS "isSuperAdmin", t.created_at AS "createdAt", t.deleted_at, t.password_hash IS NULL AS invited`,
    joins: '',
    always: 't.deleted_at IS NULL',
    filters: {
      search: { value: 'person123456', sql: `${SEARCHED} LIKE '%person123456%'` },
      active: { value: false, sql: 'NOT t.active' },
      userType: { value: 'staff', sql: 't.is_admin' },
      isSuperAdmin: { value: true, sql: 't.is_super_admin' },
      createdAt: {
        value: { from: '2026-01-01', to: '2026-06-29' },
        sql: "t.created_at >= '2025-12-31 23:00Z' AND t.created_at < '2026-06-29 22:00Z'",
      },
      deleted: { value: false, sql: 'true' },
      onlyAdmin: { value: true, sql: 't.is_admin' },
    },
    orders: {
      email: 't.email',
      firstName: 't.first_name COLLATE "pl-x-icu"',
      lastName: 't.last_name COLLATE "pl-x-icu"',
      createdAt: 't.created_at',
      userType: 't.is_admin',
    },
  }),
] as const;

/** One call of a list, for the product and for the bare route. */
export interface ListCase {
  name: string;
  /** Below /api, without the page. */
  product: string;
  total: string;
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
    ...filters.map(([name, { value }]) =>
      caseOf(list, `filter ${name}`, { ...start, filters: { [name]: value } }),
    ),
    ...orders.map((order) => caseOf(list, `by ${order.column} ${order.direction}`, { ...start, order })),
  ];
});

/** What an order needs beyond the table, by the alias of its column. */
const joinFor: Readonly<Record<string, string>> = { u: 'JOIN users u ON u.id = t.user_id', p: TERMS };

function caseOf(list: (typeof lists)[number], what: string, state: ListState): ListCase {
  const [name] = Object.keys(state.filters);
  const sample = name === undefined ? null : (list.filters as Record<string, Sample>)[name];
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
    total: totalOf(list, where, name, sample?.value),
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

function totalOf(list: (typeof lists)[number], where: string, filter?: string, value?: FilterValue): string {
  if (list.isCounted && filter === undefined) return totalFromCounts(list.table, "unit = 'year'");
  if (list.isCounted && (filter === 'status' || filter === 'userType')) {
    const status = `status = '${value}'`;
    return totalFromCounts(list.table, `unit = 'year' AND ${status}`, status);
  }
  if (list.isCounted && (filter === 'date' || filter === 'createdAt'))
    return totalFromCounts(list.table, HALF_A_YEAR, HALF_A_YEAR_CHANGES);
  if (list.isCounted && filter === 'userEmail') return totalOfUsers(list.table, email.sql);
  if (list.isCounted && filter === 'search' && list.table !== 'users')
    return totalOfUsers(list.table, search.sql);
  return `SELECT count(*)::int AS total FROM ${list.table} t ${where}`;
}
