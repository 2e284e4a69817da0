/**
 * Offers for the public site. Each caller gets the parts that they may see: everybody the public parts, signed-in users also
 * those for users, investors of the offer all parts (ELM-10, OFR-57, OFR-59). Only administrators see hidden offers.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { listAnswer } from '../../shared/lists/list.ts';
import { publicOffersList } from './public-offers.list.ts';
import { OfferDocumentsView, PublicOfferRow, PublicOfferView } from './public-offers.schemas.ts';

export const listPublicOffers = endpoint({
  method: 'GET',
  path: '/offer',
  access: 'site',
  summary: 'List the offers that are visible to everybody',
  list: publicOffersList,
  answer: listAnswer(PublicOfferRow),
  errors: [],
});

/** Former slugs work too; the answer has the present ones, to which a page may redirect. */
export const getPublicOffer = endpoint({
  method: 'GET',
  path: '/offer/:idOrSlug',
  access: 'site',
  summary: 'What the caller may see of an offer, by its id or by a present or former slug of either language',
  params: z.object({ idOrSlug: z.string().min(1).max(200) }),
  answer: PublicOfferView,
  errors: ['OFFER_NOT_EXISTS', 'OFFER_SLUG_NOT_EXISTS', 'OFFER_NOT_VISIBLE'],
});

export const listOfferDocuments = endpoint({
  method: 'GET',
  path: '/offer/:id/documents',
  access: 'site',
  summary: 'The documents of an offer that the caller may see',
  params: IdParams,
  answer: OfferDocumentsView,
  errors: ['OFFER_NOT_EXISTS', 'OFFER_NOT_VISIBLE'],
});
