/** Money that PayPal took from a person, and for which no order waits, has to be returned before the person is erased. */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { askPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getErasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { expect, test } from 'vitest';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../testing/paypal/order-that-reached.ts';

const { app, payPal, staff, offer } = await appWithPayPal();
const obstacles = async (id: number) => (await staff(getErasure, { params: { id } })).data.obstacles;

test('nobody is erased before PayPal has returned it', async () => {
  const order = await anOrderThatReached(app, payPal, offer, 'approved');
  await staff(rejectOrder, order);
  expect(await obstacles(order.investor.id)).toEqual(['RETENTION_NOT_OVER']);
  const made = order.atPayPal();
  if (!made) throw new Error('PayPal does not know the order');
  made.status = 'COMPLETED';
  made.captures.push({ id: 'LATE', status: 'COMPLETED', amount: made.amount, custom_id: made.customId });
  await staff(askPayPal, { params: order.transaction });
  expect(await obstacles(order.investor.id)).toEqual(['REFUND_IS_DUE', 'RETENTION_NOT_OVER']);
  payPal.returnByHand(order.payPalOrderId);
  await staff(askPayPal, { params: order.transaction });
  expect(await obstacles(order.investor.id)).toEqual(['RETENTION_NOT_OVER']);
});
