/** What orders and investments need of transactions. */
export { toPaymentView } from '../ledger/transactions.reads.ts';
export { whyNotAcceptTransaction, whyNotExtend } from '../ledger/transactions.rules.ts';
