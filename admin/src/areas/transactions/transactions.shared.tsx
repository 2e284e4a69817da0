/** What other areas show of transactions: the link to the screen, status and method in words, and all words. */
export { TransactionLink } from './transaction-link.tsx';
export { MethodName, TransactionStatusBadge, TypeName } from './transaction-words.tsx';
export { transactionsTexts } from './transactions.texts.ts';
