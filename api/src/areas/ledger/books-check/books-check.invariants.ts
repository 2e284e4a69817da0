import { contentInvariants } from '../../offers/offers.shared.ts';
import { AT, type Invariant } from './invariant.ts';
import { listCountsInvariant } from './list-counts-invariant.ts';
import { paymentFilesInvariant } from './payment-files-invariant.ts';
import { payoutsInvariant } from './payouts-invariant.ts';
import { payPalDifferencesInvariant, payPalInvariant } from './paypal-invariant.ts';
import { proposalsInvariant } from './proposals-invariant.ts';
import { refundsInvariant } from './refunds-invariant.ts';
import { statementsInvariants } from './statements-invariants.ts';
import { surroundingsInvariants } from './surroundings-invariants.ts';

const AMOUNTS: Record<string, readonly string[]> = {
  series: ['price_per_share'],
  offers: [
    'total_cost',
    'fixed_investors_equity',
    'cost_per_stock',
    'developer_equity',
    'investors_equity',
    'debt',
  ],
  investments: ['invested_amount'],
  orders: ['price_per_share', 'total_amount'],
  transactions: ['original_amount', 'commission', 'amount', 'tax'],
  payouts: ['total'],
  payout_lines: ['gross', 'tax', 'net'],
  refunds: ['amount'],
  receipts: ['amount'],
  unknown_money: ['amount'],
  payment_files: ['amount'],
  payment_file_payments: ['amount'],
  shares: ['price'],
};

const INSTANTS: Record<string, readonly string[]> = {
  series: ['available_from', 'available_to'],
  offers: ['investment_start', 'investment_end'],
  orders: ['date', 'date_completed', 'date_rejected'],
  transactions: ['date', 'date_completed', 'date_rejected', 'wait_until', 'capturing_since'],
  refunds: ['received_on', 'due_since', 'returning_since', 'returned_on', 'closed_at'],
  receipts: ['received_on'],
  unknown_money: ['recorded_at', 'returned_on', 'closed_at'],
  payment_files: ['execute_on', 'created_at', 'withdrawn_at'],
  shares: ['date'],
  payouts: ['created_at', 'confirmed_at'],
  payout_lines: ['sent_at', 'paid_on'],
};

const inEveryColumn = (tables: Record<string, readonly string[]>, breaks: (column: string) => string) =>
  Object.entries(tables)
    .flatMap(([table, columns]) =>
      columns.map(
        (column) => `SELECT '${table}.${column}' AS place, id AS row FROM ${table} WHERE ${breaks(column)}`,
      ),
    )
    .join(' UNION ALL ');

