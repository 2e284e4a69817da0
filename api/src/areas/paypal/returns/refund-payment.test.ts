import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  getTransactionPayments,
  refundThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { recordFurtherTransfer } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { describe, expect, test } from 'vitest';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached, type Reached } from '../../../testing/paypal/order-that-reached.ts';
import { followUpDue } from '../follow-up.ts';

const { payPal, app, staff, offer, later } = await appWithPayPal();

const anOrderAt = (state: Reached) => anOrderThatReached(app, payPal, offer, state);
const aDueRefund = async () => {
  const order = await anOrderAt('captured');
  await staff(rejectOrder, { params: { id: order.id } });
  return order;
};

describe('ORD-27 the refund of a PayPal payment', () => {
  test('is returned through PayPal, whose answer closes it, once', async () => {
    const order = await aDueRefund();
    const { data } = await staff(getTransactionPayments, { params: order.transaction });
    expect(data).toMatchObject({ canRefund: true, isBeingReturned: false });
    const returned = (await staff(refundThroughPayPal, { params: order.transaction })).data;
    const [made] = order.atPayPal()?.refunds ?? [];
    expect(made?.amount).toEqual({ currency_code: 'PLN', value: '200.00' });
    expect(returned).toMatchObject({ canRefund: false, payments: [{ refundId: made?.id }] });
    expect(await order.refund()).toMatchObject({ reference: made?.id, returnedOn: warsawDay(new Date()) });
    const again = await staff(refundThroughPayPal, { params: order.transaction });
    expect(again.codes).toEqual(['REFUND_ALREADY_CLOSED']);
  });

  test('is not that of a transfer that arrived by bank as well: PayPal never returns it', async () => {
    const order = await anOrderAt('captured');
    const by = { params: order.transaction };
    const further = await staff(recordFurtherTransfer, { ...by, body: { receivedAmount: 200 } });
    expect((await staff(getTransactionPayments, by)).data.canRefund).toBe(false);
    expect((await staff(refundThroughPayPal, by)).codes).toEqual(['REFUND_NOT_DUE']);
    await staff(rejectOrder, { params: { id: order.id } });
    await staff(refundThroughPayPal, by);
    expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds[0]?.id);
    expect((await staff(getTransactionPayments, by)).data.canRefund).toBe(false);
    const returned = { returnedOn: warsawDay(new Date()), reference: 'FT 1' };
    const body = { ...returned, refund: further.data.further[0]?.id };
    const closed = await staff(closeRefund, { ...by, body });
    expect(closed.data.further).toMatchObject([returned]);
    expect(order.atPayPal()?.refunds).toHaveLength(1);
  });

  test.each(['silent', 'dropped', 'error', 'missing', 'noRoute'] as const)(
    'is awaited when PayPal does not answer, or does not find the payment (%s): nobody returns it twice, and the job closes it',
    async (fault) => {
      const order = await aDueRefund();
      payPal.fail('refund', fault);
      expect((await staff(refundThroughPayPal, { params: order.transaction })).data.isBeingReturned).toBe(
        true,
      );
      const body = { returnedOn: warsawDay(new Date()), reference: 'FT 1' };
      const byHand = await staff(closeRefund, { params: order.transaction, body });
      expect(byHand.codes).toEqual(['REFUND_BEING_RETURNED']);
      const again = await staff(refundThroughPayPal, { params: order.transaction });
      expect(again.codes).toEqual(['REFUND_BEING_RETURNED']);
      later(120);
      await followUpDue(app.context);
      expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds[0]?.id);
      expect(order.atPayPal()?.refunds).toHaveLength(1);
    },
  );

  test('is awaited when PayPal says that it was made before, and shows the payment as it was before', async () => {
    const order = await aDueRefund();
    const client = app.context.payPal;
    const { getOrder } = client;
    let older: ReturnType<typeof getOrder> | undefined;
    client.getOrder = (...asked) => {
      older ??= getOrder(...asked);
      return older;
    };
    await staff(askPayPal, { params: order.transaction });
    payPal.fail('refund', 'dropped', 'stale');
    await staff(refundThroughPayPal, { params: order.transaction });
    expect((await staff(askPayPal, { params: order.transaction })).data.isBeingReturned).toBe(true);
    client.getOrder = getOrder;
    later(3_600);
    await followUpDue(app.context);
    expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds[0]?.id);
  });

  test('that PayPal refuses stays due, and can be tried again or recorded by hand', async () => {
    const order = await aDueRefund();
    payPal.fail('refund', 'declined');
    const refused = await staff(refundThroughPayPal, { params: order.transaction });
    expect(refused.codes).toEqual(['PAYPAL_REFUSED']);
    expect(await order.refund()).toMatchObject({ returnedOn: null });
    expect((await staff(refundThroughPayPal, { params: order.transaction })).status).toBe(200);
  });

  test('about whose amount PayPal says something else is not closed by that answer', async () => {
    const order = await aDueRefund();
    payPal.fail('refund', 'liesAboutAmount');
    expect((await staff(refundThroughPayPal, { params: order.transaction })).data.isBeingReturned).toBe(true);
    await staff(askPayPal, { params: order.transaction });
    expect((await order.refund())?.reference).toBe(order.atPayPal()?.refunds[0]?.id);
  });

  test('there is none of an order that was not rejected, or not paid through PayPal', async () => {
    const open = await anOrderAt('captured');
    expect((await staff(refundThroughPayPal, { params: open.transaction })).codes).toEqual([
      'REFUND_NOT_DUE',
    ]);
    const unpaid = await anOrderAt('created');
    const refused = await staff(refundThroughPayPal, { params: unpaid.transaction });
    expect(refused.codes).toEqual(['NOT_PAID_THROUGH_PAYPAL']);
  });
});
