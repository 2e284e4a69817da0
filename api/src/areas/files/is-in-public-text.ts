import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { acceptedAgreements } from '../../platform/files/file-mentions.ts';

/**
 * Whether the address of the file with that key appears, at that instant, in a text of the public site outside an offer's
 * content, in an agreement, or in an e-mail template. Former versions of templates count, because people have received them. The
 * texts are listed here, because a text that visitors write must not open a file.
 */
export async function isInPublicText(db: Db, key: string, at: Date): Promise<boolean> {
  const has = (text: string) => sql`strpos(${sql.raw(text)}::text, ${`/api/files/${key}/`}) > 0`;
  const isShown = sql`active AND (visible_from IS NULL OR visible_from <= ${at})
    AND (visible_until IS NULL OR visible_until > ${at})`;
  const buttons = sql`${has('guest_button_url')} OR ${has('logged_user_button_url')}`;
  const found = [
    sql`faq WHERE ${isShown} AND ${has('answer')}`,
    sql`pages WHERE ${isShown} AND ${has('content')}`,
    sql`slides WHERE ${isShown} AND (${has('content')} OR ${buttons})`,
    sql`static_contents WHERE ${has('content')}`,
    sql`agreements WHERE ${has('content')}`,
    sql`offer_agreements WHERE ${has('content')}`,
    sql`registered_texts WHERE ${has('content')}`,
    sql`email_templates WHERE ${has('body')}`,
    sql`record_versions v JOIN record_version_files l ON l.version_id = v.id JOIN files f ON f.id = l.file_id
      WHERE v.entity = 'emailTemplate' AND f.key = ${key}`,
    sql`${sql.raw(acceptedAgreements.texts)} WHERE ${has('content')}`,
  ].map((rows) => sql`EXISTS (SELECT FROM ${rows})`);
  const { rows } = await db.execute(sql`SELECT WHERE ${sql.join(found, sql` OR `)}`);
  return rows.length > 0;
}
