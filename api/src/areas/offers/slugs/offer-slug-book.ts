import { reservedOfferSlugs } from '@share/contract/areas/offers/offers.schemas.ts';
import type { SlugBook } from '../../../platform/slugs/slug-book.ts';
import { offerSlugs } from '../offers.tables.ts';

export const offerSlugBook: SlugBook = {
  table: offerSlugs,
  owner: offerSlugs.offerId,
  taken: 'OFFER:SLUG_NOT_UNIQUE',
  reserved: reservedOfferSlugs,
  beforeDigits: { pl: 'oferta', en: 'offer' },
};
