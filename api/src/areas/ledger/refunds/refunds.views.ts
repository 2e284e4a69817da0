import type { InvestorDataInput } from '@share/contract/areas/orders/investor-data.ts';
import type { RefundState, RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { toInvestorDataView } from '../../countries/countries.shared.ts';
import type { refunds } from './refunds.tables.ts';

/** A refund with the account of its order, to which the money goes. */
export const toRefundView = (
  refund: typeof refunds.$inferSelect,
  investorData: InvestorDataInput,
  language: Language,
): RefundView => ({
  transactionId: refund.transactionId,
  reason: refund.reason,
  amount: Number(refund.amount),
  dueSince: refund.dueSince.toISOString(),
  account: toInvestorDataView(investorData, language).bankAccount,
  returnedOn: refund.returnedOn,
  reference: refund.reference,
  closedAt: refund.closedAt?.toISOString() ?? null,
  closedBy: refund.closedBy,
});

/** SQL of the state of an order's refunds: due as long as one of them is; null without any. `order` is the SQL of its id. */
export const refundStateOf = (order: string): string =>
  `(SELECT CASE WHEN bool_or(r.returned_on IS NULL) THEN 'due' WHEN count(*) > 0 THEN 'returned' END
    FROM refunds r WHERE r.order_id = ${order})`;

/**
 * The condition of a list's filter: `order` is the SQL of the order's id. The refunds are read first: those that are due are few,
 * and the rest is nothing to a list that is sorted by date.
 */
export const hasRefund =
  (order: string) =>
  (state: RefundState): string =>
    `${order} = ANY (ARRAY(SELECT r.order_id FROM refunds r WHERE r.returned_on IS ${state === 'due' ? '' : 'NOT '}NULL))`;
