import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { cardOf, PERSON } from '../home/home.shared.ts';

/** PayPal's answer does not fit the payment, or it has been asked for ten minutes whether the money was taken. */
const UNCLEAR = `paypal_payments p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.state = 'unknown' OR (p.state = 'capturing' AND t.capturing_since < $1::timestamptz - interval '10 minutes')`;

export const payPalCards = [
  cardOf({
    name: 'payPalUnclear',
    endpoint: listTransactions,
    total: `SELECT count(*)::int AS rows, coalesce(sum(t.amount), 0) AS amount FROM ${UNCLEAR}`,
    oldest: `SELECT page.id, ${PERSON}, f.title, t.amount, page.at
      FROM (SELECT t.id, coalesce(t.capturing_since, p.created_at) AS at FROM ${UNCLEAR} ORDER BY at, t.id LIMIT 5) page
      JOIN transactions t ON t.id = page.id JOIN users u ON u.id = t.user_id
      JOIN investments i ON i.id = t.investment_id JOIN offers f ON f.id = i.offer_id
      ORDER BY page.at, page.id`,
  }),
];
