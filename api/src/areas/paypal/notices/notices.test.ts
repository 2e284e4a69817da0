import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { payThroughPayPal, receivePayPalNotice } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached, type Reached } from '../../../testing/paypal/order-that-reached.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { followUpDue } from '../follow-up.ts';

const { payPal, app, staff, offer, later } = await appWithPayPal();

const anOrderAt = (state: Reached) => anOrderThatReached(app, payPal, offer, state);
type Order = Awaited<ReturnType<typeof anOrderAt>>;
const notice = (resource: unknown) => app.asVisitor(receivePayPalNotice, { body: { resource } as never });

describe('a notice of PayPal', () => {
  test('of an approval: PayPal is asked, and the money is taken although the investor never came back', async () => {
    const order = await anOrderAt('approved');
    expect((await notice({ id: order.payPalOrderId })).status).toBe(200);
    expect(await order.stateNow()).toBe('created');
    await followUpDue(app.context);
    expect(await order.stateNow()).toBe('captured');
  });

  test('of a capture names the order elsewhere', async () => {
    const order = await anOrderAt('approved');
    await notice({ id: 'CAPTURE', supplementary_data: { related_ids: { order_id: order.payPalOrderId } } });
    await followUpDue(app.context);
    expect(await order.stateNow()).toBe('captured');
  });

  test('of an approval is not lost when the investor presses "pay" again before anything was taken', async () => {
    const order = await anOrderAt('approved');
    await notice({ id: order.payPalOrderId });
    const { data } = await order.call(payThroughPayPal, order);
    expect(data).toMatchObject({ state: 'approved', approveUrl: null });
    later(31);
    await followUpDue(app.context);
    expect(await order.stateNow()).toBe('captured');
  });

  test('that is forged changes nothing: PayPal itself says that nothing was approved', async () => {
    const order = await anOrderAt('created');
    await notice({ id: order.payPalOrderId, status: 'COMPLETED' });
    await followUpDue(app.context);
    expect(await order.stateNow()).toBe('created');
    expect(order.atPayPal()?.captures).toEqual([]);
  });

  test.each([
    ['of an unknown order', { id: 'NO-SUCH-ORDER' }],
    ['without an order', {}],
    ['of another shape', { id: { $ne: 1 }, supplementary_data: [[]] }],
    ['that is no object', 'x'],
    ['with a text that is too long', { id: 'x'.repeat(10_000) }],
  ])('%s is answered alike, and nobody asks PayPal', async (_, resource) => {
    const calls = payPal.calls.length;
    const { status, data } = await notice(resource);
    expect([status, data]).toEqual([200, null]);
    await followUpDue(app.context);
    expect(payPal.calls).toHaveLength(calls);
  });

  test('of a refund names its capture, and our id of the payment', async () => {
    for (const nameOf of [
      async ({ captureUrl }: Order) => ({ id: 'R1', links: [{ rel: 'up', href: await captureUrl() }] }),
      async ({ paymentId }: Order) => ({ id: 'R1', custom_id: paymentId }),
    ]) {
      const order = await anOrderAt('captured');
      await staff(rejectOrder, { params: { id: order.id } });
      const refundId = payPal.returnByHand(order.payPalOrderId);
      await notice(await nameOf(order));
      await followUpDue(app.context);
      expect((await order.refund())?.reference).toBe(refundId);
    }
  });

  test('for ever: the pauses grow, and the same answer is recorded once', { tags: 'thorough' }, async () => {
    const order = await anOrderAt('created');
    const recordedOf = async () =>
      (await readAudit(app.context)).filter(
        ({ action, entityId }) => action === 'transaction.paypal-ask' && entityId === order.transaction.id,
      ).length;
    const [calls, recorded] = [payPal.calls.length, await recordedOf()];
    for (let minute = 0; minute < 600; minute += 1) {
      later(60);
      await notice({ id: order.payPalOrderId });
      await followUpDue(systemContext(app.services));
    }
    expect(await recordedOf()).toBe(recorded + 1);
    expect(payPal.calls.length - calls).toBeLessThan(20);
    expect(payPal.calls.length - calls).toBeGreaterThan(10);
  });

  test('a thousand times: PayPal is asked once', async () => {
    const order = await anOrderAt('created');
    for (let nth = 0; nth < 20; nth += 1) await notice({ id: order.payPalOrderId });
    const calls = payPal.calls.length;
    await followUpDue(app.context);
    await notice({ id: order.payPalOrderId });
    await followUpDue(app.context);
    expect(payPal.calls).toHaveLength(calls + 1);
    later(11);
    await notice({ id: order.payPalOrderId });
    await followUpDue(app.context);
    expect(payPal.calls).toHaveLength(calls + 2);
  });

  test('after the order was rejected: nothing is taken', async () => {
    const order = await anOrderAt('approved');
    await staff(rejectOrder, { params: { id: order.id } });
    await notice({ id: order.payPalOrderId });
    await followUpDue(app.context);
    expect(order.atPayPal()?.captures).toEqual([]);
  });

  test('before what it follows, and after what follows it: only what PayPal says now counts', async () => {
    const order = await anOrderAt('approved');
    const { paymentId } = order;
    await notice({ id: 'REFUND', custom_id: paymentId });
    await notice({ id: 'CAPTURE', custom_id: paymentId });
    await followUpDue(app.context);
    expect([await order.stateNow(), await order.refund()]).toEqual(['captured', undefined]);
    await staff(rejectOrder, { params: { id: order.id } });
    const refundId = payPal.returnByHand(order.payPalOrderId);
    await notice({ id: 'REFUND', custom_id: paymentId });
    await followUpDue(app.context);
    for (const late of [{ id: 'CAPTURE', custom_id: paymentId }, { id: order.payPalOrderId }]) {
      later(60);
      await notice(late);
      await followUpDue(app.context);
    }
    expect(order.atPayPal()?.captures).toHaveLength(1);
    expect((await order.refund())?.reference).toBe(refundId);
  });

  test('that is huge or no JSON is refused', async () => {
    const send = (payload: string) =>
      app.app.http.inject({
        method: 'POST',
        url: '/api/paypal/webhook',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send(`{"x":"${'x'.repeat(1_100_000)}"}`)).statusCode).toBe(413);
    expect((await send('{')).statusCode).toBe(400);
  });
});
