/** For the list of orders. */
export { whatWaits } from './waiting-payments.ts';
