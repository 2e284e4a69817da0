import { expect, test } from 'vitest';
import { anOrder, aSellingOffer, reject, transactionOf } from './order-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('several payments are accepted at once, and one that cannot be says why', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const email = `bulk-${crypto.randomUUID()}@example.com`;
  const offer = await aSellingOffer(page, `Zbiorcza ${crypto.randomUUID().slice(0, 6)}`);
  const orders = [];
  for (const quantity of [1, 2, 3]) orders.push(await anOrder(page, offer, { email, quantity }));
  await page.goto(`/transactions?filters[userEmail][value]=${email}`);
  for (const order of orders)
    await page.getByRole('checkbox', { name: `Select Transaction ${transactionOf(order)}` }).check();
  const bar = page.getByRole('group', { name: 'Actions on what is selected' });
  await bar.getByText('3 selected').waitFor();
  const [, second] = orders;
  // Meanwhile somebody rejects one of them.
  if (second) await reject(page, second);
  await bar.getByRole('button', { name: 'Accept payments' }).click();
  const question = page.getByRole('dialog', { name: 'Accept the selected payments (3)?' });
  await expect
    .poll(() => question.getByRole('listitem').allTextContents())
    .toEqual(
      orders.map(
        ({ id, quantity }) => `Zofia Zielińska · PLN ${(250.5 * quantity).toFixed(2)} · Order No. ${id}`,
      ),
    );
  await expectAccessible(page);
  await screenshot(page, 'list-bulk-question');
  expectFailure(page, { address: '/accept', status: 409 });
  await question.getByRole('button', { name: 'Accept' }).click();
  await question.getByText('Succeeded: 2, failed: 1').waitFor();
  const results = await question.getByRole('listitem').allTextContents();
  expect([results[0], results[2]].every((line) => line?.endsWith('Done'))).toBe(true);
  expect(results[1]).toContain('WRONG_TRANSACTION_STATUS_FOR_ACCEPT');
  await screenshot(page, 'list-bulk-result');
  await question.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row').filter({ hasText: 'Cancelled' }).waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Paid' }).count()).toBe(2);
  expect(await bar.count()).toBe(0);
});
