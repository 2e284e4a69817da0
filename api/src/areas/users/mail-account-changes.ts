import type { Translated } from '@share/contract/shared/translated.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { changesBankAccount } from './users.rules.ts';
import { users } from './users.tables.ts';

type Stored = typeof users.$inferSelect;
type Account = Pick<Stored, 'email' | 'bankCountry' | 'bankName' | 'accountNumber'>;

const words: Record<'email' | 'bank' | 'both' | 'password', Translated> = {
  email: { pl: 'adres e-mail', en: 'the e-mail address' },
  bank: { pl: 'rachunek bankowy', en: 'the bank account' },
  both: { pl: 'adres e-mail i rachunek bankowy', en: 'the e-mail address and the bank account' },
  password: { pl: 'hasło', en: 'the password' },
};

/**
 * E-mails the former address when the e-mail or the bank account of an account changes, so that the owner learns of it even if a
 * stranger has just changed the address.
 */
export async function mailAccountChanges(
  tx: Db,
  context: Context,
  stored: Stored,
  changed: Account,
): Promise<void> {
  const email = stored.email !== changed.email;
  const bank = changesBankAccount(stored, changed);
  if (!email && !bank) return;
  const language = stored.language ?? context.environment.defaultLanguage;
  const kind = email && bank ? 'both' : email ? 'email' : 'bank';
  queueEmail(tx, context, await readTemplate(tx, 'account-changed'), {
    event: `account-changed user ${stored.id} version ${stored.version}`,
    recipient: stored.email,
    userId: stored.id,
    language,
    variables: { firstName: stored.firstName, changed: words[kind][language] },
  });
}

/** E-mails the owner when the password of an account is replaced, so that a thief does not replace it unnoticed. */
export async function mailPasswordChange(tx: Db, context: Context, userId: number): Promise<void> {
  const [owner] = await tx.select().from(users).where(eq(users.id, userId));
  if (!owner) return;
  const language = owner.language ?? context.environment.defaultLanguage;
  queueEmail(tx, context, await readTemplate(tx, 'account-changed'), {
    event: `account-changed user ${owner.id} password ${context.now().toISOString()}`,
    recipient: owner.email,
    language,
    variables: { firstName: owner.firstName, changed: words.password[language] },
  });
}
