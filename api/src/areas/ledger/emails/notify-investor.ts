import { formatInstant } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EmailType } from '../../../platform/mail/email-types.ts';
import { queueEmail, type Template } from '../../../platform/mail/queue-email.ts';
import type { OrderDetails } from '../orders.reads.ts';

type OrderEmail = Extract<EmailType, `order-${string}` | 'transfer-received' | 'transaction-expiry-extended'>;

/**
 * Queues the e-mail about a change of an order for its investor, in the database transaction of that change. Each event is
 * queued once, an extension once for each new term. The language is that of the platform, since investors do not choose one.
 * Investors with a deleted account get no e-mail.
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

/** The unique key of an e-mail in the outbox. Each new term of an extension is a separate event. */
export const eventOf = (type: OrderEmail, orderId: number, waitUntil?: string): string =>
  `${type} order ${orderId}${type === 'transaction-expiry-extended' ? ` until ${waitUntil}` : ''}`;

const transferTitles: Record<Language, string> = { pl: 'Zamówienie nr', en: 'Order no.' };
/** The title that investors are asked to give their transfer. */
export const transferTitle = (orderId: number, language: Language): string =>
  `${transferTitles[language]} ${orderId}`;

/** Shown if the order has no account of the investor. */
const noAccount: Record<Language, string> = { pl: 'nie podano', en: 'not given' };

/** Shown if the series has no bank account of its own. */
const notGiven: Record<Language, string> = { pl: 'podamy osobno', en: 'to be told separately' };

const variablesOf = (
  { order, userMeta, account, refund, current: { waitUntil } }: OrderDetails,
  language: Language,
) => ({
  firstName: userMeta.firstName,
  orderId: String(order.id),
  offerTitle: order.offerTitle[language],
  quantity: String(order.quantity),
  totalAmount: formatMoney(Number(order.totalAmount), language),
  accountHolder: account.accountHolder || notGiven[language],
  bankName: account.bankName || notGiven[language],
  accountNumber: groupedAccountNumber(account.accountNumber) || notGiven[language],
  transferTitle: transferTitle(order.id, language),
  waitUntil: waitUntil ? formatInstant(waitUntil) : '',
  refundAmount: refund ? formatMoney(Number(refund.amount), language) : '',
  refundAccount: groupedAccountNumber(order.investorData.bankAccount.accountNumber) || noAccount[language],
});
