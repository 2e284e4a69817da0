/** @module-tag essential */
import { afterAll, expect, test } from 'vitest';
import { aPayPalServer } from '../../api/src/testing/paypal/paypal-server.ts';
import { button } from './offer-records.ts';
import { anOrder, aSellingOffer, dialogue, fact, reject, said } from './order-records.ts';
import { allowPayPal, anInvestor } from './paypal-records.ts';
import { callApi } from './records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';
import { openTransaction } from './transaction-records.ts';

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const browser = aBrowser({ PAYPAL_SANDBOX_URL: payPal.url, PAYPAL_TIMEOUT_SECONDS: '5' });

test('TRX-16 staff see what PayPal says, ask it again, return the money through it, and check the connection', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await allowPayPal(page, payPal);
  const offer = await aSellingOffer(page, 'Nadmorska');
  const order = await anOrder(page, offer, { email: accounts.investor.email });
  const asInvestor = await anInvestor(browser.server().address);
  const { approveUrl } = await asInvestor(`/order/${order.id}/payment`);
  const payPalOrderId = new URL(approveUrl ?? '').searchParams.get('token') ?? '';
  payPal.approve(payPalOrderId);
  const atPayPal = payPal.orders.get(payPalOrderId);
  const takes = (value: string) => {
    for (const capture of atPayPal?.captures ?? []) capture.amount = { currency_code: 'PLN', value };
  };
  // Whoever asks, at whatever time: the job does, too.
  payPal.onCall((call, moment) => {
    if (call === 'capture' && moment === 'after') takes('1.00');
    return false;
  });
  payPal.fail('capture', 'liesAboutAmount');
  expect((await asInvestor(`/order/${order.id}/payment/capture`)).state).toBe('unknown');

  const { transactions } = await callApi<typeof order>(page, 'GET', `/admin/order/${order.id}`);
  const id = transactions.at(-1)?.id ?? 0;
  await page.goto('/');
  const unclear = page.getByRole('region', { name: 'PayPal payments to clarify' });
  await unclear.getByText(/^1 · /).waitFor();
  await screenshot(page, 'paypal-home');
  await unclear.getByRole('link').first().click();
  await page.getByText('PayPal’s answer does not match this transaction').waitFor();
  await expect.poll(() => fact(page, 'State').textContent()).toBe('To be clarified');
  await expect.poll(() => button(page, 'Accept payment').isDisabled()).toBe(true);
  await page.getByText('PayPal itself confirms a payment through PayPal').waitFor();
  await page.getByText('The answer does not match the transaction: check the payment at PayPal').waitFor();
  await screenshot(page, 'paypal-unknown');

  payPal.onCall((call) => call === 'get');
  expectFailure(page, { address: `/admin/transaction/${id}/paypal/ask`, status: 504 });
  await button(page, 'Check again with PayPal').click();
  await page.getByRole('alert').getByText('PayPal is not answering at the moment.').waitFor();
  await page.getByText('No answer that says what happened').first().waitFor();
  payPal.onCall(null);
  takes('501.00');
  await button(page, 'Check again with PayPal').click();
  await expect.poll(() => fact(page, 'State').textContent()).toBe('Money taken');
  await expect.poll(() => fact(page, 'Status').textContent()).toBe('Paid');
  await page.getByText('Payment accepted').waitFor();

  await reject(page, order);
  await openTransaction(page, id);
  await button(page, 'Refund through PayPal').click();
  await dialogue(page).getByRole('button', { name: 'Refund through PayPal' }).click();
  await said(page, 'Refund sent to PayPal');
  await expect.poll(() => fact(page, 'State').textContent()).toBe('Money returned');
  await expect.poll(() => fact(page, 'Reference').first().textContent()).toBe(atPayPal?.refunds[0]?.id);
  await screenshot(page, 'paypal-returned');
  await page.setViewportSize({ width: 375, height: 800 });
  await screenshot(page, 'paypal-returned-375');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/settings');
  await page.getByRole('tab', { name: 'PayPal' }).click();
  const check = page.getByRole('button', { name: 'Check the connection' });
  await check.first().click();
  await page.getByText('PayPal accepts the saved credentials.').waitFor();
  await check.last().click();
  await page.getByText('No credentials are saved for this mode.').waitFor();
  await screenshot(page, 'paypal-check');
});

test('TRX-09 staff change an order back to a bank transfer that has arrived, and accept it', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, 'Polna');
  const order = await anOrder(page, offer, { email: accounts.investor.email });
  const asInvestor = await anInvestor(browser.server().address);
  await asInvestor(`/order/${order.id}/payment`);
  const { transactions } = await callApi<typeof order>(page, 'GET', `/admin/order/${order.id}`);
  const id = transactions.at(-1)?.id ?? 0;
  await openTransaction(page, id);
  await button(page, 'Change to a bank transfer').click();
  await dialogue(page).getByText('Do this when a bank transfer has arrived').waitFor();
  await screenshot(page, 'paypal-to-transfer');
  await dialogue(page).getByRole('button', { name: 'Change to a bank transfer' }).click();
  await said(page, 'Changed to a bank transfer');
  await expect.poll(() => fact(page, 'Method').first().textContent()).toBe('Bank transfer');
  await expect.poll(() => button(page, 'Accept payment').isEnabled()).toBe(true);
  await page.setViewportSize({ width: 375, height: 800 });
  await openTransaction(page, id);
  await screenshot(page, 'paypal-to-transfer-former-375');
});
