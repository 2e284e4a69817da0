import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { cardOf, NOW, PERSON } from '../home/home.shared.ts';
import { COMPARED_AT, hasNotComparedPayment, isNotCompared } from './comparison/attempts-to-compare.ts';
import { isPaymentUnclear } from './unclear-payments.ts';

const NOT_COMPARED = `transactions t WHERE ${hasNotComparedPayment(NOW)}`;
const COMPARED_SINCE = `(SELECT min(${COMPARED_AT}) FROM paypal_payments p WHERE p.transaction_id = t.id AND ${isNotCompared(NOW)})`;
const UNCLEAR = `transactions t WHERE ${isPaymentUnclear(NOW)}`;
const SINCE = `coalesce(t.capturing_since, t.contradicted_since,
  (SELECT min(p.created_at) FROM paypal_payments p WHERE p.transaction_id = t.id AND (p.state = 'unknown' OR p.released_at IS NOT NULL)), t.date)`;

/** The transactions that the condition finds, those first that have waited longest by `since`. */
const cardOfPayments = (name: HomeCardName, waiting: string, since: string) =>
  cardOf({
    name,
    endpoint: listTransactions,
    total: `SELECT count(*)::int AS rows, coalesce(sum(t.amount), 0) AS amount FROM ${waiting}`,
    oldest: `SELECT page.id, ${PERSON}, f.title, t.amount, page.at
      FROM (SELECT t.id, ${since} AS at FROM ${waiting} ORDER BY at, t.id LIMIT 5) page
      JOIN transactions t ON t.id = page.id JOIN users u ON u.id = t.user_id
      JOIN investments i ON i.id = t.investment_id JOIN offers f ON f.id = i.offer_id
      ORDER BY page.at, page.id`,
  });

export const payPalCards = [
  cardOfPayments('payPalUnclear', UNCLEAR, SINCE),
  cardOfPayments('payPalNotCompared', NOT_COMPARED, COMPARED_SINCE),
];
