import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { capturePayment, payThroughPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { allowPayPal, anOnlineOffer, anOnlineOrder, paymentsOf } from '../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../testing/paypal/paypal-server.ts';
import { caller } from '../../testing/test-app.ts';

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const app = appForAllTests({ PAYPAL_SANDBOX_URL: payPal.url, PAYPAL_TIMEOUT_SECONDS: '1' });
const ofTransactions = callerForAllTests(app, { can: ['admin:transaction:list'] });
const ofOrders = callerForAllTests(app, { can: ['admin:order:list'] });
const NOON = new Date('2026-05-04T10:00:00Z');
beforeEach(async () => {
  app.setClock(NOON);
  await allowPayPal(app.context, payPal);
});
afterEach(() => app.setClock(null));

const card = async (call = ofTransactions) =>
  (await call(getHome)).data.cards.find(({ name }) => name === 'payPalUnclear');

/** An order over 200 zł whose money PayPal was told to take, with the outcome that the fault leads to. */
async function captured(...faults: ('pending' | 'liesAboutAmount')[]) {
  const { id, accessToken } = await anOnlineOrder(app.context, await anOnlineOffer(app.context));
  const call = caller(app.app, accessToken);
  const { approveUrl } = (await call(payThroughPayPal, { params: { id } })).data;
  payPal.approve(new URL(approveUrl ?? '').searchParams.get('token') ?? '');
  payPal.fail('capture', ...faults);
  await call(capturePayment, { params: { id } });
  return (await paymentsOf(app.context, id)).at(-1)?.transaction.id;
}

test('home counts payments that do not fit, and those about which PayPal has not said in ten minutes whether it took the money', async () => {
  expect(await card()).toMatchObject({ rows: 0, amount: 0, oldest: [] });
  await captured();
  const pending = await captured('pending');
  app.setClock(new Date(NOON.getTime() + 60_000));
  const wrong = await captured('liesAboutAmount');
  expect(await card()).toMatchObject({ rows: 1, amount: 200, oldest: [{ id: wrong, amount: 200 }] });
  app.setClock(new Date(NOON.getTime() + 600_001));
  expect(await card()).toMatchObject({
    rows: 2,
    amount: 400,
    oldest: [{ id: pending, person: 'Jan Kowalski', at: NOON.toISOString() }, { id: wrong }],
  });
  expect(await card(ofOrders)).toBeUndefined();
});
