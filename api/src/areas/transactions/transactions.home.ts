import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { totalOfStatus } from '../../platform/lists/list-counter.ts';
import { cardOf, NOW, PERSON } from '../home/home.shared.ts';
import { whatWaits } from './waiting-payments.ts';

const OVERDUE = whatWaits.overdue(NOW);

const sumOf = (condition: string) =>
  `SELECT count(*)::int AS rows, coalesce(sum(t.amount), 0) AS amount FROM transactions t WHERE ${condition}`;

const fiveOf = (condition: string, at: 'date' | 'wait_until') =>
  `SELECT t.id, ${PERSON}, f.title, t.amount, t.${at} AS at
    FROM (SELECT t.id FROM transactions t WHERE ${condition} ORDER BY t.${at}, t.id LIMIT 5) page
    JOIN transactions t ON t.id = page.id JOIN users u ON u.id = t.user_id
    JOIN investments i ON i.id = t.investment_id JOIN offers f ON f.id = i.offer_id
    ORDER BY t.${at}, t.id`;

const cardByTerm = (name: HomeCardName, condition: string) =>
  cardOf({
    name,
    endpoint: listTransactions,
    total: sumOf(condition),
    oldest: fiveOf(condition, 'wait_until'),
  });

export const transactionsCards = [
  cardOf({
    name: 'paymentsToAccept',
    endpoint: listTransactions,
    // The counts of all new transactions are stored; the few that staff do not accept are subtracted.
    total: `SELECT (c.rows - late.rows - online.rows)::int AS rows, c.amount - late.amount - online.amount AS amount
      FROM (${totalOfStatus('transactions', 'new')}) c, (${sumOf(OVERDUE)}) late,
        (${sumOf(`t.status = 'new' AND t.wait_until >= ${NOW} AND t.method = 'payPal'`)}) online`,
    oldest: fiveOf(whatWaits.toAccept(NOW), 'date'),
  }),
  cardByTerm('paymentsDueSoon', whatWaits.dueSoon(NOW)),
  cardByTerm('paymentsOverdue', OVERDUE),
];
