import { and, asc, eq, inArray, isNull, not } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { filesIn } from '../../../platform/records/versions/version-files.ts';
import { isOfPages } from '../../files/files.shared.ts';

/**
 * The documents to which texts link (FRM-21): files that were uploaded for everybody and are neither pictures nor attachments of
 * pages. Nobody can guess their addresses, so their owner does not matter. The lock prevents the clean-up from deleting them
 * before the offer refers to them.
 */
export async function lockLinkedDocuments(tx: Db, texts: unknown): Promise<number[]> {
  const keys = filesIn(texts).flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return [];
  const isDocument = and(eq(files.isPrivate, false), isNull(files.thumbKey));
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.key, keys), isDocument, not(isOfPages)))
    .orderBy(asc(files.id))
    .for('key share');
  return found.map(({ id }) => id);
}
