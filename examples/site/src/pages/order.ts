import { cancelOwnOrder, getOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import type { OwnOrderView } from '@share/contract/areas/own-orders/own-orders.schemas.ts';
import {
  capturePayment,
  getOrderPayment,
  payByBankTransfer,
  payThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import type { OrderPayment } from '@share/contract/areas/paypal/paypal.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import { call } from '../api.ts';
import { ask } from '../dialogue.ts';
import { fact, h } from '../dom.ts';
import { field, form, messageOf } from '../form.ts';
import { currentLanguage, inLanguage, t } from '../language.ts';
import { go, type Page } from '../router.ts';
import { documentsOf } from './order-documents.ts';

export const order = (id: string): Promise<Page> => orderPage(id, null);

/** PayPal sends the investor here after the approval; the money is taken only now. */
export async function payPalApproved(id: string): Promise<Page> {
  try {
    const { state } = await call(capturePayment, { params: { id } });
    if (state === 'captured') return orderPage(id, h('p', { role: 'status', class: 'done' }, t().paidNow));
    return orderPage(id, null);
  } catch (failure) {
    return orderPage(id, h('p', { role: 'alert', class: 'error' }, messageOf(failure)));
  }
}

/** PayPal sends the investor here after cancelling. */
export const payPalCancelled = (id: string): Promise<Page> =>
  orderPage(id, h('p', { role: 'status' }, t().payPalFailed));

async function orderPage(id: string, notice: HTMLElement | null): Promise<Page> {
  const [found, payment] = await Promise.all([
    call(getOwnOrder, { params: { id } }),
    call(getOrderPayment, { params: { id } }),
  ]);
  const { offer, quantity, status } = found;
  return {
    title: t().orderNumber(found.id),
    content: [
      ...(notice ? [notice] : []),
      h(
        'dl',
        {},
        fact(t().status, h('strong', {}, t().statuses[status])),
        fact(t().offer, h('a', { href: `/offers/${offer.id}` }, inLanguage(offer.title))),
        fact(t().shares, String(quantity)),
        fact(t().total, formatMoney(found.totalAmount, currentLanguage())),
        ...(found.rejectionNote === '' ? [] : [fact(t().reason, found.rejectionNote)]),
      ),
      ...toPay(found, payment),
      ...documentsOf(found),
      ...(found.canCancel ? [cancelling(found)] : []),
    ],
  };
}

function toPay({ id, payment }: OwnOrderView, { method, methods, state }: OrderPayment): HTMLElement[] {
  if (!payment) return [];
  if (state === 'capturing' || state === 'unknown') return [h('p', { role: 'status' }, t().payPalCapturing)];
  const params = { id: String(id) };
  const throughPayPal = form({
    fields: [],
    submit: t().payPal,
    onSubmit: async () => {
      const { approveUrl, state: reached } = await call(payThroughPayPal, { params });
      if (approveUrl) window.location.assign(approveUrl);
      // The payment was approved at an earlier visit, so the money only has to be taken.
      else go(reached === 'approved' ? `/orders/${id}/payment/approved` : `/orders/${id}`);
    },
  });
  const byTransfer = form({
    fields: [],
    submit: t().payByTransfer,
    onSubmit: async () => {
      await call(payByBankTransfer, { params });
      go(`/orders/${id}`);
    },
  });
  return [
    ...(state === 'failed' ? [h('p', { role: 'status' }, t().payPalFailed)] : []),
    ...(method === 'bankTransfer' ? [transferOf(payment)] : [h('p', {}, t().payPalChosen)]),
    ...(methods.includes('payPal') ? [throughPayPal] : []),
    ...(method === 'payPal' && methods.includes('bankTransfer') ? [byTransfer] : []),
  ];
}

const transferOf = (payment: NonNullable<OwnOrderView['payment']>): HTMLElement =>
  h(
    'section',
    { class: 'card' },
    h('h2', {}, t().transfer),
    h(
      'dl',
      {},
      fact(t().accountHolder, payment.accountHolder),
      fact(t().bank, payment.bankName),
      fact(t().accountNumber, groupedAccountNumber(payment.accountNumber)),
      fact(t().transferTitle, payment.transferTitle),
      fact(t().toPay, formatMoney(payment.amount, currentLanguage())),
      fact(t().payUntil, payment.waitUntil && formatInstant(payment.waitUntil)),
    ),
  );

function cancelling({ id }: OwnOrderView): HTMLElement {
  const cancel = async () => {
    const isSure = await ask({
      title: t().cancelAsk,
      fields: [field({ name: 'note', label: t().cancelWhy, required: false })],
      confirm: t().cancelOrder,
      onConfirm: async (values) => {
        await call(cancelOwnOrder, { params: { id: String(id) }, body: { note: values.text('note') } });
      },
    });
    if (isSure) go(`/orders/${id}`);
  };
  return h('button', { type: 'button', class: 'quiet', click: () => void cancel() }, t().cancelOrder);
}
