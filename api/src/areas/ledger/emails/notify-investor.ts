import { formatInstant } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EmailType } from '../../../platform/mail/email-types.ts';
import { queueEmail, type Template } from '../../../platform/mail/queue-email.ts';
import type { OrderDetails } from '../orders.reads.ts';

type OrderEmail = Extract<EmailType, `order-${string}` | 'transfer-received' | 'transaction-expiry-extended'>;

/**
 * Queues the e-mail about a change of an order for its investor, in the database transaction of that change: once for each
 * event, and for an extension once for each new term. Written in the language of the platform: investors have not chosen one.
 * An investor whose account is deleted gets no e-mail.
 */
export function notifyInvestor(
  tx: Db,
  context: Context,
  template: Template<OrderEmail>,
  details: OrderDetails,
): void {
  if (details.investorDeletedAt) return;
  const language = context.environment.defaultLanguage;
  queueEmail(tx, context, template, {
    event: eventOf(template.type, details.order.id, details.current.waitUntil?.toISOString()),
    recipient: details.userMeta.email,
    language,
    variables: variablesOf(details, language),
  });
}

/** The name of an event, which makes its e-mail unique in the outbox; an extension is one event for each new term. */
export const eventOf = (type: OrderEmail, orderId: number, waitUntil?: string): string =>
  `${type} order ${orderId}${type === 'transaction-expiry-extended' ? ` until ${waitUntil}` : ''}`;

const transferTitles: Record<Language, string> = { pl: 'Zamówienie nr', en: 'Order no.' };
/** What investors are asked to write on their transfer. */
export const transferTitle = (orderId: number, language: Language): string =>
  `${transferTitles[language]} ${orderId}`;

/** Stands where the series has no bank account of its own. */
const notGiven: Record<Language, string> = { pl: 'podamy osobno', en: 'to be told separately' };

const variablesOf = (
  { order, userMeta, account, current: { waitUntil } }: OrderDetails,
  language: Language,
) => ({
  firstName: userMeta.firstName,
  orderId: String(order.id),
  offerTitle: order.offerTitle[language],
  quantity: String(order.quantity),
  totalAmount: formatMoney(Number(order.totalAmount), language),
  accountHolder: account.accountHolder || notGiven[language],
  bankName: account.bankName || notGiven[language],
  accountNumber: inGroups(account.accountNumber) || notGiven[language],
  transferTitle: transferTitle(order.id, language),
  waitUntil: waitUntil ? formatInstant(waitUntil) : '',
});

/** 61 1090 1014 0000 0712 1981 2874, as Polish banks write account numbers; others as they are. */
const inGroups = (digits: string) =>
  /^\d{26}$/.test(digits) ? digits.replace(/(?<=^\d{2}(\d{4})*)(?=\d)/g, ' ') : digits;
