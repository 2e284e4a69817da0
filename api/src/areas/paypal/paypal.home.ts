import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { cardOf, PERSON } from '../home/home.shared.ts';

/**
 * PayPal's answer does not fit a payment, it has been asked for ten minutes whether the money was taken, or it has returned the money
 * of an order that is not rejected.
 */
const UNCLEAR = `transactions t WHERE t.id IN (
  SELECT p.transaction_id FROM paypal_payments p WHERE p.state = 'unknown'
  UNION SELECT w.id FROM paypal_payments p JOIN transactions w ON w.id = p.transaction_id
    WHERE p.state = 'capturing' AND w.capturing_since < $1::timestamptz - interval '10 minutes'
  UNION SELECT r.id FROM transactions r WHERE r.status = 'paid' AND r.returned_as IS NOT NULL)`;

export const payPalCards = [
  cardOf({
    name: 'payPalUnclear',
    endpoint: listTransactions,
    total: `SELECT count(*)::int AS rows, coalesce(sum(t.amount), 0) AS amount FROM ${UNCLEAR}`,
    oldest: `SELECT page.id, ${PERSON}, f.title, t.amount, page.at
      FROM (SELECT t.id, coalesce(t.capturing_since, t.date) AS at FROM ${UNCLEAR} ORDER BY at, t.id LIMIT 5) page
      JOIN transactions t ON t.id = page.id JOIN users u ON u.id = t.user_id
      JOIN investments i ON i.id = t.investment_id JOIN offers f ON f.id = i.offer_id
      ORDER BY page.at, page.id`,
  }),
];
