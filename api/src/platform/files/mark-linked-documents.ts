import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { filesIn } from '../records/versions/version-files.ts';

/**
 * Makes the documents to which the texts of the content link public only while a public text or record shows them, also after
 * the links are removed. Pictures stay public, because the library has one picture for several places.
 */
export async function markLinkedDocuments(tx: Db, content: unknown): Promise<void> {
  const keys = filesIn(content).flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return;
  await tx.execute(sql`
    UPDATE files SET is_attachment = true WHERE id IN (
      SELECT id FROM files
      WHERE key = ANY(${sql.param(keys)}::text[]) AND thumb_key IS NULL AND NOT is_private AND NOT is_attachment
      ORDER BY id FOR NO KEY UPDATE)`);
}
