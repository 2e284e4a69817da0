import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import type { Standing } from './rights.rules.ts';

const TEN_MINUTES = 600_000;

const newRights: Translated = {
  pl: 'nadano nowe uprawnienia w panelu',
  en: 'new rights in the back office were given to you',
};

interface Owner extends Record<string, unknown> {
  email: string;
  firstName: string;
  language: Language | null;
}

/**
 * E-mails the owner of an account about rights that the account did not have before, so that nobody uses it as a ladder unnoticed.
 * All rights that are given within the same ten minutes are one e-mail, which is sent when these are over. Somebody who was invited
 * and has no password yet expects them. A step of `inTransaction`.
 */
export async function mailNewRights(
  tx: Db,
  context: Context,
  person: Standing,
  permissions: Iterable<string>,
): Promise<void> {
  const isGained = !person.isSuperAdmin && [...permissions].some((name) => !person.held.has(name));
  if (!isGained) return;
  const { rows } = await tx.execute<Owner>(sql`
    SELECT email, first_name AS "firstName", language FROM users
    WHERE id = ${person.id} AND is_admin AND active AND deleted_at IS NULL AND password_hash IS NOT NULL`);
  const [owner] = rows;
  if (!owner) return;
  const language = owner.language ?? context.environment.defaultLanguage;
  const dueAt = new Date((Math.floor(context.now().getTime() / TEN_MINUTES) + 1) * TEN_MINUTES);
  queueEmail(tx, context, await readTemplate(tx, 'account-notice'), {
    event: `account-notice user ${person.id} rights ${dueAt.toISOString()}`,
    recipient: owner.email,
    userId: person.id ?? undefined,
    language,
    variables: { firstName: owner.firstName, event: newRights[language] },
    dueAt,
  });
}
