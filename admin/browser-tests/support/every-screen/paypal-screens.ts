import type { Page } from 'playwright';
import { anOrder, aSellingOffer, reject } from '../../order-records.ts';
import { allowPayPal, anInvestor, aPaidOrder } from '../../paypal-records.ts';
import { callApi, unique } from '../../records.ts';
import { button } from '../../screens.ts';
import { accounts } from '../accounts.ts';
import type { Place, Screen } from './screen.ts';

const DIALOG = { part: '[role=dialog]' };
const dialog = (page: Page) => page.getByRole('dialog');

async function paid({ staff, payPal, server }: Place) {
  await allowPayPal(staff, payPal);
  const offer = await aSellingOffer(staff, `Nadmorska ${unique()}`);
  return aPaidOrder(staff, payPal, { address: server.address, offer });
}

async function disputed(place: Place) {
  const { order, payPalOrderId, transactionId } = await paid(place);
  place.payPal.dispute(payPalOrderId);
  await callApi(place.staff, 'POST', `/admin/transaction/${transactionId}/paypal/ask`);
  return { order, transactionId };
}

/** A payment of which PayPal says another amount than was asked for. */
async function unclear({ staff, payPal, server }: Place): Promise<number> {
  await allowPayPal(staff, payPal);
  const offer = await aSellingOffer(staff, `Nadmorska ${unique()}`);
  const order = await anOrder(staff, offer, { email: accounts.investor.email });
  const asInvestor = await anInvestor(server.address);
  const { approveUrl } = await asInvestor(`/order/${order.id}/payment`);
  const payPalOrderId = new URL(approveUrl ?? '').searchParams.get('token') ?? '';
  payPal.approve(payPalOrderId);
  payPal.onCall((call, moment) => {
    if (call !== 'capture' || moment !== 'after') return false;
    for (const capture of payPal.orders.get(payPalOrderId)?.captures ?? [])
      capture.amount = { currency_code: 'PLN', value: '1.00' };
    return false;
  });
  payPal.fail('capture', 'liesAboutAmount');
  await asInvestor(`/order/${order.id}/payment/capture`);
  payPal.onCall(null);
  const { transactions } = await callApi<typeof order>(staff, 'GET', `/admin/order/${order.id}`);
  return transactions.at(-1)?.id ?? 0;
}

/** Payments through PayPal: taken, returned, and in trouble. */
export const payPalScreens: Screen[] = [
  {
    name: 'transaction through PayPal',
    open: async (place) => place.page.goto(`/transactions/${(await paid(place)).transactionId}/edit`),
  },
  {
    name: 'transaction through PayPal to be clarified',
    open: async (place) => place.page.goto(`/transactions/${await unclear(place)}/edit`),
  },
  {
    name: 'transaction through PayPal that is disputed',
    open: async (place) => place.page.goto(`/transactions/${(await disputed(place)).transactionId}/edit`),
  },
  {
    name: 'transaction through PayPal, asking before the money is returned',
    ...DIALOG,
    reopens: true,
    open: async (place) => {
      const { order, transactionId } = await paid(place);
      await reject(place.staff, order);
      await place.page.goto(`/transactions/${transactionId}/edit`);
      await place.page.getByRole('button', { name: /^(Refund through PayPal|Zwróć przez PayPal)$/ }).click();
      await dialog(place.page).waitFor();
    },
  },
  {
    name: 'order whose payment is disputed',
    open: async (place) => place.page.goto(`/orders/${(await disputed(place)).order.id}/edit`),
  },
  {
    name: 'order whose payment is disputed, accepted too early',
    ...DIALOG,
    open: async (place) => {
      const { page } = place;
      await page.goto(`/orders/${(await disputed(place)).order.id}/edit`);
      await button(page, 'Accept despite the dispute').click();
      await dialog(page).getByRole('button', { name: 'Accept despite the dispute' }).click();
      await dialog(page).getByText('This value is required').waitFor();
    },
  },
  {
    name: 'screen /settings with the connection to PayPal checked',
    open: async ({ page, staff, payPal }) => {
      await allowPayPal(staff, payPal);
      await page.goto('/settings');
      await page.getByRole('tab', { name: 'PayPal' }).click();
      await button(page, 'Check the connection').first().click();
      await page.getByText('PayPal accepts the saved credentials.').waitFor();
    },
  },
];
