export { followUpDue } from './follow-up.ts';
export { isPaymentUnclear } from './unclear-payments.ts';
