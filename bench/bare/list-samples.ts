import { investmentsList } from '../../contract/src/areas/investments/investments.list.ts';
import { ordersList } from '../../contract/src/areas/orders/orders.list.ts';
import { transactionsList } from '../../contract/src/areas/transactions/transactions.list.ts';
import { usersList } from '../../contract/src/areas/users/users.list.ts';
import type { FilterValue, ListDeclaration } from '../../contract/src/shared/lists/list.ts';

/** A filter of the product set to a value, and the same in the best SQL that we know. */
export interface Sample {
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
  /** A condition that holds for every row, whatever the filters. */
  always?: string;
  filters: { [Name in keyof Declared['filters']]: Sample };
  /** Further searches of the one search field. */
  searches?: Record<string, Sample>;
  /** The amount that the totals sum, where they are asked for. */
  amount?: string;
  orders: { [Column in Declared['sortable'][number]]: string };
}

const bare = <Declared extends ListDeclaration>(list: BareList<Declared>): BareList<Declared> => list;

const USER = `json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
  'isDeleted', u.deleted_at IS NOT NULL)`;
export const email: Sample = {
  value: 'investor1234',
  sql: "t.user_id = ANY (ARRAY(SELECT id FROM users WHERE email LIKE '%investor1234%'))",
};
const person: Sample = { value: '1234', sql: 't.user_id = 1234' };
const offer: Sample = {
  value: 'oferta 77',
  sql: "t.offer_id = ANY (ARRAY(SELECT id FROM offers WHERE searched LIKE '%oferta 77%'))",
};
export const search: Sample = {
  value: 'investor1234',
  sql: `t.user_id = ANY (ARRAY(SELECT id FROM users
    WHERE searched LIKE '%investor1234%'))`,
};
const refund: Sample = {
  value: 'due',
  sql: 't.id = ANY (ARRAY(SELECT order_id FROM refunds WHERE returned_on IS NULL))',
};
const inMarch = (term: string): Sample => ({
  value: { from: '2026-03-01', to: '2026-03-28' },
  sql: `${term} >= '2026-02-28 23:00Z' AND ${term} < '2026-03-28 23:00Z'`,
});
const REFUND = (order: string) =>
  `(SELECT CASE WHEN bool_or(returned_on IS NULL) THEN 'due' WHEN count(*) > 0 THEN 'returned' END
    FROM refunds WHERE order_id = ${order}) AS refund`;
const OVERDUE = "w.status = 'new' AND w.wait_until < now()";
/** Each order has one transaction here. */
export const TERMS = 'JOIN transactions p ON p.order_id = t.id AND p.order_id IS NOT NULL AND NOT p.replaced';
const status: Sample = { value: 'completed', sql: "t.status = 'completed'" };
const halfAYear: Sample = {
  value: { from: '2026-01-01', to: '2026-06-29' },
  sql: "t.date >= '2025-12-31 23:00Z' AND t.date < '2026-06-29 22:00Z'",
};

/** Whether the user `t` signs in with a second factor. */
const HAS_FACTOR = `(EXISTS (SELECT FROM one_time_codes c WHERE c.user_id = t.id AND c.confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM passkeys p WHERE p.user_id = t.id))`;

