export { confirmMoney } from './comparison/confirm-money.ts';
export { followUpDue } from './follow-up.ts';
export { isPaymentUnclear } from './unclear-payments.ts';
