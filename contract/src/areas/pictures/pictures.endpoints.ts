import { z } from 'zod';
import { gapFilter } from '../../shared/content/gaps.ts';
import { languageEndpoints } from '../../shared/content/language-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list } from '../../shared/lists/list.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import { contentEditors } from '../files/files.endpoints.ts';
import * as schemas from './pictures.schemas.ts';

export const picturesList = list({
  name: 'pictures',
  filters: {
    /** Parts of the name of the file, or of what the picture shows. */
    name: { type: 'text' },
    /** Whether any record uses it, former versions included. */
    used: { type: 'boolean' },
    gap: gapFilter,
  },
  sortable: ['createdAt', 'fileName', 'size'],
  defaultOrder: { column: 'createdAt', direction: 'DESC' },
});

export const pictureEndpoints = recordEndpoints({
  path: '/admin/picture',
  area: 'picture',
  one: 'a picture of the library',
  many: 'the public pictures',
  list: picturesList,
  row: schemas.LibraryPictureRow,
  view: schemas.LibraryPictureView,
  input: schemas.LibraryPictureInput,
  errors: {
    missing: 'PICTURE_NOT_EXISTS',
    save: [
      'IMAGE_IS_REQUIRED',
      'IMAGE_TYPE_OR_SIZE_WRONG',
      'FILE_DAMAGED',
      'DRAWING_NOT_AS_DRAWN',
      'CONTENT_TOO_COMPLICATED',
      'VALUE_TOO_LONG',
    ],
    remove: ['PICTURE_IS_USED', 'PICTURE_IS_IN_TEXTS'],
  },
  file: {
    fileName: 'text',
    alt: 'text',
    width: 'number',
    height: 'number',
    size: 'number',
    uses: 'number',
    createdAt: 'instant',
  },
});

export const { list: listPictures, get: getPicture, create: createPicture } = pictureEndpoints;
export const { update: updatePicture, remove: deletePicture, file: exportPictures } = pictureEndpoints;

export const pictureLanguages = languageEndpoints('a picture of the library', pictureEndpoints);

/** The list of pictures for everybody who may upload them, to choose an existing one. */
export const choosePictures = endpoint({
  ...listPictures,
  path: '/admin/picture/choice',
  access: contentEditors,
  summary: 'List the public pictures for a choice',
});

/** The records that use a picture now come first. At most 100. */
export const listPictureUses = endpoint({
  method: 'GET',
  path: '/admin/picture/:id/uses',
  access: getPicture.access,
  summary: 'List the records that use a picture',
  params: IdParams,
  answer: z.array(schemas.PictureUse),
  errors: ['PICTURE_NOT_EXISTS'],
});
