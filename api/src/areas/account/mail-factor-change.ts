import type { Translated } from '@share/contract/shared/translated.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { findUser } from '../users/users.shared.ts';

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
  en: `the passkey "${name}" was added`,
});
export const passkeyRemoved = (name: string): Translated => ({
  pl: `usunięto klucz dostępu „${name}”`,
  en: `the passkey "${name}" was removed`,
});

/** E-mails the caller that a second factor of theirs was added or removed: an open screen must not do it unnoticed. */
export async function mailFactorChange(tx: Db, context: Context, changed: Translated): Promise<void> {
  const user = await findUser(tx, callerId(context));
  if (!user) return;
  const language = user.language ?? context.environment.defaultLanguage;
  queueEmail(tx, context, await readTemplate(tx, 'second-factor-changed'), {
    event: `second-factor-changed user ${user.id} ${changed.en} ${context.now().toISOString()}`,
    recipient: user.email,
    userId: user.id,
    language,
    variables: { firstName: user.firstName, changed: changed[language] },
  });
}
