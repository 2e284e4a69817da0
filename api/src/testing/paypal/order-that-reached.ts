import { capturePayment, payThroughPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { refunds } from '../../areas/ledger/refunds/refunds.tables.ts';
import { caller, type TestApp } from '../test-app.ts';
import { type anOnlineOffer, anOnlineOrder, paymentsOf } from './payments.ts';
import type { PayPalServer } from './paypal-server.ts';

export type Reached = 'created' | 'approved' | 'captured';

/** An order whose payment through PayPal has reached that state, with its records here and at PayPal. */
export async function anOrderThatReached(
  app: TestApp,
  payPal: PayPalServer,
  offer: Awaited<ReturnType<typeof anOnlineOffer>>,
  reached: Reached,
) {
  const order = await anOnlineOrder(app.context, offer);
  const call = caller(app.app, order.accessToken);
  const params = { id: order.id };
  await call(payThroughPayPal, { params });
  const books = async () => (await paymentsOf(app.context, order.id))[1];
  const begun = await books();
  const payPalOrderId = begun?.payment?.payPalOrderId ?? '';
  if (reached !== 'created') payPal.approve(payPalOrderId);
  if (reached === 'captured') await call(capturePayment, { params });
  const id = begun?.transaction.id ?? 0;
  return {
    ...order,
    call,
    params,
    payPalOrderId,
    paymentId: begun?.payment?.id ?? '',
    transaction: { id },
    books,
    stateNow: async () => (await books())?.payment?.state,
    refund: async () =>
      (
        await app.context.db
          .select()
          .from(refunds)
          .where(and(eq(refunds.transactionId, id), eq(refunds.reason, 'rejection')))
      )[0],
    atPayPal: () => payPal.orders.get(payPalOrderId),
    /** The address of the capture, as PayPal's notice of a refund has it. */
    captureUrl: async () =>
      `https://api.sandbox.paypal.com/v2/payments/captures/${(await books())?.payment?.captureId}`,
  };
}
