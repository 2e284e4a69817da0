/**
 * Files that staff upload from the rich-text editor or before saving a form (FRM-21, FRM-22): in JSON as base64, or as
 * multipart, which allows browsers to show progress.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { UploadedFile } from '../../shared/files.ts';

/** Every permission to create or edit content includes uploading. */
export const contentEditors = [
  'admin:offer:create',
  'admin:offer:edit',
  'admin:agreement:create',
  'admin:agreement:edit',
  'admin:page:create',
  'admin:page:edit',
  'admin:faq:create',
  'admin:faq:edit',
  'admin:slider:create',
  'admin:slider:edit',
  'admin:email-template:edit',
  'admin:static-content:edit',
  'admin:picture:create',
] as const;

const OneFile = z.strictObject(UploadedFile.shape);

/**
 * The requirements use both forms: the file itself, or `{ data: { file } }`. Strict, so that a body with two files is refused
 * instead of losing one of them.
 */
export const UploadBody = z.union([
  OneFile,
  z.strictObject({ data: z.strictObject({ file: OneFile }) }).transform(({ data }) => data.file),
]);

export const StoredFileView = z.object({
  id: z.number(),
  url: z.string(),
  thumbUrl: z.string().nullable(),
  fileName: z.string(),
  size: z.number(),
});
export type StoredFileView = z.infer<typeof StoredFileView>;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/admin/common/upload-file',
  access: contentEditors,
  summary: 'Store a document and answer its address',
  body: UploadBody,
  upload: 'file',
  answer: StoredFileView,
  errors: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'FILE_DAMAGED'],
});

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/admin/common/upload-photo',
  access: contentEditors,
  summary: 'Store an image with its thumbnail and answer its address',
  body: UploadBody,
  upload: 'file',
  answer: StoredFileView,
  errors: ['IMAGE_TYPE_OR_SIZE_WRONG', 'FILE_DAMAGED', 'DRAWING_NOT_AS_DRAWN', 'CONTENT_TOO_COMPLICATED'],
});
