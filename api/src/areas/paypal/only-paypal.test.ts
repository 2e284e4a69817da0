/** ERR-62 A series without an account, whose shares only PayPal can pay for. */
import { getPublicOffer } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import { getOrderableOffer, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getOwnOrder, placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import {
  capturePayment,
  getOrderPayment,
  payByBankTransfer,
  payThroughPayPal,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { searchSeriesOptions } from '@share/contract/areas/series/series.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type AnOffer, aManualOrder, anOffer, aSeries } from '../../testing/books.ts';
import { queuedMail } from '../../testing/mail/queued-mail.ts';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { allowPayPal } from '../../testing/paypal/payments.ts';
import { anInvestor } from '../../testing/people.ts';
import type { Caller } from '../../testing/test-app.ts';
import { series } from '../series/series.tables.ts';

const { payPal, app, staff } = await appWithPayPal({ maxAmount: '1000.00', booksAt: new Date(0) });
let investor: Awaited<ReturnType<typeof anInvestor>>;
let call: Caller;
beforeAll(async () => {
  investor = await anInvestor(app.context);
  call = await app.asUser(investor);
});

/** Shares at 100 zł; PayPal takes up to 1,000 zł. */
async function anOfferWithoutAccount(ofSeries: Parameters<typeof aSeries>[1] = {}, ofOffer: AnOffer = {}) {
  const sold = await aSeries(app.context, { accountNumber: '', allowOnlinePayments: true, ...ofSeries });
  return anOffer(app.context, { seriesId: sold.id, ...ofOffer });
}
const order = (offer: number, quantity = 2) =>
  call(placeOwnOrder, { body: { offer, quantity, agreements: [] } });
const orderingOf = async (offer: number) =>
  (await call(getPublicOffer, { params: { idOrSlug: String(offer) } })).data.ordering;

test('an investor orders and pays through PayPal, and learns that no transfer is awaited', async () => {
  const offer = await anOfferWithoutAccount();
  const { data } = await order(offer.id);
  const params = { id: data.id };
  expect(data).toMatchObject({
    status: 'new',
    payment: { method: 'payPal', amount: 200, accountNumber: '' },
  });
  expect((await call(getOrderPayment, { params })).data).toMatchObject({
    method: 'payPal',
    methods: ['payPal'],
    state: null,
  });
  const mails = await queuedMail(app.context);
  expect(JSON.stringify(mails)).toContain('Zapłać za nie przez PayPal');

  const { approveUrl } = (await call(payThroughPayPal, { params })).data;
  payPal.approve(new URL(approveUrl ?? '').searchParams.get('token') ?? '');
  expect((await call(capturePayment, { params })).data).toMatchObject({ state: 'captured', methods: [] });
  expect((await call(getOwnOrder, { params })).data).toMatchObject({ status: 'paid', payment: null });
});

test('an order that was to be paid by transfer cannot be once the account is gone', async () => {
  const offer = await anOfferWithoutAccount({ accountNumber: '61109010140000071219812874' });
  const { data } = await order(offer.id);
  const params = { id: data.id };
  expect((await call(getOrderPayment, { params })).data.methods).toEqual(['bankTransfer', 'payPal']);
  await call(payThroughPayPal, { params });
  await app.context.db
    .update(series)
    .set({ accountNumber: '' })
    .where(eq(series.id, offer.seriesId ?? 0));
  expect((await call(getOrderPayment, { params })).data.methods).toEqual(['payPal']);
  expect((await call(payByBankTransfer, { params })).codes).toEqual(['BANK_TRANSFER_NOT_POSSIBLE']);
});

test('what PayPal does not take cannot be ordered, and the offer says how much can be', async () => {
  const offer = await anOfferWithoutAccount();
  expect(await orderingOf(offer.id)).toMatchObject({ whyNot: null, state: 'open', largestQuantity: 10 });
  expect((await order(offer.id, 11)).errors).toMatchObject([
    { code: 'AMOUNT_ABOVE_PAYPAL_MAXIMUM', path: 'quantity' },
  ]);
  expect((await order(offer.id, 10)).status).toBe(200);
  const least = await anOfferWithoutAccount({}, { minStock: 11 });
  expect((await orderingOf(least.id)).whyNot).toBe('NO_TRANSACTION_METHODS_AVAILABLE');
});

test('nobody orders if the series takes no payments online', async () => {
  const offer = await anOfferWithoutAccount({ allowOnlinePayments: false });
  expect((await order(offer.id)).errors).toMatchObject([
    { code: 'NO_TRANSACTION_METHODS_AVAILABLE', path: 'offer' },
  ]);
  expect(await orderingOf(offer.id)).toMatchObject({
    state: 'closed',
    whyNot: 'NO_TRANSACTION_METHODS_AVAILABLE',
    largestQuantity: 0,
  });
});

test('nobody orders if the settings switch PayPal off', async () => {
  await allowPayPal(app.context, payPal, '0.00');
  const offer = await anOfferWithoutAccount();
  expect((await order(offer.id)).codes).toEqual(['NO_TRANSACTION_METHODS_AVAILABLE']);
});

test('the choice of the series says its price, whether somebody can pay for it and whether it is available, for staff who offer it', async () => {
  const stateOf = async (ofSeries: Parameters<typeof aSeries>[1]) => {
    const sold = await aSeries(app.context, { accountNumber: '', allowOnlinePayments: true, ...ofSeries });
    const { data } = await staff(searchSeriesOptions, { query: { search: '', id: String(sold.id) } });
    expect(data.map(({ id }) => id)).toEqual([sold.id]);
    return data[0];
  };
  expect(await stateOf({})).toMatchObject({ hasAccount: false, isPayable: true, isAvailable: true });
  expect(await stateOf({ allowOnlinePayments: false })).toMatchObject({ isPayable: false });
  expect(await stateOf({ pricePerShare: '1000.01' })).toMatchObject({
    isPayable: false,
    pricePerShare: 1000.01,
  });
  expect(await stateOf({ isOpen: false })).toMatchObject({ isPayable: true, isAvailable: false });
  const past = { availableTo: new Date('2020-01-01') };
  expect(await stateOf({ availableFrom: new Date('2019-01-01'), ...past })).toMatchObject({
    isOpen: true,
    isAvailable: false,
  });
  await allowPayPal(app.context, payPal, '0.00');
  expect(await stateOf({})).toMatchObject({ isPayable: false });
  expect(await stateOf({ accountNumber: '61109010140000071219812874' })).toMatchObject({ isPayable: true });
});

test('staff place no order of it, and see why', async () => {
  const offer = await anOfferWithoutAccount();
  const whyNot = 'NO_TRANSACTION_METHODS_AVAILABLE';
  expect((await staff(getOrderableOffer, { params: { id: offer.id } })).data.whyNot).toBe(whyNot);
  expect((await staff(placeManualOrder, { body: aManualOrder(offer) })).codes).toEqual([whyNot]);
});
