import type { Language } from '@share/contract/shared/languages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmail, readTemplate } from '../../../platform/mail/queue-email.ts';
import { deviceInWords } from '../device-in-words.ts';
import { knowsNetwork, mayMailToday } from '../limits/limits.ts';
import { sessions } from '../sessions.tables.ts';

interface Owner extends Record<string, unknown> {
  email: string;
  firstName: string;
  language: Language | null;
  hasSignedIn: boolean;
}

/**
 * E-mails the owner about a sign-in from a network or a device from which nobody signed in within a month. The very first sign-in
 * of an account is no news. Called before the session is there and the network is known; a step of `inTransaction`.
 */
export async function mailNewSignIn(tx: Db, context: Context, userId: number): Promise<void> {
  const { rows } = await tx.execute<Owner>(sql`
    SELECT email, first_name AS "firstName", language, EXISTS (SELECT FROM audit_entries
      WHERE entity = 'user' AND entity_id = ${userId} AND action = 'session.open') AS "hasSignedIn"
    FROM users WHERE id = ${userId}`);
  const [owner] = rows;
  if (!owner?.hasSignedIn) return;
  const within = { ...context, db: tx };
  if ((await knowsNetwork(within, owner.email)) && (await knowsDevice(tx, context, userId))) return;
  if (!(await mayMailToday(within, 'new sign-in', owner.email))) return;
  const language = owner.language ?? context.environment.defaultLanguage;
  queueEmail(tx, context, await readTemplate(tx, 'account-notice'), {
    event: `account-notice user ${userId} sign-in ${context.now().toISOString()}`,
    recipient: owner.email,
    userId,
    language,
    variables: { firstName: owner.firstName, event: eventInWords(context, language) },
  });
}

async function knowsDevice(tx: Db, { userAgent }: Context, userId: number): Promise<boolean> {
  const known = await tx
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const { browser, system } = deviceInWords(userAgent);
  return known.some((one) => {
    const device = deviceInWords(one.userAgent);
    return device.browser === browser && device.system === system;
  });
}

const texts = {
  pl: { event: 'zalogowano się z nowej sieci lub urządzenia', address: 'adres' },
  en: { event: 'somebody signed in from a new network or device', address: 'address' },
};
const time = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });
const times = { pl: time('pl'), en: time('en-GB') };

function eventInWords({ ip, userAgent, now }: Context, language: Language): string {
  const { browser, system } = deviceInWords(userAgent);
  const { event, address } = texts[language];
  const details = [browser, system, ip && `${address} ${ip}`, times[language].format(now())];
  return `${event} (${details.filter(Boolean).join(', ')})`;
}
