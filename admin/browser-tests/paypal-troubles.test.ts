import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { aPayPalServer } from '../../api/src/testing/paypal/paypal-server.ts';
import { failOnce } from './database-down.ts';
import { button, field } from './offer-records.ts';
import { aSellingOffer, dialogue, fact, reject, said } from './order-records.ts';
import { allowPayPal, aPaidOrder } from './paypal-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';
import { openTransaction } from './transaction-records.ts';

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const browser = aBrowser({ PAYPAL_SANDBOX_URL: payPal.url, PAYPAL_TIMEOUT_SECONDS: '1' });

async function staffWithPaidOrder(title: string) {
  const page = await browser.staff();
  await allowPayPal(page, payPal);
  const offer = await aSellingOffer(page, title);
  const paid = await aPaidOrder(page, payPal, { address: browser.server().address, offer });
  return { page, ...paid };
}

test('ORD-26 a disputed payment keeps the order from being accepted, until staff write why they accept it all the same', async () => {
  const { page, order, payPalOrderId, transactionId } = await staffWithPaidOrder('Sporna');
  payPal.dispute(payPalOrderId);
  await openTransaction(page, transactionId);
  await button(page, 'Check again with PayPal').click();
  await page.getByText('The buyer disputes this payment at PayPal, or').waitFor();
  await page.getByText('PayPal: asked about a dispute of the buyer').waitFor();
  await page.getByText('disputed, or not decided in our favour').waitFor();
  await expectAccessible(page);
  // No transfer is awaited: the money is at PayPal.
  const account = page.getByText('Account to pay to');
  expect(await account.count()).toBe(0);
  await screenshot(page, 'paypal-disputed');

  await page.goto('/');
  await page.getByRole('region', { name: 'PayPal payments to clarify' }).getByText(/^1 · /).waitFor();

  await page.goto(`/orders/${order.id}/edit`);
  await page.getByText('The buyer disputes this payment at PayPal. Wait for the outcome').waitFor();
  expect(await button(page, 'Accept').count()).toBe(0);
  expect(await account.count()).toBe(0);
  await screenshot(page, 'order-disputed');
  await button(page, 'Accept despite the dispute').click();
  const accept = dialogue(page).getByRole('button', { name: 'Accept despite the dispute' });
  await accept.click();
  await dialogue(page).getByText('This value is required').waitFor();
  await field(page, 'Why you accept despite the dispute').fill('Withdrawn by phone');
  await expectAccessible(page);
  await screenshot(page, 'order-accept-disputed');
  await failOnce(page, `/order/${order.id}/accept`);
  await accept.click();
  await dialogue(page).getByRole('alert').waitFor();
  await accept.click();
  await said(page, 'Order accepted');
  await page.getByText('The shares are issued, and the buyer disputes the payment at PayPal.').waitFor();
  await page.getByText('Withdrawn by phone').waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  await screenshot(page, 'order-accepted-disputed-375');
});

test('TRX-16 a return about which PayPal has been silent for a day is released by a super administrator, and recorded by hand', async () => {
  const { page, order, transactionId } = await staffWithPaidOrder('Milcząca');
  await reject(page, order);
  await openTransaction(page, transactionId);
  // Whoever asks, at whatever time: the job does, too.
  payPal.onCall((call) => call === 'refund' || call === 'get');
  await button(page, 'Refund through PayPal').click();
  await dialogue(page).getByRole('button', { name: 'Refund through PayPal' }).click();
  await page.getByText('PayPal is returning the money. The outcome is not known yet').waitFor();
  expect(await button(page, 'Release the refund').count()).toBe(0);

  await aDayPassesFor(transactionId);
  await openTransaction(page, transactionId);
  await button(page, 'Release the refund').click();
  await dialogue(page).getByText('Do this only after checking at PayPal').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'paypal-release-return');
  await dialogue(page).getByRole('button', { name: 'Release the refund' }).click();
  await said(page, 'The refund is released');
  await page.getByText('The refund was released, and PayPal has still not said').waitFor();
  await page.getByText('PayPal: order or refund released').waitFor();
  expect(await button(page, 'Release the refund').count()).toBe(0);
  await button(page, 'Refund through PayPal').waitFor();
  await screenshot(page, 'paypal-return-released');

  await button(page, 'Record the refund').click();
  await field(page, 'Reference').fill('Przelew 7');
  await dialogue(page).getByRole('button', { name: 'Record the refund' }).click();
  await expect.poll(() => fact(page, 'Reference').first().textContent()).toBe('Przelew 7');
  payPal.onCall(null);
});

async function aDayPassesFor(transactionId: number): Promise<void> {
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE refunds SET returning_since = returning_since - interval '25 hours' WHERE transaction_id = $1`,
    [transactionId],
  );
  await client.end();
}
