/** Staff let another PayPal account take the money: nothing more goes to the former one. */
import {
  askPayPal,
  capturePayment,
  getOrderPayment,
  payThroughPayPal,
  receivePayPalNotice,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { anOnlineOffer, paymentsOf } from '../../../testing/paypal/payments.ts';
import { series } from '../../series/series.tables.ts';
import { payPalSettings } from '../../settings/settings.tables.ts';
import { followUpDue } from '../follow-up.ts';

const { app, payPal, staff, offer } = await appWithPayPal();

const changeAccount = () => app.context.db.update(payPalSettings).set({ sandboxClientId: 'the new one' });
const attemptsOf = async ({ id }: { id: number }) =>
  (await paymentsOf(app.context, id)).flatMap(({ payment }) =>
    payment ? [[payment.clientId, payment.state]] : [],
  );

test('an approved payment is not captured, whoever asks: the investor pays into the new account', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  await changeAccount();
  expect((await order.call(capturePayment, order)).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
  await app.asVisitor(receivePayPalNotice, { body: { resource: { id: order.payPalOrderId } } });
  await followUpDue(systemContext(app.services));
  await staff(askPayPal, { params: order.transaction });
  expect(order.atPayPal()?.captures).toEqual([]);

  expect((await order.call(payThroughPayPal, order)).data.state).toBe('created');
  const begun = (await paymentsOf(app.context, order.id)).at(-1)?.payment;
  payPal.approve(begun?.payPalOrderId ?? '');
  expect((await order.call(capturePayment, order)).data.state).toBe('captured');
  expect(await attemptsOf(order)).toEqual([
    ['client', 'cancelled'],
    ['the new one', 'captured'],
  ]);
});

test('one that is not approved yet is not offered again, nor is one that PayPal has not answered', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'created');
  const unanswered = await anOrderThatReached(app, payPal, offer, 'created');
  await changeAccount();
  expect((await order.call(getOrderPayment, order)).data.approveUrl).toBe(null);
  expect((await order.call(payThroughPayPal, order)).data.approveUrl).not.toContain(order.payPalOrderId);
  // The former account is closed: its credentials are refused.
  payPal.fail('get', 'unauthorised', 'unauthorised');
  expect((await unanswered.call(payThroughPayPal, unanswered)).status).toBe(200);
  payPal.recover();
});

test('the same where a series gets an account of its own, or gives it up', async () => {
  const own = await anOnlineOffer(app.context, payPal.clientSecret);
  const order = await anOrderThatReached(app, payPal, own, 'approved');
  const useDefault = (useDefaultPayPalConfig: boolean) =>
    app.context.db
      .update(series)
      .set({ useDefaultPayPalConfig })
      .where(eq(series.id, own.seriesId ?? 0));
  await useDefault(true);
  expect((await order.call(capturePayment, order)).codes).toEqual(['CAN_CAPTURE_PAYMENT']);
  await useDefault(false);
  expect((await order.call(capturePayment, order)).data.state).toBe('captured');
});

test('what the former account has taken pays the order: it is asked with its own credentials', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  payPal.fail('capture', 'dropped');
  await order.call(capturePayment, order);
  await changeAccount();
  const sandboxClientSecret = app.context.secrets.seal('wrong', 'payPalConfig:sandboxClientSecret:1');
  await app.context.db.update(payPalSettings).set({ sandboxClientSecret });
  expect((await staff(askPayPal, { params: order.transaction })).data.payments[0]?.state).toBe('captured');
});

test('nothing is offered while PayPal is switched off', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'created');
  await app.context.db.update(payPalSettings).set({ maxAmount: '0' });
  expect((await order.call(getOrderPayment, order)).data).toMatchObject({
    approveUrl: null,
    methods: ['bankTransfer'],
  });
});
