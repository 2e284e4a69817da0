import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { openFile } from '../../../platform/files/open-file.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { signedDocuments } from '../orders.tables.ts';

/** The file of a signed document. It is found only with the id of its own order. */
export async function openSignedDocument(
  context: Context,
  orderId: number,
  documentId: number,
): Promise<Download> {
  const [found] = await context.db
    .select({ file: files })
    .from(signedDocuments)
    .innerJoin(files, eq(files.id, signedDocuments.fileId))
    .where(and(eq(signedDocuments.orderId, orderId), eq(signedDocuments.id, documentId)));
  if (!found) throw new Refusal('SIGNED_DOCUMENT_NOT_EXISTS');
  return openFile(context, found.file);
}
