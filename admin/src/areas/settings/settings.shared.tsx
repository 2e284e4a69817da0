export { PayPalNotices } from './paypal-notices.tsx';
