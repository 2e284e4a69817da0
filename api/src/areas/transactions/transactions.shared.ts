/** What orders and investments need of transactions. */
export { toPaymentView } from './transactions.reads.ts';
export { whyNotAcceptTransaction, whyNotExtend } from './transactions.rules.ts';
