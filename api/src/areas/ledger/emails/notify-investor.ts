import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EmailType } from '../../../platform/mail/email-types.ts';
import { queueEmail, type Template } from '../../../platform/mail/queue-email.ts';
import type { OrderDetails } from '../orders.reads.ts';
import type { IssuedShares } from '../shares/issue-shares.ts';

type OrderEmail = Extract<EmailType, `order-${string}` | 'transfer-received' | 'transaction-expiry-extended'>;

/**
 * Queues the e-mail about a change of an order for its investor, in the database transaction of that change. Each event is
 * queued once, an extension once for each new term. Investors with a deleted account get no e-mail.
 */
export function notifyInvestor(
  tx: Db,
  context: Context,
  template: Template<OrderEmail>,
  details: OrderDetails,
  issued?: IssuedShares,
): void {
  if (details.investorDeletedAt) return;
  const language = details.investorLanguage ?? context.environment.defaultLanguage;
  queueEmail(tx, context, template, {
    event: eventOf(template.type, details.order.id, details.current.waitUntil?.toISOString()),
    recipient: details.userMeta.email,
    language,
    variables: { ...variablesOf(details, language), ...(issued && { shareNumbers: inWords(issued) }) },
  });
}

/** The unique key of an e-mail in the outbox. Each new term of an extension is a separate event. */
export const eventOf = (type: OrderEmail, orderId: number, waitUntil?: string): string =>
  `${type} order ${orderId}${type === 'transaction-expiry-extended' ? ` until ${waitUntil}` : ''}`;

const transferTitles: Record<Language, string> = { pl: 'Zamówienie nr', en: 'Order no.' };
/** The title that investors are asked to give their transfer. */
export const transferTitle = (orderId: number, language: Language): string =>
  `${transferTitles[language]} ${orderId}`;

/** Shown if the order has no account of the investor. */
const noAccount: Record<Language, string> = { pl: 'nie podano', en: 'not given' };

const term = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });
/** With the month as a word: 03.04 is another day to readers in other countries. */
const terms: Record<Language, Intl.DateTimeFormat> = { pl: term('pl'), en: term('en-GB') };

/** `90–99 (10)`, or the only number. */
const inWords = ({ first, last }: IssuedShares): string =>
  first === last ? String(first) : `${first}–${last} (${last - first + 1})`;

/** Shown if the series has no name of its bank or of the account's holder. */
const notGiven: Record<Language, string> = { pl: 'podamy osobno', en: 'to be given separately' };

const variablesOf = (
  { order, userMeta, account, refund, current: { waitUntil } }: OrderDetails,
  language: Language,
) => ({
  firstName: userMeta.firstName,
  orderId: String(order.id),
  offerTitle: order.offerTitle[language],
  quantity: new Intl.NumberFormat(language, { useGrouping: 'always' }).format(order.quantity),
  totalAmount: formatMoney(Number(order.totalAmount), language),
  accountHolder: account.accountHolder || notGiven[language],
  bankName: account.bankName || notGiven[language],
  accountNumber: groupedAccountNumber(account.accountNumber) || notGiven[language],
  transferTitle: transferTitle(order.id, language),
  waitUntil: waitUntil ? terms[language].format(waitUntil) : '',
  refundAmount: refund ? formatMoney(Number(refund.amount), language) : '',
  refundAccount: groupedAccountNumber(order.investorData.bankAccount.accountNumber) || noAccount[language],
});
