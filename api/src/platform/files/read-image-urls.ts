import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { imageUrls } from './file-urls.ts';
import { files } from './files.tables.ts';

/** The addresses of a record's picture by the id of its file; null stands for no picture. */
export async function readImageUrls(db: Db, fileId: number | null): Promise<ReturnType<typeof imageUrls>> {
  if (fileId === null) return imageUrls(null);
  const [found] = await db.select().from(files).where(eq(files.id, fileId));
  return imageUrls(found ?? null);
}
