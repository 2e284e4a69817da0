import { Writable } from 'node:stream';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  checkPayPal,
  getTransactionPayments,
  receivePayPalNotice,
  refundThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { getTransactionTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached, type Reached } from '../../testing/paypal/order-that-reached.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { payPalSettings } from '../settings/settings.tables.ts';
import { followUpDue } from './follow-up.ts';
import { payPalPayments } from './paypal.tables.ts';

const { payPal, app, staff, offer, later } = await appWithPayPal();
const logged: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk));
      done();
    },
  });
  app.services.log = app.context.log = pino({ level: 'trace' }, sink);
});

const anOrderAt = (state: Reached) => anOrderThatReached(app, payPal, offer, state);

type Order = Awaited<ReturnType<typeof anOrderAt>>;
const aDueRefund = async () => {
  const order = await anOrderAt('captured');
  await staff(rejectOrder, { params: { id: order.id } });
  return order;
};
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
      const order = await aDueRefund();
      const refundId = payPal.returnByHand(order.payPalOrderId);
      await notice(await nameOf(order));
      await followUpDue(app.context);
      expect((await order.refund())?.reference).toBe(refundId);
    }
  });

  test('for ever: the pauses grow, and the same answer is recorded once', async () => {
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

  test.each(['silent', 'dropped', 'error'] as const)(
    'is awaited when PayPal does not answer (%s): nobody returns it twice, and the job closes it',
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

  test('made in the pages of PayPal is seen, recorded and closes the refund', async () => {
    const order = await aDueRefund();
    const refundId = payPal.returnByHand(order.payPalOrderId);
    await notice({ id: refundId, links: [{ rel: 'up', href: await order.captureUrl() }] });
    await followUpDue(app.context);
    expect((await order.refund())?.reference).toBe(refundId);
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

describe('staff', () => {
  test('ask PayPal again; what it answers is on the timeline', async () => {
    const order = await anOrderAt('approved');
    const { data } = await staff(askPayPal, { params: order.transaction });
    expect(data.payments).toMatchObject([
      { state: 'captured', captureId: order.atPayPal()?.captures[0]?.id },
    ]);
    payPal.fail('get', 'silent');
    expect((await staff(askPayPal, { params: order.transaction })).codes).toEqual(['PAYPAL_UNAVAILABLE']);
    const { entries } = (await staff(getTransactionTimeline, { params: order.transaction })).data;
    expect(entries[0]).toMatchObject({
      action: 'transaction.paypal-ask',
      changes: expect.arrayContaining([
        { field: 'payPal.outcome', before: null, after: 'unanswered' },
        { field: 'payPal.issue', before: null, after: 'NO_ANSWER' },
      ]),
    });
    await staff(acceptOrder, { params: { id: order.id } });
    const reader = await app.as({ can: ['admin:transaction:get'] });
    expect((await reader(getTransactionPayments, { params: order.transaction })).status).toBe(200);
    expect((await reader(askPayPal, { params: order.transaction })).status).toBe(403);
    expect((await reader(refundThroughPayPal, { params: order.transaction })).status).toBe(403);
  });

  test('SET-14 check the connection of either mode', async () => {
    const check = async (productionMode: boolean) =>
      (await staff(checkPayPal, { body: { productionMode } })).data.result;
    expect(await check(false)).toBe('works');
    expect(await check(true)).toBe('missing');
    payPal.fail('token', 'silent');
    expect(await check(false)).toBe('unanswered');
    const sandboxClientSecret = app.context.secrets.seal('wrong', 'payPalConfig:sandboxClientSecret:1');
    await app.context.db.update(payPalSettings).set({ sandboxClientSecret });
    expect(await check(false)).toBe('refused');
    const reader = await app.as({ can: ['admin:settings:get'] });
    expect((await reader(checkPayPal, { body: { productionMode: false } })).status).toBe(403);
  });
});

test('R25, R26 no secret is in the audit trail, the log or an answer, nor readable in the database', async () => {
  const order = await anOrderAt('captured');
  const answers = [
    await staff(getTransactionPayments, { params: order.transaction }),
    await staff(getTransactionTimeline, { params: order.transaction }),
  ].map(({ data }) => data);
  const seen = JSON.stringify([
    answers,
    logged,
    await app.context.db.select().from(auditEntries),
    await app.context.db
      .select()
      .from(payPalPayments)
      .where(eq(payPalPayments.transactionId, order.transaction.id)),
  ]);
  expect(seen).not.toMatch(/canary-|token-[0-9a-f]/);
  expect(JSON.stringify(answers)).not.toMatch(/v1\.|clientSecret/);
});
