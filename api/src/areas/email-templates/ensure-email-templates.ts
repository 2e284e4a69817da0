import { isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { emailTypes } from '../../platform/mail/email-variables.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import { defaultTemplates } from './default-templates.ts';

/** Adds missing templates, and updates each name, subject and body that staff have not edited. Texts of staff are never touched. */
export async function ensureEmailTemplates(db: Db): Promise<void> {
  const templates = emailTypes.map((type) => {
    const { name, subject, body } = defaultTemplates[type];
    return { type, name, subject, body, defaultName: name, defaultSubject: subject, defaultBody: body };
  });
  const { name, subject, body, defaultName, defaultSubject, defaultBody, version } = emailTemplates;
  const upToDate = (column: PgColumn, former: PgColumn) =>
    sql`CASE WHEN ${column} = ${former} THEN excluded.${sql.identifier(column.name)} ELSE ${column} END`;
  const isNewer = (former: PgColumn) => sql`${former} <> excluded.${sql.identifier(former.name)}`;
  const isUnknown = or(isNull(defaultName), isNull(defaultSubject));
  const isAnyNewer = or(isNewer(defaultName), isNewer(defaultSubject), isNewer(defaultBody));
  await db
    .insert(emailTemplates)
    .values(templates)
    .onConflictDoUpdate({
      target: emailTemplates.type,
      set: {
        name: upToDate(name, defaultName),
        subject: upToDate(subject, defaultSubject),
        body: upToDate(body, defaultBody),
        defaultName: sql`excluded.default_name`,
        defaultSubject: sql`excluded.default_subject`,
        defaultBody: sql`excluded.default_body`,
        version: sql`${version} + CASE WHEN ${isAnyNewer} THEN 1 ELSE 0 END`,
      },
      setWhere: or(isUnknown, isAnyNewer),
    });
}
