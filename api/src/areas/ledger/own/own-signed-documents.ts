import type { OwnOrderView } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../../../platform/context.ts';
import { incomingFile } from '../../../platform/files/incoming-file.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { countBytes, countOwnTry } from '../../sessions/sessions.shared.ts';
import { attachSignedDocument } from '../signed-documents/attach-signed-document.ts';
import { openSignedDocument } from '../signed-documents/open-signed-document.ts';
import { readOwnOrder, refuseUnlessOwn } from './own-orders.reads.ts';

/** Stores the signed copy of a document of the caller's order. */
export async function attachOwnSignedDocument(
  context: Context,
  { orderId, documentId }: { orderId: number; documentId: string },
  body: UploadedFile,
): Promise<OwnOrderView> {
  await countOwnTry(context, 'upload');
  await refuseUnlessOwn(context.db, context, orderId);
  const file = incomingFile(context, body);
  await countBytes(context, file.bytes.size);
  await attachSignedDocument(context, orderId, documentId, file);
  return readOwnOrder(context.db, context, orderId);
}

export async function openOwnSignedDocument(
  context: Context,
  orderId: number,
  documentId: number,
): Promise<Download> {
  await refuseUnlessOwn(context.db, context, orderId);
  return openSignedDocument(context, orderId, documentId);
}
