export { RefundAccount } from './refund-account.tsx';
export { RefundPanel } from './refund-panel.tsx';
export { refundsTexts } from './refunds.texts.ts';
export { nextToRecord, refundsOf, useRefundTitle } from './refunds-of.ts';