export const lists = [
  bare<typeof ordersList>({
    declared: ordersList,
    path: '/admin/order',
    table: 'orders',
    isCounted: true,
    row: `t.id, t.date, t.quantity, t.status, t.total_amount::float8 AS "totalAmount", ${USER} AS "userMeta",
      json_build_object('id', f.id, 'title', f.title) AS offer, t.rejection_reason AS rejection, t.rejected_by AS "rejectedBy",
      m.id AS payment, m.version, m.method, m.status AS "paymentStatus", m.wait_until AS "waitUntil",
      CASE WHEN c.amount <> m.amount THEN c.amount::float8 END AS "otherReceived", ${REFUND('t.id')}`,
    joins: `JOIN users u ON u.id = t.user_id JOIN offers f ON f.id = t.offer_id
      JOIN transactions m ON m.order_id = t.id AND m.order_id IS NOT NULL AND NOT m.replaced
      LEFT JOIN receipts c ON c.transaction_id = m.id`,
    filters: {
      search,
      id: { value: '500000', sql: 't.id = 500000' },
      userEmail: email,
      userId: person,
      offer,
      status,
      rejection: { value: 'staff', sql: "t.rejection_reason = 'staff'" },
      refund,
      date: halfAYear,
      waitUntil: {
        ...inMarch('p.wait_until'),
        sql: `t.id IN (SELECT p.order_id FROM transactions p WHERE ${inMarch('p.wait_until').sql})`,
      },
      waits: {
        value: 'overdue',
        sql: `t.id = ANY (ARRAY(SELECT w.order_id FROM transactions w WHERE ${OVERDUE}))`,
      },
      quantity: { value: { from: 5, to: 7 }, sql: 't.quantity BETWEEN 5 AND 7' },
      amount: { value: { from: 5000, to: 7000 }, sql: 't.total_amount BETWEEN 5000 AND 7000' },
    },
    amount: 't.total_amount',
    searches: {
      offer,
      title: { value: 'Zamówienie nr 500000', sql: 't.id = 500000' },
      amount: { value: '6 000,00', sql: 't.total_amount = 6000' },
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
      o.status AS "orderStatus", o.rejection_reason AS rejection, o.rejected_by AS "rejectedBy", c.amount::float8 AS received,
      c.received_on AS "receivedOn", c.note, ${REFUND('t.order_id')}`,
    joins: `JOIN investments i ON i.id = t.investment_id JOIN users u ON u.id = t.user_id
      JOIN offers f ON f.id = i.offer_id LEFT JOIN orders o ON o.id = t.order_id
      LEFT JOIN receipts c ON c.transaction_id = t.id`,
    filters: {
      search,
      order: { value: '500000', sql: 't.order_id = 500000' },
      userEmail: email,
      userId: person,
      date: halfAYear,
      receivedOn: {
        value: { from: '2026-03-01', to: '2026-03-31' },
        sql: "t.id IN (SELECT transaction_id FROM receipts WHERE received_on BETWEEN '2026-03-01' AND '2026-03-31')",
      },
      waitUntil: inMarch('t.wait_until'),
      waits: { value: 'overdue', sql: "t.status = 'new' AND t.wait_until < now()" },
      amount: { value: { from: 5000, to: 7000 }, sql: 't.amount BETWEEN 5000 AND 7000' },
      status,
      refund: { ...refund, sql: refund.sql.replace('order_id', 'transaction_id') },
      type: { value: 'investment', sql: "t.type = 'investment'" },
      method: { value: 'payPal', sql: "t.method = 'payPal'" },
    },
    amount: 't.amount',
    searches: {
      offer: {
        ...offer,
        sql: `t.investment_id = ANY (ARRAY(SELECT i.id FROM investments i WHERE ${offer.sql.replace('t.offer_id', 'i.offer_id')}))`,
      },
      title: { value: 'Zamówienie nr 500000', sql: 't.order_id = 500000' },
      amount: { value: '6 000,00', sql: 't.amount = 6000' },
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
      userId: person,
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
      t.is_super_admin AS "isSuperAdmin", t.created_at AS "createdAt", t.deleted_at, t.password_hash IS NULL AS invited,
      t.position, t.last_signed_in_at AS "lastSignedInAt", ${HAS_FACTOR} AS "hasSecondFactor", (SELECT coalesce(string_agg(r.name, ', ' ORDER BY r.name COLLATE "pl-x-icu", r.id), '')
        FROM user_roles ur JOIN roles r ON r.id = ur.role_id WHERE ur.user_id = t.id) AS roles`,
    joins: '',
    always: 't.deleted_at IS NULL',
    filters: {
      search: { value: 'person123456', sql: "t.searched LIKE '%person123456%'" },
      active: { value: false, sql: 'NOT t.active' },
      invited: { value: true, sql: 't.active AND t.password_hash IS NULL' },
      userType: { value: 'staff', sql: 't.is_admin' },
      isAdmin: { value: true, sql: 't.is_admin' },
      isSuperAdmin: { value: true, sql: 't.is_super_admin' },
      secondFactor: { value: false, sql: `t.is_admin AND NOT ${HAS_FACTOR}` },
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
