import { z } from 'zod';
import { languageEndpoints } from '../../shared/content/language-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer, OptionsQuery } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import * as schemas from './featured-offers.schemas.ts';

/** The list has no filters and no pages, because there are only a few places (FEA-04). */
export const featuredOffersList = list({
  name: 'featured-offers',
  filters: {},
  sortable: ['id'],
  defaultOrder: { column: 'id', direction: 'ASC' },
  unpaged: true,
});

export const listFeaturedOffers = endpoint({
  method: 'GET',
  path: '/admin/featured-offer',
  access: 'admin:featured-offer:list',
  summary: 'List the placements of featured offers',
  list: featuredOffersList,
  answer: listAnswer(schemas.FeaturedPlacementRow),
  errors: [],
});

export const exportFeaturedOffers = exportEndpoint(listFeaturedOffers, {
  name: 'choice',
  title: 'text',
});

/** Offers of every state: one may be featured before it is visible. */
export const searchFeaturableOffers = endpoint({
  method: 'GET',
  path: '/admin/featured-offer/offer-options',
  access: ['admin:featured-offer:get', 'admin:featured-offer:edit'],
  summary: 'Search offers for a placement',
  query: OptionsQuery,
  answer: z.array(schemas.FeaturedOfferOption),
  errors: [],
});

export const getFeaturedOffer = endpoint({
  method: 'GET',
  path: '/admin/featured-offer/:id',
  access: ['admin:featured-offer:get', 'admin:featured-offer:edit'],
  summary: 'Read a placement with its offers',
  params: IdParams,
  answer: schemas.FeaturedPlacementView,
  errors: ['NOT_FOUND'],
});

/** FEA-17. Replaces the offers of the placement. */
export const updateFeaturedOffer = endpoint({
  method: 'PUT',
  path: '/admin/featured-offer/:id',
  access: 'admin:featured-offer:edit',
  summary: 'Change the title and the offers of a placement',
  params: IdParams,
  body: schemas.FeaturedPlacementInput,
  answer: schemas.FeaturedPlacementView,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'OFFER_NOT_EXISTS', 'OFFER_FEATURED_TWICE'],
});

/** Follows the rule of the public call; a random order differs with each call. Nothing is stored. */
export const previewFeaturedOffers = endpoint({
  method: 'POST',
  path: '/admin/featured-offer/:id/preview',
  access: ['admin:featured-offer:get', 'admin:featured-offer:edit'],
  summary: 'What the public site would show of an unsaved placement',
  params: IdParams,
  body: schemas.FeaturedPreviewInput,
  answer: schemas.PublicFeaturedView,
  errors: ['NOT_FOUND', 'OFFER_FEATURED_TWICE'],
});

export const featuredOfferLanguages = languageEndpoints('a placement', {
  get: getFeaturedOffer,
  update: updateFeaturedOffer,
});

/** FEA-08. Only visible offers; the answer may depend on the caller and on chance, so it must not be stored. */
export const getPublicFeaturedOffers = endpoint({
  method: 'GET',
  path: '/featured-offer/:placement',
  access: 'site',
  summary: 'The offers that a place of the public site features for the caller',
  params: z.object({ placement: schemas.Placement }),
  answer: schemas.PublicFeaturedView,
  errors: [],
});
