import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { totalOfStatus } from '../../platform/lists/list-counter.ts';
import { cardOf, PERSON } from '../home/home.shared.ts';

export const ordersCards = [
  cardOf({
    name: 'ordersToAccept',
    endpoint: listOrders,
    total: totalOfStatus('orders', 'paid'),
    oldest: `SELECT o.id, ${PERSON}, f.title, o.total_amount AS amount, o.quantity AS shares, o.date AS at
      FROM (SELECT id FROM orders WHERE status = 'paid' ORDER BY date, id LIMIT 5) page
      JOIN orders o ON o.id = page.id JOIN users u ON u.id = o.user_id JOIN offers f ON f.id = o.offer_id
      ORDER BY o.date, o.id`,
  }),
];
