import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { cardOf, NOW, PERSON } from '../home/home.shared.ts';
import { isPaymentUnclear } from './unclear-payments.ts';

const UNCLEAR = `transactions t WHERE ${isPaymentUnclear(NOW)}`;
const SINCE = `coalesce(t.capturing_since, t.contradicted_since,
  (SELECT min(p.created_at) FROM paypal_payments p WHERE p.transaction_id = t.id AND (p.state = 'unknown' OR p.released_at IS NOT NULL)), t.date)`;

export const payPalCards = [
  cardOf({
    name: 'payPalUnclear',
    endpoint: listTransactions,
    total: `SELECT count(*)::int AS rows, coalesce(sum(t.amount), 0) AS amount FROM ${UNCLEAR}`,
    oldest: `SELECT page.id, ${PERSON}, f.title, t.amount, page.at
      FROM (SELECT t.id, ${SINCE} AS at FROM ${UNCLEAR} ORDER BY at, t.id LIMIT 5) page
      JOIN transactions t ON t.id = page.id JOIN users u ON u.id = t.user_id
      JOIN investments i ON i.id = t.investment_id JOIN offers f ON f.id = i.offer_id
      ORDER BY page.at, page.id`,
  }),
];
