import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cardOf, PERSON } from '../home/home.shared.ts';

export const refundsCards = [
  cardOf({
    name: 'refundsDue',
    endpoint: listOrders,
    total:
      'SELECT count(*)::int AS rows, coalesce(sum(amount), 0) AS amount FROM refunds WHERE returned_on IS NULL',
    oldest: `SELECT r.order_id AS id, ${PERSON}, f.title, r.amount, r.due_since AS at
      FROM (SELECT id FROM refunds WHERE returned_on IS NULL ORDER BY due_since, id LIMIT 5) page
      JOIN refunds r ON r.id = page.id JOIN orders o ON o.id = r.order_id
      JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
      ORDER BY r.due_since, r.id`,
  }),
];
