import { and, asc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isInVersionOf } from '../../../platform/files/file-uses.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { filesIn } from '../../../platform/records/versions/version-files.ts';

/** SQL, of a row of `files`: whether a page has or had the file as an attachment. Rights for offers do not open it. */
export const isOfPages = sql<boolean>`(${sql`EXISTS (SELECT FROM page_attachments a WHERE a.file_id = ${files.id})`}
  OR ${isInVersionOf('page')})`;

/**
 * The documents to which texts link (FRM-21): whatever was uploaded for everybody and is no picture. Nobody guesses their addresses; so
 * it is not asked whose they are. The lock prevents the clean-up from deleting them before the offer refers to them.
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
