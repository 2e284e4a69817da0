import type { OrderEmail, OrderMove } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../../platform/context.ts';
import { readTemplate, renderTemplate } from '../../../platform/mail/queue-email.ts';
import { loadOrderDetails, type OrderDetails } from '../orders.reads.ts';
import { toReturn } from '../receipts/receipts.rules.ts';
import { languageOfInvestor, variablesOf } from './notify-investor.ts';

/** Shown in place of the numbers of shares, which are known only once the shares are issued. */
const notIssued: Record<Language, string> = {
  pl: 'nadane przy akceptacji',
  en: 'given on acceptance',
};

/** The e-mail that would go out now if the payment or the order were accepted, or the order rejected. */
export async function previewOrderEmail(context: Context, id: number, move: OrderMove): Promise<OrderEmail> {
  const details = await loadOrderDetails(context.db, id);
  const language = languageOfInvestor(details, context);
  const template = await readTemplate(context.db, typeOf(move, details));
  const variables = { ...variablesOf(details, language), ...expected(details, language) };
  return {
    recipient: details.userMeta.email,
    ...renderTemplate(context, template, { language, variables }),
  };
}

function typeOf(move: OrderMove, { current }: OrderDetails) {
  if (move === 'accept') return 'order-accepted';
  if (move === 'pay') return current.method === 'payPal' ? 'paypal-received' : 'transfer-received';
  const isRefundDue = current.status === 'paid' && current.returnedAs === null;
  return isRefundDue ? 'order-rejected-refund-due' : 'order-rejected';
}

const expected = ({ current: { amount, receipt } }: OrderDetails, language: Language) => ({
  shareNumbers: notIssued[language],
  refundAmount: formatMoney(Number(toReturn(amount, receipt ?? undefined)), language),
});
