import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/**
 * Whether everybody may fetch the file of an attachment, because a visible offer shows it or links to it in a part for everybody
 * (ELM-10, OFR-33).
 */
export async function isOpenAttachment(db: Db, fileId: number): Promise<boolean> {
  const has = (text: string) => sql`strpos(${sql.raw(text)}::text, '/api/files/' || f.key || '/') > 0`;
  const { rows } = await db.execute(sql`
    SELECT FROM files f
      JOIN offer_content_files c ON c.file_id = f.id
      JOIN offers o ON o.id = c.offer_id AND o.is_visible
    WHERE f.id = ${fileId} AND (
      ${has('o.main_description')} OR ${has('o.tenants')}
      OR EXISTS (SELECT FROM offer_descriptions d
        WHERE d.offer_id = o.id AND NOT d.user_must_be_logged_in AND ${has('d.content')})
      OR EXISTS (SELECT FROM offer_elements e LEFT JOIN offer_elements p ON p.offer_id = e.offer_id AND p.id = e.parent_id
        WHERE e.offer_id = o.id AND NOT e.user_must_be_logged_in AND p.user_must_be_logged_in IS NOT TRUE
          AND (${has('e.data')} OR (e.type = 'attachments'
            AND jsonb_path_exists(e.data, '$.items[*] ? (@.fileId == $file)', jsonb_build_object('file', f.id))))))
    LIMIT 1`);
  return rows.length > 0;
}
