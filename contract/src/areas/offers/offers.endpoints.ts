import { z } from 'zod';
import { versionEndpoints } from '../../shared/content/version-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import { listAnswer, OptionsQuery } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { offersList } from './offers.list.ts';
import { OfferInput, OfferOption, OfferRow, OfferView } from './offers.schemas.ts';

export const listOffers = endpoint({
  method: 'GET',
  path: '/admin/offer',
  access: 'admin:offer:list',
  summary: 'List offers',
  list: offersList,
  answer: listAnswer(OfferRow),
  errors: [],
});

/** The choices of the offer select of a manual order: open offers only (ORD-41). */
export const searchOpenOffers = endpoint({
  method: 'GET',
  path: '/admin/offer/options',
  access: ['admin:investment:manual-order', 'admin:offer:list'],
  summary: 'Search open offers for a select',
  query: OptionsQuery,
  answer: z.array(OfferOption),
  errors: [],
});

/** Slugs for a title that saving accepts, in both languages. The offer's own slugs count as unused, former slugs of others as used. */
export const suggestSlug = endpoint({
  method: 'GET',
  path: '/admin/offer/slug-suggestion',
  access: ['admin:offer:create', 'admin:offer:edit'],
  summary: 'Slugs for a title that no other offer uses',
  query: z.object({
    pl: z.string().max(255).default(''),
    en: z.string().max(255).default(''),
    offerId: IdInPath.optional(),
  }),
  answer: z.object({ pl: z.string(), en: z.string() }),
  errors: [],
});

export const exportOffers = exportEndpoint(listOffers, {
  title: 'text',
  slug: 'text',
  position: 'number',
  investmentStart: 'day',
  investmentEnd: 'day',
  isOpen: 'yesNo',
  isVisible: 'yesNo',
});

export const totalOffers = totalsEndpoint(listOffers);

export const getOffer = endpoint({
  method: 'GET',
  path: '/admin/offer/:idOrSlug',
  access: ['admin:offer:get', 'admin:offer:edit'],
  summary: 'One offer, by its id or by a present or former slug of either language',
  params: z.object({ idOrSlug: z.string().min(1).max(200) }),
  answer: OfferView,
  errors: ['OFFER_NOT_EXISTS', 'OFFER_SLUG_NOT_EXISTS'],
});

/** Why sections, elements or their files may be refused. */
export const contentErrors = [
  'IMAGE_TYPE_OR_SIZE_WRONG',
  'IMAGE_IS_REQUIRED',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_TOO_LARGE',
  'FILE_IS_REQUIRED',
  'FILE_DAMAGED',
  'DRAWING_NOT_AS_DRAWN',
  'CONTENT_TOO_COMPLICATED',
  'VALUE_TOO_LONG',
  'IS_REQUIRED',
  'VALUE_INVALID',
] as const;

const savingErrors = [
  'OFFER:SLUG_NOT_UNIQUE',
  'SERIES_NOT_EXISTS',
  'AGREEMENT_NOT_EXISTS',
  ...contentErrors,
] as const;

export const createOffer = endpoint({
  method: 'POST',
  path: '/admin/offer',
  access: 'admin:offer:create',
  summary: 'Create an offer',
  body: OfferInput,
  upload: 'file',
  answer: OfferView,
  errors: savingErrors,
});

/** The copy is hidden and closed, sells no series and has no documents for investors. It is created by the rules of today. */
export const duplicateOffer = endpoint({
  method: 'POST',
  path: '/admin/offer/:id/duplicate',
  access: 'admin:offer:create',
  summary: 'Create a hidden offer with the content of another one, for those who may also read offers',
  params: IdParams,
  answer: OfferView,
  errors: [...savingErrors, 'OFFER_NOT_EXISTS'],
});

export const updateOffer = endpoint({
  method: 'PUT',
  path: '/admin/offer/:id',
  access: 'admin:offer:edit',
  summary: 'Change an offer',
  params: IdParams,
  body: OfferInput,
  upload: 'file',
  answer: OfferView,
  errors: [...savingErrors, 'OFFER_NOT_EXISTS', 'CHANGED_MEANWHILE', 'OFFER_DOCUMENT_IS_SIGNED'],
});

export const deleteOffer = endpoint({
  method: 'DELETE',
  path: '/admin/offer/:id',
  access: 'admin:offer:delete',
  summary: 'Delete an offer without investments',
  params: IdParams,
  answer: z.null(),
  errors: ['OFFER_NOT_EXISTS', 'CANT_DELETE_ENTITY_WITH_RELATIONS'],
});

export const offerVersions = versionEndpoints('an offer', { get: getOffer, update: updateOffer });
