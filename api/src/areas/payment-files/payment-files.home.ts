import { listDuePayments } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';
import { DUE_PAYMENTS } from './due-payments.reads.ts';

/** Payments that no file has yet. */
export const paymentFilesCards = [
  cardOf({
    name: 'paymentsToSend',
    endpoint: listDuePayments,
    total: `SELECT count(*)::int AS rows, coalesce(sum(amount), 0) AS amount FROM ${DUE_PAYMENTS} d WHERE d.file IS NULL`,
    oldest: `SELECT d.id, nullif(d.name, '') AS person, f.title, d.amount, d.due_since AS at
      FROM ${DUE_PAYMENTS} d LEFT JOIN payouts p ON d.kind = 'payout' AND p.id = d.record LEFT JOIN offers f ON f.id = p.offer_id
      WHERE d.file IS NULL ORDER BY d.due_since, d.id LIMIT 5`,
  }),
];
