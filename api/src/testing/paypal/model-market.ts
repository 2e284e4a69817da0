import * as own from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import * as registration from '@share/contract/areas/registration/registration.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { investments } from '../../areas/ledger/investments.tables.ts';
import { orders } from '../../areas/ledger/orders.tables.ts';
import { refunds } from '../../areas/ledger/refunds/refunds.tables.ts';
import { transactions } from '../../areas/ledger/transactions.tables.ts';
import { payPalPayments } from '../../areas/paypal/paypal.tables.ts';
import { series } from '../../areas/series/series.tables.ts';
import { users } from '../../areas/users/users.tables.ts';
import { anOffer, aSeries } from '../books.ts';
import { mailTo } from '../mail/queued-mail.ts';
import type { TestApp } from '../test-app.ts';
import type { PayPalServer } from './paypal-server.ts';

export const LIMIT = 6;
export const PRICE = '33.33';

/** Somebody registers through the public API, by the link in the e-mail, and becomes an investor. */
export async function aRegisteredInvestor(app: TestApp, email: string) {
  const { publicSiteUrl } = app.context.environment;
  const activationUrlPattern = `${publicSiteUrl}/activate/:token`;
  await app.asVisitor(registration.register, { body: { email, agreements: [], activationUrlPattern } });
  const mail = (await mailTo(app.context, email))[0];
  const [, token = ''] = /\/activate\/([\w-]{43})/.exec(mail?.body ?? '') ?? [];
  const body = { token, firstName: 'Jan', lastName: 'Lis', newPassword: 'Correct1horse' };
  await app.asVisitor(registration.activate, { body });
  const [investor] = await app.context.db.select().from(users).where(eq(users.email, email));
  if (!investor) throw new Error('Nobody was registered');
  return investor;
}
export type Registered = Awaited<ReturnType<typeof aRegisteredInvestor>>;

/** A series of few shares, which an offer sells for transfers and through PayPal. It stays available however many days pass. */
export async function aMarket(app: TestApp) {
  const sold = await aSeries(app.context, {
    limit: LIMIT,
    pricePerShare: PRICE,
    allowOnlinePayments: true,
    availableTo: new Date('2099-12-31T00:00:00Z'),
  });
  const offer = await anOffer(app.context, { seriesId: sold.id, investmentEnd: '2099-12-31' });
  return { seriesId: sold.id, offerId: offer.id };
}
export type Market = Awaited<ReturnType<typeof aMarket>>;

/** Places an order through the public API; null with the codes if it is refused. */
export async function order(app: TestApp, investor: Registered, offer: number, quantity: number) {
  const answer = await (await app.asUser(investor))(own.placeOwnOrder, {
    body: { offer, quantity, agreements: [] },
  });
  return { id: answer.status === 200 ? answer.data.id : null, codes: answer.codes };
}

/** The orders of the market and their series, as the books have them. */
export async function readBooks({ context: { db } }: TestApp, { offerId, seriesId }: Market) {
  const placed = await db.select().from(orders).where(eq(orders.offerId, offerId)).orderBy(orders.id);
  const money = await db
    .select({ transaction: transactions, payment: payPalPayments, refund: refunds })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.orderId))
    .leftJoin(payPalPayments, eq(payPalPayments.transactionId, transactions.id))
    .leftJoin(refunds, and(eq(refunds.transactionId, transactions.id), eq(refunds.reason, 'rejection')))
    .where(eq(orders.offerId, offerId))
    .orderBy(transactions.id, payPalPayments.createdAt);
  const [sold] = await db.select().from(series).where(eq(series.id, seriesId));
  const held = await db.select().from(investments).where(eq(investments.offerId, offerId));
  return { placed, money, sold, held };
}
export type Books = Awaited<ReturnType<typeof readBooks>>;

/** The cost of an order and its refunds at PayPal, whatever the books say. Throws if anything happened there twice. */
export function atPayPal(payPal: PayPalServer, { money }: Books, orderId: number) {
  const ids = money
    .filter(({ transaction }) => transaction.orderId === orderId)
    .flatMap(({ payment }) => payment?.payPalOrderId ?? []);
  const known = ids.flatMap((id) => payPal.orders.get(id) ?? []);
  const captures = known.flatMap((one) => one.captures).filter(({ status }) => status !== 'DECLINED');
  const returned = known.flatMap((one) => one.refunds);
  if (captures.length > 1 || returned.length > 1) throw new Error(`Order ${orderId} was paid twice`);
  return { latest: ids.at(-1), capture: captures[0] ?? null, refund: returned[0] ?? null };
}
