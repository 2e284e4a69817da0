import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { RefundState, RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { toInvestorDataView } from '../../countries/countries.shared.ts';
import { refunds } from './refunds.tables.ts';

/** A refund as it is read from JSON. */
export type ReadRefund = Omit<
  typeof refunds.$inferSelect,
  'orderId' | 'returningSince' | 'dueSince' | 'closedAt'
> & {
  dueSince: string;
  closedAt: string | null;
  paymentFile: number | null;
};

/** A column: the refunds of a transaction, in the sequence in which they were recorded. */
export const refundsOf = (transactionId: SQLWrapper) => sql<ReadRefund[]>`(
  SELECT coalesce(json_agg(json_build_object(
      'id', r.id, 'transactionId', r.transaction_id, 'reason', r.reason, 'amount', r.amount, 'dueSince', r.due_since,
      'receivedOn', r.received_on, 'note', r.note, 'returnedOn', r.returned_on, 'reference', r.reference,
      'closedAt', r.closed_at, 'closedBy', r.closed_by, 'paymentFile', (SELECT p.payment_file_id FROM payment_file_payments p
        WHERE p.refund_id = r.id AND p.state = 'sent')) ORDER BY r.id), '[]')
  FROM ${refunds} r WHERE r.transaction_id = ${transactionId})`;

/**
 * The refunds of a transaction by their reasons: at most one for a rejection, at most one for a surplus, and any number for
 * further transfers.
 */
export const byReason = (read: readonly ReadRefund[]) => ({
  refund: read.find(({ reason }) => reason === 'rejection') ?? null,
  surplus: read.find(({ reason }) => reason === 'surplus') ?? null,
  further: read.filter(({ reason }) => reason === 'further'),
});

/** A refund with the account of its order, to which the money goes. */
export const toRefundView = (
  refund: ReadRefund,
  investorData: InvestorDataInput,
  language: Language,
): RefundView => ({
  id: refund.id,
  transactionId: refund.transactionId,
  reason: refund.reason,
  amount: Number(refund.amount),
  dueSince: new Date(refund.dueSince).toISOString(),
  account: toInvestorDataView(investorData, language).bankAccount,
  receivedOn: refund.receivedOn,
  note: refund.note,
  paymentFile: refund.paymentFile,
  returnedOn: refund.returnedOn,
  reference: refund.reference,
  closedAt: refund.closedAt && new Date(refund.closedAt).toISOString(),
  closedBy: refund.closedBy,
});

/** SQL of the state of an order's refunds: due while any of them is; null without any. `order` is the SQL of the order's id. */
export const refundStateOf = (order: string): string =>
  `(SELECT CASE WHEN bool_or(r.returned_on IS NULL) THEN 'due' WHEN count(*) > 0 THEN 'returned' END
    FROM refunds r WHERE r.order_id = ${order})`;

/**
 * The condition of a list's filter: `order` is the SQL of the order's id. The refunds are read first: due ones are few, and
 * returned ones cost little in a list that is sorted by date.
 */
export const hasRefund =
  (order: string) =>
  (state: RefundState): string =>
    `${order} = ANY (ARRAY(SELECT r.order_id FROM refunds r WHERE r.returned_on IS ${state === 'due' ? '' : 'NOT '}NULL))`;

/** The SQL of all that is to be returned of a transaction `t`, or was, with the references; null without refunds. */
export const REFUNDED = `(SELECT json_build_object('amount', sum(r.amount),
    'references', coalesce(string_agg(r.reference, ', ' ORDER BY r.id), ''))
  FROM refunds r WHERE r.transaction_id = t.id HAVING count(*) > 0)`;
