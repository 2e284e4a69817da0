/** What investments need of transactions. */
export { toPaymentView } from './transactions.reads.ts';
