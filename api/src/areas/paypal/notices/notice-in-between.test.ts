/** News of PayPal that come while it is being asked. */
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { askPayPal, receivePayPalNotice } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { expect, test } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { followUpDue } from '../follow-up.ts';

const { app, payPal, staff, offer, later } = await appWithPayPal();

const notice = (resource: { id?: string; custom_id?: string }) =>
  app.asVisitor(receivePayPalNotice, { body: { resource } });

test('what happens after PayPal has answered, and before that is stored, is asked about, although an earlier notice waits', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'captured');
  await notice({ id: order.payPalOrderId });
  const client = app.context.payPal;
  const { getOrder } = client;
  client.getOrder = async (...asked) => {
    const answer = await getOrder(...asked);
    payPal.returnByHand(order.payPalOrderId);
    await notice({ custom_id: order.paymentId });
    return answer;
  };
  await staff(askPayPal, { params: order.transaction });
  client.getOrder = getOrder;
  later(60);
  await followUpDue(systemContext(app.services));
  expect((await staff(acceptOrder, order)).codes).toEqual(['PAYMENT_RETURNED']);
  expect((await staff(rejectOrder, order)).status).toBe(200);
});
