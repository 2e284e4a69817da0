/**
 * The public interface of the ledger. Only the ledger writes orders, transactions, investments and shares. Exported are
 * its verbs, the rules that enable buttons, and the views for lists, screens and the timeline.
 */
export { booksCheckCard } from './books-check/books-check.home.ts';
export { eventOf, transferTitle } from './emails/notify-investor.ts';
export { findOverdueOrders } from './find-overdue-orders.ts';
export { findInvestorsOf, findOffersHeldBy, isInvestorOf } from './investors.reads.ts';
export { acceptOrder } from './move/accept-order.ts';
export { acceptTransaction } from './move/accept-transaction.ts';
export { expireOrder } from './move/expire-order.ts';
export { extendTransaction } from './move/extend-transaction.ts';
export { rejectOrder } from './move/reject-order.ts';
export { updateOrder } from './move/update-order.ts';
export { readOrder } from './orders.reads.ts';
export {
  conditionsToAccept,
  conditionsToReject,
  currentOf,
  isOverdue,
  rejectionOf,
  whyNoSpreadsheet,
  whyNotReject,
} from './orders.rules.ts';
export { findOrderAgreements, fingerprintOf } from './place/find-order-agreements.ts';
export { placeManualOrder } from './place/place-manual-order.ts';
export { whyNotOrder } from './place/why-not-order.ts';
export { closeRefund } from './refunds/close-refund.ts';
export { hasRefund, REFUND_STATE, refundStateOf } from './refunds/refunds.views.ts';
export { openSignedDocument } from './signed-documents/open-signed-document.ts';
export { removeSignedDocument } from './signed-documents/remove-signed-document.ts';
export { spreadsheetUrl } from './spreadsheet-url.ts';
export { readTransaction, toPaymentView } from './transactions.reads.ts';
export { whyNotAcceptTransaction, whyNotExtend } from './transactions.rules.ts';
