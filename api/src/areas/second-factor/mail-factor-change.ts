import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';

export const codesOn: Translated = {
  pl: 'włączono kody z aplikacji',
  en: 'codes from an app were turned on',
};
export const codesOff: Translated = {
  pl: 'wyłączono kody z aplikacji',
  en: 'codes from an app were turned off',
};
export const passkeyAdded = (name: string): Translated => ({
  pl: `dodano klucz dostępu „${name}”`,
  en: `the passkey “${name}” was added`,
});
export const passkeyRemoved = (name: string): Translated => ({
  pl: `usunięto klucz dostępu „${name}”`,
  en: `the passkey “${name}” was removed`,
});

export const recoveryCodesMade: Translated = {
  pl: 'utworzono nowe kody zapasowe',
  en: 'new recovery codes were made',
};
export const recoveryCodeUsed: Translated = {
  pl: 'użyto kodu zapasowego',
  en: 'a recovery code was used',
};

interface Owner extends Record<string, unknown> {
  email: string;
  firstName: string;
  language: Language | null;
}

/**
 * E-mails the owner of an account about a change of its second factor, so that neither somebody at an open screen nor the thief
 * of a code can change it unnoticed. A step of `inTransaction`.
 */
export async function mailFactorChange(
  tx: Db,
  context: Context,
  userId: number,
  changed: Translated,
): Promise<void> {
  const { rows } = await tx.execute<Owner>(sql`
    SELECT email, first_name AS "firstName", language FROM users WHERE id = ${userId}`);
  const [user] = rows;
  if (!user) return;
  const language = user.language ?? context.environment.defaultLanguage;
  queueEmail(tx, context, await readTemplate(tx, 'second-factor-changed'), {
    event: `second-factor-changed user ${userId} ${changed.en} ${context.now().toISOString()}`,
    recipient: user.email,
    userId,
    language,
    variables: { firstName: user.firstName, changed: changed[language] },
  });
}
