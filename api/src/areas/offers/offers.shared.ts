/** For the ledger, the public site and lists of other areas. */
export { contentInvariants } from './content/content-invariants.ts';
export { mayOpenAttachment } from './content/open-attachment.ts';
export { isOpenAttachment } from './content/open-attachments.ts';
export { isSignable } from './documents/is-signable.ts';
export { type FoundOffer, findOffer, offerMissing, readOfferAtOneMoment } from './get-offer.ts';
export { hasInvestmentTitled, hasOfferTitled, ofOfferTitled } from './of-offer-titled.ts';
export { readSellersOfSeries } from './sellers-of-series.ts';
