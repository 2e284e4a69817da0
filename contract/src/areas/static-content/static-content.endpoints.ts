import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath } from '../../shared/ids.ts';
import * as schemas from './static-content.schemas.ts';

const ElementParams = z.object({ elementId: IdInPath });

/** STA-10. Without `parentId`: the root. */
export const listStaticContent = endpoint({
  method: 'GET',
  path: '/admin/static-content/list',
  access: 'admin:static-content:list',
  summary: 'A collection of the static content with its children',
  query: z.object({ parentId: IdInPath.optional() }),
  answer: schemas.StaticCollectionView,
  errors: ['NOT_FOUND'],
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
