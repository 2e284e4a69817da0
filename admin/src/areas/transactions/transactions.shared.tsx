/** What other areas show of transactions: the link to the screen, status and method in words. */
export { TransactionLink } from './transaction-link.tsx';
export { MethodName, TransactionStatusBadge, TypeName } from './transaction-words.tsx';
