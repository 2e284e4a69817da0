/**
 * The public interface of the ledger. Only the ledger writes orders, transactions, investments and shares. Exported are
 * its verbs, the rules that enable buttons, and the views for lists, screens and the timeline.
 */
export { actorNameOf } from './actor-name.ts';
export { booksCheckCard } from './books-check/books-check.home.ts';
export { eventOf, readOrderEmailValues, transferTitle } from './emails/notify-investor.ts';
export { previewOrderEmail } from './emails/preview-order-email.ts';
export { type ErasedFile, eraseInvestor, pseudonymOf } from './erasure/erase-investor.ts';
export { type InvestorClaims, readInvestorClaims } from './erasure/investor-claims.ts';
export { findOverdueOrders } from './find-overdue-orders.ts';
export { inTurnOfOrder } from './in-turn-of-series.ts';
export { findInvestorsOf, findOffersHeldBy, isInvestorOf } from './investors.reads.ts';
export { lockForMove, type OrderToMove } from './lock-order.ts';
export { acceptOrder } from './move/accept-order.ts';
export { acceptTransaction, acceptWithin } from './move/accept-transaction.ts';
export { expireOrder } from './move/expire-order.ts';
export { extendTransaction } from './move/extend-transaction.ts';
export { rejectOrder } from './move/reject-order.ts';
export { updateOrder } from './move/update-order.ts';
export { MOVEMENTS } from './movements/movements.sql.ts';
export {
  changeMethod,
  holdOrder,
  markCaptured,
  markContradicted,
  markDisputed,
  releaseHold,
} from './online/online-payment.ts';
export { readOrder } from './orders.reads.ts';
export {
  conditionsToAccept,
  conditionsToReject,
  currentOf,
  hasReturned,
  isOverdue,
  rejectionOf,
  whyNoSpreadsheet,
  whyNotReject,
} from './orders.rules.ts';
export { cancelOwnOrder } from './own/cancel-own-order.ts';
export { openDocumentToSign } from './own/open-document-to-sign.ts';
export { readOwnOrder } from './own/own-orders.reads.ts';
export { attachOwnSignedDocument, openOwnSignedDocument } from './own/own-signed-documents.ts';
export { placeOwnOrder } from './own/place-own-order.ts';
export { isOfOnlySuperAdmin } from './ownership/own-order.reads.ts';
export { ownershipOf } from './ownership/own-order.rules.ts';
export { confirmPayout } from './payouts/confirm-payout.ts';
export { createPayout, deletePayout, updatePayout } from './payouts/draft-payout.ts';
export { markPayout } from './payouts/mark-payout.ts';
export { markPayoutLines } from './payouts/mark-payout-lines.ts';
export { ACCOUNT_KIND as PAYOUT_ACCOUNT_KIND, readPayout } from './payouts/payouts.reads.ts';
export { findOrderAgreements } from './place/find-order-agreements.ts';
export { recordAgreements } from './place/order-agreements.ts';
export { placeManualOrder } from './place/place-manual-order.ts';
export { readWaysToPay } from './place/read-ways-to-pay.ts';
export { whyNotOrder } from './place/why-not-order.ts';
export { bankLinesOf, RECEIPT, RECEIVED, receivedWithin, toReceiptView } from './receipts/receipts.views.ts';
export { transferAccount } from './receipts/transfer-account.reads.ts';
export { closeRefund, closeRefundIn } from './refunds/close-refund.ts';
export { recordFurtherTransfer, recordFurtherWithin } from './refunds/record-further-transfer.ts';
export { recordLateTransfer, recordLateWithin } from './refunds/record-late-transfer.ts';
export { hasRefund, REFUNDED, refundStateOf } from './refunds/refunds.views.ts';
export {
  beginReturn,
  closeReturned,
  endReturn,
  markReturnedInPart,
  undoReturn,
} from './refunds/return-through-paypal.ts';
export {
  type OwedRefund,
  refundsOfTransactions,
  undoFurtherWithin,
  undoLateWithin,
  whyNotUndoFurther,
  whyNotUndoLate,
} from './refunds/undo-transfer.ts';
export { findHoldersOfSeries, findHoldingsBySeries } from './register/holders.reads.ts';
export { findDueReminders } from './reminders/find-due-reminders.ts';
export { remindOfTransfer } from './reminders/remind-of-transfer.ts';
export { openSignedDocument } from './signed-documents/open-signed-document.ts';
export { removeCopiesOfCancelled, removeSignedDocument } from './signed-documents/remove-signed-document.ts';
export { spreadsheetUrl } from './spreadsheet-url.ts';
export { readTransaction, toPaymentView } from './transactions.reads.ts';
export {
  A_NOTE,
  whyNotAcceptTransaction,
  whyNotExtend,
  whyNotRecordFurther,
  whyNotRecordLate,
} from './transactions.rules.ts';
