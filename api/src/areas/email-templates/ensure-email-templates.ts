import type { Db } from '../../platform/database/database.ts';
import { emailTypes } from '../../platform/mail/email-types.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import { defaultTemplates } from './default-templates.ts';

/** Adds missing templates. Existing ones are not touched: staff may have edited them. */
export async function ensureEmailTemplates(db: Db): Promise<void> {
  const templates = emailTypes.map((type) => {
    const { name, subject, body } = defaultTemplates[type];
    return { type, name, subject, body, defaultBody: body };
  });
  await db.insert(emailTemplates).values(templates).onConflictDoNothing();
}
