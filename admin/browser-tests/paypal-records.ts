import type { OrderPayment } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { PayPalConfigInput } from '@share/contract/areas/settings/paypal-config.schemas.ts';
import type { Page } from 'playwright';
import type { PayPalServer } from '../../api/src/testing/paypal/paypal-server.ts';
import { anOrder, type aSellingOffer } from './order-records.ts';
import { callApi } from './records.ts';
import { accounts } from './support/accounts.ts';

/** Stores the default credentials of the stand-in for PayPal. */
export const allowPayPal = (page: Page, { clientSecret }: PayPalServer) =>
  callApi(page, 'PUT', '/admin/config/paypal', {
    maxAmount: 10_000,
    defaultCredentials: {
      productionMode: false,
      productionClientId: '',
      productionClientSecret: '',
      sandboxClientId: 'client',
      sandboxClientSecret: clientSecret,
    },
  } satisfies PayPalConfigInput);

/** Calls the API as an investor on the public site. */
export async function anInvestor(address: string) {
  const call = async <Data>(path: string, body: unknown, token?: string): Promise<Data> => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(errors)}`);
    return data;
  };
  const { email, password } = accounts.investor;
  const client = { grantType: 'password', clientId: 'back-office', clientSecret: 'back-office' };
  const { accessToken } = await call<{ accessToken: string }>('/token', {
    ...client,
    email,
    password,
    forAdmin: false,
  });
  return (path: string) => call<OrderPayment>(path, {}, accessToken);
}

/** An order of the investor that is paid through PayPal, with its transaction there. */
export async function aPaidOrder(
  page: Page,
  payPal: PayPalServer,
  { address, offer }: { address: string; offer: Awaited<ReturnType<typeof aSellingOffer>> },
) {
  const order = await anOrder(page, offer, { email: accounts.investor.email });
  const asInvestor = await anInvestor(address);
  const { approveUrl } = await asInvestor(`/order/${order.id}/payment`);
  const payPalOrderId = new URL(approveUrl ?? '').searchParams.get('token') ?? '';
  payPal.approve(payPalOrderId);
  await asInvestor(`/order/${order.id}/payment/capture`);
  const { transactions } = await callApi<typeof order>(page, 'GET', `/admin/order/${order.id}`);
  return { order, payPalOrderId, transactionId: transactions.at(-1)?.id ?? 0 };
}
