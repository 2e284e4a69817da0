import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cardOf, PERSON } from '../home/home.shared.ts';

/** Counts orders, because one order may have several refunds due. An order has the place of its oldest refund. */
export const refundsCards = [
  cardOf({
    name: 'refundsDue',
    endpoint: listOrders,
    total: `SELECT count(DISTINCT order_id)::int AS rows, coalesce(sum(amount), 0) AS amount
      FROM refunds WHERE returned_on IS NULL`,
    oldest: `SELECT r.order_id AS id, ${PERSON}, f.title, r.due_since AS at,
        (SELECT sum(amount) FROM refunds WHERE order_id = r.order_id AND returned_on IS NULL) AS amount
      FROM (SELECT id, order_id, due_since FROM refunds r WHERE returned_on IS NULL AND NOT EXISTS (
          SELECT FROM refunds other WHERE other.order_id = r.order_id AND other.returned_on IS NULL
            AND (other.due_since, other.id) < (r.due_since, r.id))
        ORDER BY due_since, id LIMIT 5) r
      JOIN orders o ON o.id = r.order_id JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
      ORDER BY r.due_since, r.id`,
  }),
];
