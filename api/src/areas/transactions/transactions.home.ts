import type { HomeCardName } from '@share/contract/areas/home/home.endpoints.ts';
import { listTransactions } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { totalOfStatus } from '../../platform/lists/list-counter.ts';
import { cardOf, PERSON } from '../home/home.shared.ts';

/** As `isOverdue` decides: a payment is accepted until the end of its term. */
const OVERDUE = "status = 'new' AND wait_until < $1::timestamptz";
const DUE_SOON =
  "status = 'new' AND wait_until >= $1::timestamptz AND wait_until < $1::timestamptz + interval '3 days'";

const IN_TIME = "status = 'new' AND wait_until >= $1::timestamptz";

const sumOf = (condition: string) =>
  `SELECT count(*)::int AS rows, coalesce(sum(amount), 0) AS amount FROM transactions WHERE ${condition}`;

const fiveOf = (condition: string, at: 'date' | 'wait_until') =>
  `SELECT t.id, ${PERSON}, f.title, t.amount, t.${at} AS at
    FROM (SELECT id FROM transactions WHERE ${condition} ORDER BY ${at}, id LIMIT 5) page
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
    // PayPal confirms its own (`whyNotAcceptTransaction`).
    total: `SELECT (c.rows - late.rows - online.rows)::int AS rows, c.amount - late.amount - online.amount AS amount
      FROM (${totalOfStatus('transactions', 'new')}) c, (${sumOf(OVERDUE)}) late,
        (${sumOf(`${IN_TIME} AND method = 'payPal'`)}) online`,
    oldest: fiveOf(`${IN_TIME} AND method = 'bankTransfer'`, 'date'),
  }),
  cardByTerm('paymentsDueSoon', DUE_SOON),
  cardByTerm('paymentsOverdue', OVERDUE),
];
