import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmails, readTemplate } from '../../../platform/mail/queue-email.ts';
import { payoutLines, payouts } from './payouts.tables.ts';

const AT_ONCE = 500;

interface Recipient extends Record<string, unknown> {
  id: number;
  investmentId: number;
  email: string;
  firstName: string;
  language: Language | null;
  title: Translated;
  asOf: string;
  shares: number;
  gross: string;
  tax: string;
  net: string;
  account: string;
}

/** Queues an e-mail to each holder of a confirmed payout whose account is not deleted, some hundred at a time. */
export async function announcePayout(tx: Db, context: Context, payoutId: number): Promise<void> {
  const template = await readTemplate(tx, 'payout-confirmed');
  for (let after = 0; ; ) {
    const recipients = await readRecipients(tx, payoutId, after);
    const last = recipients.at(-1);
    if (!last) return;
    await queueEmails(
      tx,
      context,
      template,
      recipients.map((recipient) => emailTo(context, payoutId, recipient)),
    );
    after = last.id;
  }
}

const readRecipients = async (tx: Db, payoutId: number, after: number): Promise<Recipient[]> =>
  (
    await tx.execute<Recipient>(sql`
      SELECT l.id, l.investment_id AS "investmentId", u.email, u.first_name AS "firstName", u.language, f.title,
        p.as_of::text AS "asOf", l.shares, l.gross, l.tax, l.net, l.account
      FROM ${payoutLines} l JOIN ${payouts} p ON p.id = l.payout_id JOIN offers f ON f.id = p.offer_id
        JOIN users u ON u.id = l.user_id
      WHERE l.payout_id = ${payoutId} AND l.id > ${after} AND u.deleted_at IS NULL ORDER BY l.id LIMIT ${AT_ONCE}`)
  ).rows;

const days: Record<Language, Intl.DateTimeFormat> = {
  pl: new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};
const numbers: Record<Language, Intl.NumberFormat> = {
  pl: new Intl.NumberFormat('pl', { useGrouping: 'always' }),
  en: new Intl.NumberFormat('en', { useGrouping: 'always' }),
};
/** Shown if the investor has no account. */
const noAccount: Translated = { pl: 'nie podano', en: 'not given' };

function emailTo({ environment }: Context, payoutId: number, recipient: Recipient) {
  const language = recipient.language ?? environment.defaultLanguage;
  const money = (amount: string) => formatMoney(Number(amount), language);
  return {
    event: `payout-confirmed payout ${payoutId} investment ${recipient.investmentId}`,
    recipient: recipient.email,
    language,
    variables: {
      firstName: recipient.firstName,
      offerTitle: recipient.title[language],
      payoutDay: days[language].format(new Date(recipient.asOf)),
      quantity: numbers[language].format(recipient.shares),
      grossAmount: money(recipient.gross),
      taxAmount: money(recipient.tax),
      netAmount: money(recipient.net),
      payoutAccount: groupedAccountNumber(recipient.account) || noAccount[language],
    },
  };
}
