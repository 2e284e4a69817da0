/** For places of the public site that show several offers. */
export { findPublicOffers } from './list-public-offers.ts';
