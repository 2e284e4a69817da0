/**
 * Files of offers. Investor documents (OFR-60) are private, for the offer's investors and readers of offers. Attachments of
 * sections are public while visitors see their element; for elements that only some people see, the public API gives addresses
 * that expire.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath } from '../../shared/ids.ts';
import { NodeId } from '../../shared/order/nodes.ts';
import { StoredFileView, UploadBody } from '../files/files.endpoints.ts';

/** Uploads a file before the offer is saved; the offer then refers to it by `id`. Until then `url` is empty. */
export const uploadInvestorDocument = endpoint({
  method: 'POST',
  path: '/admin/offer/document-file',
  access: ['admin:offer:create', 'admin:offer:edit'],
  summary: 'Store the file of an investor document',
  body: UploadBody,
  upload: 'file',
  answer: StoredFileView,
  errors: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'FILE_DAMAGED'],
});

/** Answers 404 also to callers who may not read the document. */
export const downloadInvestorDocument = endpoint({
  method: 'GET',
  path: '/offer/:id/documents/:documentId/file',
  access: 'site',
  summary: 'The file of an investor document, for investors of the offer and readers of offers',
  params: z.object({ id: IdInPath, documentId: NodeId }),
  download: 'file',
  answer: z.never(),
  errors: [],
});

/** For the editor: attachments of hidden parts, and of parts that are not saved yet, have no public address. */
export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/admin/offer/attachment-file/:fileId',
  access: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit'],
  summary: 'The file of an attachment, for staff',
  params: z.object({ fileId: IdInPath }),
  download: 'file',
  answer: z.never(),
  errors: [],
});
