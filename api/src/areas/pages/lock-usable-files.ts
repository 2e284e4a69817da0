import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { files } from '../../platform/files/files.tables.ts';
import { offerContentFiles } from '../offers/offers.tables.ts';

/**
 * Which of these files may become attachments of a page: public ones that no offer shows, perhaps to some visitors only. The
 * lock stops the sweep from deleting them.
 */
export async function lockUsableFiles(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const ofOffers = tx
    .select({ one: sql`1` })
    .from(offerContentFiles)
    .where(eq(offerContentFiles.fileId, files.id));
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.isPrivate, false), notExists(ofOffers)))
    .orderBy(asc(files.id))
    .for('key share');
  return new Set(found.map(({ id }) => id));
}
