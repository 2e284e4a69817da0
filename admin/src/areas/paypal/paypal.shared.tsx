export { CheckPayPal } from './check-paypal.tsx';
export { PayPalPayments } from './paypal-payments.tsx';
