import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isInVersionOf } from '../../../platform/files/file-uses.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { filesIn } from '../../../platform/records/versions/version-files.ts';

/** SQL for a row of `files`: whether the file is or was an attachment of a page. Rights for offers do not open such a file. */
export const isOfPages = sql<boolean>`(${sql`EXISTS (SELECT FROM page_attachments a WHERE a.file_id = ${files.id})`}
  OR ${isInVersionOf('page')})`;

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
