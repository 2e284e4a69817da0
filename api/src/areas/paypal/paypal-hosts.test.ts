/** Where PayPal is, and where investors return to, is said by the environment alone (R20). */
import { payThroughPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { getPayPalConfig, updatePayPalConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { expect, test } from 'vitest';
import { appWithPayPal } from '../../testing/paypal/app-with-paypal.ts';
import { anOnlineOrder, paymentsOf } from '../../testing/paypal/payments.ts';
import { caller } from '../../testing/test-app.ts';

const { app, payPal, staff, offer } = await appWithPayPal();

const STRANGER = 'https://evil.example.com';
const hosts = {
  host: STRANGER,
  url: STRANGER,
  baseUrl: STRANGER,
  sandboxUrl: STRANGER,
  payPalSandboxUrl: STRANGER,
  PAYPAL_SANDBOX_URL: STRANGER,
  returnUrl: STRANGER,
  return_url: STRANGER,
  timeout: 0,
};

test('neither headers nor the body of a payment lead elsewhere', async () => {
  const { publicSiteUrl } = app.context.environment;
  const order = await anOnlineOrder(app.context, offer);
  const { statusCode } = await app.app.http.inject({
    method: 'POST',
    url: `/api${payThroughPayPal.path.replace(':id', String(order.id))}`,
    headers: {
      authorization: `Bearer ${order.accessToken}`,
      host: 'evil.example.com',
      origin: STRANGER,
      referer: STRANGER,
      forwarded: 'host=evil.example.com;proto=https',
      'x-forwarded-host': 'evil.example.com',
      'x-forwarded-proto': 'https',
      'x-original-url': STRANGER,
    },
    payload: hosts,
  });
  expect(statusCode).toBe(200);
  const begun = (await paymentsOf(app.context, order.id))[1]?.payment;
  expect(begun?.approveUrl).toMatch(`${payPal.url}/`);
  expect(payPal.orders.get(begun?.payPalOrderId ?? '')?.ways).toEqual({
    return_url: `${publicSiteUrl}/orders/${order.id}/payment/approved`,
    cancel_url: `${publicSiteUrl}/orders/${order.id}/payment/cancelled`,
  });
});

test('nor do the settings of PayPal', async () => {
  const { data: stored } = await staff(getPayPalConfig);
  const body = { ...stored, ...hosts, defaultCredentials: { ...stored.defaultCredentials, ...hosts } };
  expect(await staff(updatePayPalConfig, { body, ifMatch: stored.version })).toMatchObject({ status: 200 });
  expect(JSON.stringify((await staff(getPayPalConfig)).data)).not.toContain('evil');
  const calls = payPal.calls.length;
  const order = await anOnlineOrder(app.context, offer);
  expect(
    (await caller(app.app, order.accessToken)(payThroughPayPal, { params: { id: order.id } })).status,
  ).toBe(200);
  expect(payPal.calls.length).toBeGreaterThan(calls);
});
