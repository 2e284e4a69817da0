import { buffer } from 'node:stream/consumers';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { files } from '../files.tables.ts';
import { placeOf } from '../save-file.ts';
import { readPictureSize } from './image-work.ts';

const AT_ONCE = 100;

/**
 * Records the size in pixels of pictures that were stored before sizes were recorded. Pictures that cannot be read stay without.
 */
export async function measurePictures(
  { db, files: store, log }: Services,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let last = 0; !isStopping(); ) {
    const rows = await db
      .select({ id: files.id, key: files.key, isPrivate: files.isPrivate })
      .from(files)
      .where(and(isNotNull(files.thumbKey), isNull(files.width), gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(AT_ONCE);
    for (const { id, key, isPrivate } of rows) {
      try {
        const stored = await store.read(placeOf(key, isPrivate ? 'private' : 'public'));
        if (!stored) continue;
        const { width, height } = await readPictureSize(await buffer(stored.bytes));
        await db.update(files).set({ width, height }).where(eq(files.id, id));
      } catch (error) {
        log.warn({ err: error, file: id }, 'the size of a picture could not be read');
      }
    }
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < AT_ONCE) return;
  }
}