/** Rules that always hold for the books and for the shares that are sold. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I-1',
    holds: 'A series has issued as many shares as there are.',
    violations: `SELECT s.id AS series, s.issued, h.shares FROM series s
      CROSS JOIN LATERAL (SELECT count(*) AS shares FROM shares WHERE series_id = s.id) h WHERE s.issued <> h.shares`,
  },
  {
    id: 'I-2',
    holds: 'A series has issued what its completed orders bought.',
    violations: `SELECT s.id AS series, s.issued, o.bought FROM series s CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS bought
        FROM orders WHERE series_id = s.id AND status = 'completed') o WHERE s.issued <> o.bought`,
  },
  {
    id: 'I-3',
    holds: 'A series has reserved the shares of its open orders.',
    violations: `SELECT s.id AS series, s.reserved, o.wanted FROM series s CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS wanted
        FROM orders WHERE series_id = s.id AND status IN ('new', 'paid')) o WHERE s.reserved <> o.wanted`,
  },
  {
    id: 'I-4',
    holds: 'No series has sold more shares than it has.',
    violations: `SELECT id AS series, issued, reserved, share_limit FROM series
      WHERE issued < 0 OR reserved < 0 OR issued::bigint + reserved > share_limit`,
  },
  {
    id: 'I-5',
    holds: 'The shares of a series are numbered from 1 without gaps.',
    violations: `SELECT series_id AS series, count(*) AS shares, min(share_number) AS first, max(share_number) AS last FROM shares GROUP BY series_id
      HAVING min(share_number) <> 1 OR max(share_number) <> count(*) OR count(DISTINCT share_number) <> count(*)`,
  },
  {
    id: 'I-6',
    holds:
      'A completed order has its quantity of shares in one run of numbers, at its price; any other order has none.',
    violations: `SELECT o.id AS "order", o.status, o.quantity, h.held FROM orders o LEFT JOIN LATERAL (
        SELECT count(*) AS held, max(share_number) - min(share_number) + 1 AS run, count(*) FILTER (
          WHERE (series_id, investment_id, price) IS DISTINCT FROM (o.series_id, o.investment_id, o.price_per_share)
        ) AS strange FROM shares WHERE order_id = o.id) h ON true
      WHERE h.held <> CASE o.status WHEN 'completed' THEN o.quantity ELSE 0 END
         OR h.strange > 0 OR h.run <> h.held`,
  },
  {
    id: 'I-7',
    holds: "An order's total is its quantity times its price.",
    violations: `SELECT id AS "order", quantity, price_per_share, total_amount FROM orders
      WHERE total_amount <> quantity * price_per_share OR quantity < 1 OR price_per_share <= 0`,
  },
  {
    id: 'I-8',
    holds: 'An order carries the date of its end, and only of the end it had.',
    violations: `SELECT id AS "order", status, date_completed, date_rejected FROM orders
      WHERE status NOT IN ('new', 'paid', 'completed', 'rejected')
         OR (status = 'completed') <> (date_completed IS NOT NULL)
         OR (status = 'rejected') <> (date_rejected IS NOT NULL)`,
  },
  {
    id: 'I-9',
    holds: 'An order and its one current transaction have the same status; older ones are rejected.',
    violations: `SELECT o.id AS "order", o.status, array_agg(t.status ORDER BY t.id) AS transactions
      FROM orders o LEFT JOIN transactions t ON t.order_id = o.id GROUP BY o.id
      HAVING count(t.id) = 0
         OR count(t.id) FILTER (WHERE t.status <> 'rejected') <> CASE o.status WHEN 'rejected' THEN 0 ELSE 1 END
         OR bool_or(t.status NOT IN (o.status, 'rejected'))`,
  },
  {
    id: 'I-10',
    holds:
      'The audit trail records once, and correctly, how an order ended, and of no open order that it did.',
    violations: `SELECT o.id AS "order", o.status, array_agg(a.action) AS recorded FROM orders o
      LEFT JOIN audit_entries a ON a.entity = 'order' AND a.entity_id = o.id AND a.action IN ('order.accept', 'order.reject')
      GROUP BY o.id
      HAVING array_agg(a.action) FILTER (WHERE a.id IS NOT NULL) IS DISTINCT FROM
        CASE o.status WHEN 'completed' THEN ARRAY['order.accept'] WHEN 'rejected' THEN ARRAY['order.reject'] END`,
  },
  {
    id: 'I-11',
    holds: "A transaction's amounts add up, and a payment asks for its order's total.",
    violations: `SELECT t.id AS transaction, t.original_amount, t.commission, t.amount, o.total_amount
      FROM transactions t LEFT JOIN orders o ON o.id = t.order_id
      WHERE t.original_amount <> o.total_amount OR t.amount <> t.original_amount + t.commission
         OR t.commission <> round(t.original_amount * t.commission_percent, 2)
         OR t.commission_percent NOT BETWEEN 0 AND 1`,
  },
  {
    id: 'I-12',
    holds: 'Every amount is within the limits of the books, every time is finite.',
    violations: `${inEveryColumn(AMOUNTS, (column) => `NOT (${column} BETWEEN 0 AND 9999999999999.99)`)}
      UNION ALL ${inEveryColumn(INSTANTS, (column) => `NOT isfinite(${column})`)}`,
  },
  {
    id: 'I-13',
    holds:
      'A transaction that is still to be paid has a term, and no order stays open long after it, unless PayPal may have its money.',
    violations: `SELECT id AS transaction, order_id AS "order", wait_until FROM transactions
      WHERE status = 'new' AND (wait_until IS NULL OR NOT isfinite(wait_until)
         OR (order_id IS NOT NULL AND capturing_since IS NULL AND wait_until < ${AT} - interval '5 minutes'))`,
  },
  {
    id: 'I-14',
    holds: 'An investment has the totals of its orders, and they belong to its user and its offer.',
    violations: `SELECT i.id AS investment, i.invested_amount, o.invested, i.number_of_shares, i.pending_orders, o.pending FROM investments i LEFT JOIN LATERAL (
        SELECT coalesce(sum(total_amount) FILTER (WHERE status = 'completed'), 0) AS invested,
          count(*) FILTER (WHERE status IN ('new', 'paid')) AS pending,
          count(*) FILTER (WHERE (user_id, offer_id) IS DISTINCT FROM (i.user_id, i.offer_id)) AS strange
        FROM orders WHERE investment_id = i.id) o ON true
      WHERE i.invested_amount <> o.invested OR i.pending_orders <> o.pending OR o.strange > 0
         OR i.number_of_shares <> (SELECT count(*) FROM shares WHERE investment_id = i.id)
         OR EXISTS (SELECT FROM transactions t WHERE t.investment_id = i.id AND t.user_id <> i.user_id)`,
  },
  {
    id: 'I-15',
    holds:
      'Every record that an order, a share or a transaction belongs to exists, and an order stores the names of its offer and series.',
    violations: `SELECT o.id AS "order", NULL::int AS transaction, NULL::int AS share FROM orders o
        LEFT JOIN series s ON s.id = o.series_id LEFT JOIN offers f ON f.id = o.offer_id
        LEFT JOIN users u ON u.id = o.user_id LEFT JOIN investments i ON i.id = o.investment_id
      WHERE s.id IS NULL OR f.id IS NULL OR u.id IS NULL OR i.id IS NULL
         OR NOT (o.offer_title->>'pl' <> '' AND o.offer_title->>'en' <> '' AND o.series_name->>'pl' <> '' AND o.series_name->>'en' <> '')
      UNION ALL SELECT t.order_id, t.id, NULL FROM transactions t LEFT JOIN orders o ON o.id = t.order_id
        LEFT JOIN investments i ON i.id = t.investment_id
      WHERE (t.order_id IS NOT NULL AND o.investment_id IS DISTINCT FROM t.investment_id) OR i.id IS NULL
      UNION ALL SELECT h.order_id, NULL, h.id FROM shares h LEFT JOIN orders o ON o.id = h.order_id WHERE o.id IS NULL`,
  },
  {
    id: 'I-16',
    holds:
      'Investors accepted the required agreements of their orders, and the stored texts are those that were shown.',
    violations: `SELECT a.id AS user_agreement, a.order_id AS "order" FROM user_agreements a JOIN orders o ON o.id = a.order_id
      WHERE (o.status <> 'rejected' AND a.is_required AND NOT a.is_accepted) OR a.user_id <> o.user_id
         OR a.content_sha256 <> encode(sha256(convert_to(
              concat(a.content->>'pl', U&'\\001F', a.content->>'en'), 'UTF8')), 'hex')`,
  },
  ...contentInvariants,
  ...surroundingsInvariants,
  listCountsInvariant,
  refundsInvariant,
  proposalsInvariant,
  ...statementsInvariants,
  payoutsInvariant,
  paymentFilesInvariant,
  payPalInvariant,
  payPalDifferencesInvariant,
];
