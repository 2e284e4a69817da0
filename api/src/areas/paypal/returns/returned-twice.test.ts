import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  askPayPal,
  refundThroughPayPal,
  releaseHeldOrder,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { afterAll, expect, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { allowPayPal, anOnlineOffer } from '../../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../../testing/paypal/paypal-server.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const app = appForAllTests({ PAYPAL_SANDBOX_URL: payPal.url, PAYPAL_TIMEOUT_SECONDS: '1' });

test('money that went back by transfer after its return was released, and through PayPal as well, is named by the books', async () => {
  await allowPayPal(app.context, payPal);
  const order = await anOrderThatReached(app, payPal, await anOnlineOffer(app.context), 'captured');
  const at = { params: order.transaction };
  payPal.fail('refund', 'dropped');
  const before = await app.as('super admin');
  await before(rejectOrder, order);
  await before(refundThroughPayPal, at);
  app.setClock(new Date(Date.now() + 25 * 3_600_000));
  const staff = await app.as('super admin');
  await staff(releaseHeldOrder, at);
  const body = {
    returnedOn: warsawDay(app.context.now()),
    reference: 'Transfer 7',
    reason: 'rejection' as const,
  };
  await staff(closeRefund, { ...at, body });
  expect(await runBooksCheck(app.context.db)).toEqual([]);
  await staff(askPayPal, at);
  expect((await order.books())?.transaction.returnedAs).toBe(order.atPayPal()?.refunds[0]?.id);
  expect(await runBooksCheck(app.context.db)).toMatchObject([{ id: 'I-35' }]);
});
