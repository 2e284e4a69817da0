import type { OrderEmailValues } from '@share/contract/areas/orders/orders.schemas.ts';
import { transferCode } from '@share/contract/areas/transactions/transfer-code.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EmailType } from '../../../platform/mail/email-variables.ts';
import { queueEmail, type Template } from '../../../platform/mail/queue-email.ts';
import { loadOrderDetails, type OrderDetails } from '../orders.reads.ts';
import type { ReminderKind } from '../reminders/payment-reminders.tables.ts';
import type { IssuedShares } from '../shares/issue-shares.ts';

type OrderEmail = Extract<
  EmailType,
  | `order-${string}`
  | 'transfer-received'
  | 'paypal-received'
  | 'transaction-expiry-extended'
  | 'payment-reminder'
>;

/**
 * Queues the e-mail about a change of an order for its investor, in the database transaction of that change. Each event is
 * queued once, an extension once for each new term, a reminder of each kind once for each term. Investors with a deleted account
 * get no e-mail.
 */
export function notifyInvestor(
  tx: Db,
  context: Context,
  template: Template<OrderEmail>,
  details: OrderDetails,
  { issued, reminder }: { issued?: IssuedShares; reminder?: ReminderKind } = {},
): void {
  if (details.investorDeletedAt) return;
  const language = languageOfInvestor(details, context);
  queueEmail(tx, context, template, {
    event: eventOf(template.type, details.order.id, details.current.waitUntil?.toISOString(), reminder),
    recipient: details.userMeta.email,
    language,
    variables: { ...variablesOf(details, language), ...(issued && { shareNumbers: inWords(issued) }) },
  });
}

export const languageOfInvestor = (
  { investorLanguage }: Pick<OrderDetails, 'investorLanguage'>,
  { environment }: Context,
): Language => investorLanguage ?? environment.defaultLanguage;

/** The present values of the variables of e-mails about an order, for previews; empty where the order has none. */
export async function readOrderEmailValues({ db }: Context, id: number): Promise<OrderEmailValues> {
  const details = await loadOrderDetails(db, id);
  return { pl: variablesOf(details, 'pl'), en: variablesOf(details, 'en') };
}

/** The events that happen to an order once: it is placed, and its money arrives, whichever way it is paid. */
const sameEvent: Partial<Record<OrderEmail, OrderEmail>> = {
  'order-created-paypal': 'order-created',
  'paypal-received': 'transfer-received',
};

/** The unique key of an e-mail in the outbox. An e-mail about a term is a separate event for each term. */
export function eventOf(
  type: OrderEmail,
  orderId: number,
  waitUntil?: string,
  reminder?: ReminderKind,
): string {
  const event = `${sameEvent[type] ?? type} order ${orderId}`;
  if (type === 'payment-reminder') return `${event} ${reminder} until ${waitUntil}`;
  return type === 'transaction-expiry-extended' ? `${event} until ${waitUntil}` : event;
}

const transferTitles: Record<Language, string> = { pl: 'Zamówienie nr', en: 'Order no.' };
/** The title that investors are asked to give their transfer. */
export const transferTitle = (orderId: number, language: Language): string =>
  `${transferTitles[language]} ${orderId}`;

/** The name of the account to which money that came through PayPal is returned. */
const payPalAccount: Record<Language, string> = {
  pl: 'konto PayPal, z którego przyszła płatność',
  en: 'the PayPal account that paid',
};

/** Shown if the order has no account of the investor. */
const noAccount: Record<Language, string> = { pl: 'nie podano', en: 'not given' };

const term = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });
/** The month is a word, because 03.04 is another day to readers in other countries. */
const terms: Record<Language, Intl.DateTimeFormat> = { pl: term('pl'), en: term('en-GB') };

const number = (locale: string) => new Intl.NumberFormat(locale, { useGrouping: 'always' });
const numbers: Record<Language, Intl.NumberFormat> = { pl: number('pl'), en: number('en') };

/** `90–99 (10)`, or the only number. */
const inWords = ({ first, last }: IssuedShares): string =>
  first === last ? String(first) : `${first}–${last} (${last - first + 1})`;

/** Shown if the series has no name of its bank or of the account's holder. */
const notGiven: Record<Language, string> = { pl: 'podamy osobno', en: 'to be given separately' };
const unknown = ({ accountNumber }: { accountNumber: string }, language: Language): string =>
  (accountNumber === '' ? throughPayPal : notGiven)[language];

/** Shown if the series has no account, so that PayPal alone takes the money. */
const throughPayPal: Record<Language, string> = {
  pl: 'płatność przez PayPal na stronie',
  en: 'payment through PayPal on the site',
};

/** The sentence in the e-mail about a rejected order; empty if staff gave no reason. */
const because = (note: string, language: Language): string =>
  note === '' ? '' : `${{ pl: 'Powód', en: 'Reason' }[language]}: ${note}`;

export const variablesOf = (
  { order, userMeta, account, refund, current: { waitUntil, method } }: OrderDetails,
  language: Language,
) => ({
  firstName: userMeta.firstName,
  orderId: String(order.id),
  offerTitle: order.offerTitle[language],
  quantity: numbers[language].format(order.quantity),
  totalAmount: formatMoney(Number(order.totalAmount), language),
  accountHolder: account.accountHolder || unknown(account, language),
  bankName: account.bankName || unknown(account, language),
  accountNumber: groupedAccountNumber(account.accountNumber) || unknown(account, language),
  transferTitle: transferTitle(order.id, language),
  transferCode:
    transferCode({
      ...account,
      amount: Number(order.totalAmount),
      title: transferTitle(order.id, language),
    }) ?? '',
  waitUntil: waitUntil ? terms[language].format(waitUntil) : '',
  rejectionNote: because(order.rejectionNote, language),
  refundAmount: refund ? formatMoney(Number(refund.amount), language) : '',
  refundAccount:
    method === 'payPal'
      ? payPalAccount[language]
      : groupedAccountNumber(order.investorData.bankAccount.accountNumber) || noAccount[language],
});
