export { hasNotComparedPayment } from './comparison/attempts-to-compare.ts';
export { comparePayments } from './comparison/compare-payments.ts';
export { confirmMoney } from './comparison/confirm-money.ts';
export { followUpDue } from './follow-up.ts';
export { isPaymentUnclear } from './unclear-payments.ts';
