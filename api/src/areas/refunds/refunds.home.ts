import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cardOf, PERSON } from '../home/home.shared.ts';

/** Orders, not refunds: one may have two refunds due, its surplus and then the rest. */
const DUE = `SELECT order_id, sum(amount) AS amount, min(due_since) AS since
  FROM refunds WHERE returned_on IS NULL GROUP BY order_id`;

export const refundsCards = [
  cardOf({
    name: 'refundsDue',
    endpoint: listOrders,
    total: `SELECT count(*)::int AS rows, coalesce(sum(amount), 0) AS amount FROM (${DUE}) due`,
    oldest: `SELECT r.order_id AS id, ${PERSON}, f.title, r.amount, r.since AS at
      FROM (${DUE} ORDER BY since, order_id LIMIT 5) r JOIN orders o ON o.id = r.order_id
      JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
      ORDER BY r.since, r.order_id`,
  }),
];
