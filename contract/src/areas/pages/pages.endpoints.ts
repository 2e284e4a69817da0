import { z } from 'zod';
import { gapFilter } from '../../shared/content/gaps.ts';
import { versionEndpoints } from '../../shared/content/version-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath } from '../../shared/ids.ts';
import { list } from '../../shared/lists/list.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import { StoredFileView, UploadBody } from '../files/files.endpoints.ts';
import * as schemas from './pages.schemas.ts';

export const pagesList = list({
  name: 'pages',
  filters: {
    /** Parts of the title or the slug. */
    search: { type: 'text' },
    active: { type: 'boolean' },
    gap: gapFilter,
  },
  sortable: ['title', 'slug', 'active'],
  defaultOrder: { column: 'title', direction: 'ASC' },
});

const page = recordEndpoints({
  path: '/admin/page',
  area: 'page',
  one: 'a page',
  many: 'pages',
  list: pagesList,
  row: schemas.PageRow,
  view: schemas.PageView,
  input: schemas.PageInput,
  errors: {
    missing: 'PAGE_NOT_EXISTS',
    save: [
      'PAGE_SLUG_EXIST',
      'IMAGE_TYPE_OR_SIZE_WRONG',
      'FILE_TYPE_OR_SIZE_WRONG',
      'FILE_IS_REQUIRED',
      'FILE_DAMAGED',
      'DRAWING_NOT_AS_DRAWN',
      'CONTENT_TOO_COMPLICATED',
      'VALUE_TOO_LONG',
      'VALUE_INVALID',
      'VISIBLE_UNTIL_BEFORE_FROM',
    ],
  },
  file: {
    title: 'text',
    slug: 'text',
    active: 'yesNo',
    visibleFrom: 'localTime',
    visibleUntil: 'localTime',
  },
});

const create = endpoint({ ...page.create, upload: 'file' });
const update = endpoint({ ...page.update, upload: 'file' });

export const pageEndpoints = { ...page, create, update };
export const { list: listPages, get: getPage, create: createPage, update: updatePage } = pageEndpoints;
export const { remove: deletePage, file: exportPages } = pageEndpoints;

/** The page's own slugs count as unused, former slugs of others as used. */
export const suggestPageSlug = endpoint({
  method: 'GET',
  path: '/admin/page/slug-suggestion',
  access: ['admin:page:create', 'admin:page:edit'],
  summary: 'Slugs for a title that no other page uses',
  query: z.object({
    pl: z.string().max(255).default(''),
    en: z.string().max(255).default(''),
    pageId: IdInPath.optional(),
  }),
  answer: z.object({ pl: z.string(), en: z.string() }),
  errors: [],
});

/** Uploads a file before the page is saved; the page then refers to it by `id`. */
export const uploadPageAttachment = endpoint({
  method: 'POST',
  path: '/admin/page/attachment-file',
  access: ['admin:page:create', 'admin:page:edit'],
  summary: 'Store a document or an image as the attachment of a page',
  body: UploadBody,
  upload: 'file',
  answer: StoredFileView,
  errors: ['FILE_TYPE_OR_SIZE_WRONG', 'FILE_DAMAGED', 'DRAWING_NOT_AS_DRAWN', 'CONTENT_TOO_COMPLICATED'],
});

/** For the editor, because attachments of pages that visitors do not see have no public address. */
export const downloadPageAttachment = endpoint({
  method: 'GET',
  path: '/admin/page/attachment-file/:fileId',
  access: ['admin:page:get', 'admin:page:create', 'admin:page:edit'],
  summary: 'The file of an attachment, for staff',
  params: z.object({ fileId: IdInPath }),
  download: 'file',
  answer: z.never(),
  errors: [],
});

export const pageVersions = versionEndpoints('a page', pageEndpoints);
