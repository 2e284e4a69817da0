import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { isInPublicText } from '../../files/files.shared.ts';
import { isOfPages } from './linked-documents.ts';

/**
 * Whether everybody may fetch the file of an attachment: a visible offer shows it or links to it in a part for everybody
 * (ELM-10, OFR-33), or another public text links to it. For a file that is or was an attachment of a page, only the page
 * decides.
 */
export async function isOpenAttachment(db: Db, fileId: number, at: Date): Promise<boolean> {
  if (await isInOpenPart(db, fileId)) return true;
  const [file] = await db.select({ key: files.key, isOfPages }).from(files).where(eq(files.id, fileId));
  return file !== undefined && !file.isOfPages && isInPublicText(db, file.key, at);
}

async function isInOpenPart(db: Db, fileId: number): Promise<boolean> {
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
