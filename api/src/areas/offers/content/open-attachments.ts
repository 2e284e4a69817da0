import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Whether a visible offer shows the file as an attachment, in a part for everybody (ELM-10, OFR-33). */
export async function isOpenAttachment(db: Db, fileId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM offer_content_files f
      JOIN offers o ON o.id = f.offer_id AND o.is_visible
      JOIN offer_elements e ON e.offer_id = f.offer_id AND e.type = 'attachments' AND NOT e.user_must_be_logged_in
      LEFT JOIN offer_elements p ON p.offer_id = e.offer_id AND p.id = e.parent_id
    WHERE f.file_id = ${fileId} AND p.user_must_be_logged_in IS NOT TRUE
      AND jsonb_path_exists(e.data, '$.items[*] ? (@.fileId == $file)', jsonb_build_object('file', ${fileId}::int))
    LIMIT 1`);
  return rows.length > 0;
}
