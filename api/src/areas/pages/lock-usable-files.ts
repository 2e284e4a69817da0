import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isInVersionOf, isUnusedUploadOf } from '../../platform/files/file-uses.ts';
import { files } from '../../platform/files/files.tables.ts';

/**
 * The files among these that may become attachments of a page: its own, now or in a former version, and unused uploads of the
 * caller. So no file becomes public that only some visitors may see, and no picture of another record becomes an attachment. The
 * lock prevents the clean-up from deleting them.
 */
export async function lockUsableFiles(
  tx: Db,
  { actor }: Context,
  pageId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const isOurs = sql`EXISTS (SELECT FROM page_attachments a WHERE a.file_id = ${files.id} AND a.page_id = ${pageId})`;
  const isUsable = or(isOurs, isInVersionOf('page', pageId), isUnusedUploadOf(actor));
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.isPrivate, false), isUsable))
    .orderBy(asc(files.id))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}
