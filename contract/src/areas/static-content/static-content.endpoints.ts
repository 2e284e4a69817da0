import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { versionEndpoints } from '../../shared/content/version-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath } from '../../shared/ids.ts';
import * as schemas from './static-content.schemas.ts';

const ElementParams = z.object({ elementId: IdInPath });

/** STA-10. Without `parentId`: the root; with `gap`: the elements of all collections that have it. */
export const listStaticContent = endpoint({
  method: 'GET',
  path: '/admin/static-content/list',
  access: 'admin:static-content:list',
  summary: 'A collection of the static content with its children',
  query: z.object({ parentId: IdInPath.optional(), gap: Gaps.element.optional() }),
  answer: schemas.StaticCollectionView,
  errors: ['NOT_FOUND'],
});

/** Names, keys, texts and alternative texts in both languages, at any depth. */
export const searchStaticContent = endpoint({
  method: 'GET',
  path: '/admin/static-content/search',
  access: 'admin:static-content:list',
  summary: 'Search the static content',
  query: z.object({
    text: z
      .string({ error: 'IS_REQUIRED' })
      .trim()
      .min(schemas.SHORTEST_SEARCH, { error: 'SEARCH_TOO_SHORT' })
      .max(200, { error: 'VALUE_TOO_LONG' }),
  }),
  answer: schemas.FoundStaticContent,
  errors: ['SEARCH_TOO_SHORT'],
});

export const getStaticElement = endpoint({
  method: 'GET',
  path: '/admin/static-content/element/:elementId',
  access: ['admin:static-content:get', 'admin:static-content:edit'],
  summary: 'Read an element of the static content',
  params: ElementParams,
  answer: schemas.StaticElementView,
  errors: ['NOT_FOUND'],
});

export const updateStaticElement = endpoint({
  method: 'PUT',
  path: '/admin/static-content/element/:elementId',
  access: 'admin:static-content:edit',
  summary: 'Change an element of the static content',
  params: ElementParams,
  body: schemas.StaticElementInput,
  answer: schemas.StaticElementView,
  upload: 'file',
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'VALUE_TOO_LONG',
    'VALUE_INVALID',
    'CONTENT_TOO_COMPLICATED',
    'IMAGE_TYPE_OR_SIZE_WRONG',
    'FILE_DAMAGED',
    'DRAWING_NOT_AS_DRAWN',
  ],
});

export const getStaticMap = endpoint({
  method: 'GET',
  path: '/admin/static-content/map',
  access: ['admin:static-content:get', 'admin:static-content:edit'],
  summary: 'Read the place of the map',
  answer: schemas.StaticMapView,
  errors: [],
});

/** STA-04: changes the three elements of the map together. */
export const updateStaticMap = endpoint({
  method: 'PUT',
  path: '/admin/static-content/map',
  access: 'admin:static-content:edit',
  summary: 'Change the place of the map',
  body: schemas.StaticMapInput,
  answer: schemas.StaticMapView,
  errors: ['CHANGED_MEANWHILE'],
});

export const getPublicStaticContent = endpoint({
  method: 'GET',
  path: '/static-content',
  access: 'site',
  summary: 'All elements of the static content',
  answer: z.array(schemas.PublicStaticElement),
  revalidates: true,
  errors: [],
});

export const staticContentVersions = versionEndpoints('an element of the static content', {
  get: getStaticElement,
  update: { ...updateStaticElement, path: '/admin/static-content/element/:id' },
});
