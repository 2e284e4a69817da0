import {
  getPayPalNotices,
  getPayPalNoticesOfSeries,
  receivePayPalNotice,
} from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { expect, test } from 'vitest';
import { appWithPayPal } from '../../../testing/paypal/app-with-paypal.ts';
import { anOrderThatReached } from '../../../testing/paypal/order-that-reached.ts';
import { anOnlineOffer } from '../../../testing/paypal/payments.ts';

const { payPal, app, offer, later } = await appWithPayPal();
const HOUR = 3_600;
const NEVER = { lastAt: null, isMissing: false };
const staff = () => app.as('super admin');
const notice = (id: string) => app.asVisitor(receivePayPalNotice, { body: { resource: { id } } });

test('staff see when PayPal last sent a notice, and that none came about the latest money', async () => {
  const read = async () => (await (await staff())(getPayPalNotices)).data;
  const webhookUrl = `${app.context.environment.publicSiteUrl}/api/paypal/webhook`;
  expect(await read()).toEqual({ webhookUrl, sandbox: NEVER, production: NEVER });

  await notice('FORGED');
  const first = await anOrderThatReached(app, payPal, offer, 'captured');
  expect((await read()).sandbox).toEqual(NEVER);
  later(2 * HOUR);
  expect((await read()).sandbox).toEqual({ lastAt: null, isMissing: true });

  await notice(first.payPalOrderId);
  const lastAt = expect.any(String);
  expect((await read()).sandbox).toEqual({ lastAt, isMissing: false });
  await anOrderThatReached(app, payPal, offer, 'captured');
  later(2 * HOUR);
  expect(await read()).toMatchObject({ sandbox: { lastAt, isMissing: true }, production: NEVER });
});

test("a series' own credentials have their own notices", async () => {
  const own = await anOnlineOffer(app.context, payPal.clientSecret);
  const params = { id: own.seriesId ?? 0 };
  const read = async () => (await (await staff())(getPayPalNoticesOfSeries, { params })).data.sandbox;
  expect(await read()).toEqual(NEVER);
  const order = await anOrderThatReached(app, payPal, own, 'captured');
  later(2 * HOUR);
  expect(await read()).toEqual({ lastAt: null, isMissing: true });
  await notice(order.payPalOrderId);
  expect(await read()).toEqual({ lastAt: expect.any(String), isMissing: false });
  const missing = await (await staff())(getPayPalNoticesOfSeries, { params: { id: 999_999 } });
  expect(missing.codes).toEqual(['SERIES_NOT_EXISTS']);
});
