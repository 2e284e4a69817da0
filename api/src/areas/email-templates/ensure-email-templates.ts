import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { emailTypes } from '../../platform/mail/email-types.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import { defaultTemplates } from './default-templates.ts';

/** Adds missing templates, and brings those up to date that staff have not edited. What staff wrote is never touched. */
export async function ensureEmailTemplates(db: Db): Promise<void> {
  const templates = emailTypes.map((type) => {
    const { name, subject, body } = defaultTemplates[type];
    return { type, name, subject, body, defaultBody: body };
  });
  const isUnedited = sql`${emailTemplates.body} = ${emailTemplates.defaultBody}`;
  await db
    .insert(emailTemplates)
    .values(templates)
    .onConflictDoUpdate({
      target: emailTemplates.type,
      set: {
        body: sql`CASE WHEN ${isUnedited} THEN excluded.body ELSE ${emailTemplates.body} END`,
        defaultBody: sql`excluded.default_body`,
        version: sql`${emailTemplates.version} + 1`,
      },
      setWhere: sql`${emailTemplates.defaultBody} <> excluded.default_body`,
    });
}
