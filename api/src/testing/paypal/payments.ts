import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { transactions } from '../../areas/ledger/transactions.tables.ts';
import { payPalPayments } from '../../areas/paypal/paypal.tables.ts';
import { series } from '../../areas/series/series.tables.ts';
import { openSession } from '../../areas/sessions/sign-in.ts';
import { payPalSettings } from '../../areas/settings/settings.tables.ts';
import { users } from '../../areas/users/users.tables.ts';
import type { Context } from '../../platform/context.ts';
import { anOffer, anOrder, aSeries } from '../books.ts';
import type { PayPalServer } from './paypal-server.ts';

/** Stores the default credentials, in sandbox mode, and the largest amount. */
export async function allowPayPal(
  { db, secrets }: Context,
  { clientSecret }: PayPalServer,
  maxAmount = '100000.00',
) {
  await db.update(payPalSettings).set({
    maxAmount,
    sandboxClientId: 'client',
    sandboxClientSecret: secrets.seal(clientSecret, 'payPalConfig:sandboxClientSecret:1'),
  });
}

/** An offer whose shares can be paid for online; with its own credentials if a secret is given. */
export async function anOnlineOffer(context: Context, ownSecret?: string) {
  const sold = await aSeries(context, { limit: 100_000, allowOnlinePayments: true });
  if (ownSecret !== undefined) {
    const sandboxClientSecret = context.secrets.seal(ownSecret, `series:sandboxClientSecret:${sold.id}`);
    await context.db
      .update(series)
      .set({ useDefaultPayPalConfig: false, sandboxClientId: 'own', sandboxClientSecret })
      .where(eq(series.id, sold.id));
  }
  return anOffer(context, { seriesId: sold.id });
}

/** A new order with its investor, and the access token of the investor's session on the public site. */
export async function anOnlineOrder(context: Context, of: Awaited<ReturnType<typeof anOffer>>) {
  const email = `${randomUUID()}@example.com`;
  const order = await anOrder(context, { of, email, quantity: 2 });
  const [investor] = await context.db.select().from(users).where(eq(users.email, email));
  if (!investor) throw new Error('No investor was created');
  const { accessToken } = await openSession(context, investor, 'investor');
  return { id: order.id, investor, accessToken };
}

/** Status of the order's transactions with their method, and the states of their payments, oldest first. */
export async function paymentsOf({ db }: Context, orderId: number) {
  const found = await db
    .select({ transaction: transactions, payment: payPalPayments })
    .from(transactions)
    .leftJoin(payPalPayments, eq(payPalPayments.transactionId, transactions.id))
    .where(eq(transactions.orderId, orderId))
    .orderBy(transactions.id, payPalPayments.createdAt);
  return found;
}
