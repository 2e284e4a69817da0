/** Money that arrives although its order has it: recorded on the order and on the transaction, and each transfer returned by itself. */
import type { FurtherTransferInput } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { addWarsawDays, formatBookDay, warsawDay } from '@share/contract/shared/dates.ts';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { failOnce } from './database-down.ts';
import { accountWith } from './limited-account.ts';
import { button, field } from './offer-records.ts';
import { accept, dialogue, fact, pay, reject, said } from './order-records.ts';
import { callApi } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, stopAtToday } from './support/browser.ts';
import { screenshot, screenshots } from './support/screenshot.ts';
import { aTransaction, banner, openTransaction } from './transaction-records.ts';

const browser = aBrowser();
const RECORD = 'Record a further transfer';
const CLOSE = 'Record the refund';

/** A transaction over 501 zł whose order is completed. */
async function aCompleted() {
  const found = await aTransaction(browser);
  await pay(found.page, found.order);
  await accept(found.page, found.order);
  return found;
}

const again = (page: Page, id: number, body: FurtherTransferInput) =>
  callApi(page, 'POST', `/admin/transaction/${id}/further-transfer`, body);
const refundOf = (page: Page, day: string) =>
  page.getByRole('region', { name: `Refund of the transfer of ${formatBookDay(day)}`, exact: true });
const yesterday = () => warsawDay(addWarsawDays(new Date(), -1));

test('a second transfer of a completed order is recorded from the title of the transfer with 4 clicks, and returned with 2', {
  tags: 'essential',
}, async () => {
  const { page, order } = await aCompleted();
  const today = await stopAtToday(page);
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };
  await page.goto('/orders');
  await click(page.getByPlaceholder('Number, reference').first());
  await page.keyboard.type(`Zamówienie nr ${order.id}`);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await click(page.locator('tbody tr').first());
  await click(button(page, RECORD));
  await dialogue(page).getByText('The payment for this order is recorded already').waitFor();
  await click(dialogue(page).getByRole('button', { name: RECORD }));
  await said(page, 'Further transfer recorded');
  expect(clicks).toBe(4);
  await page.getByText('Refund due: money for this order arrived more than once.').waitFor();
  await expect.poll(() => fact(page, 'Status').textContent()).toBe('CompletedRefund due');
  await page.getByText(`Refund of the transfer of ${formatBookDay(today)}`, { exact: true }).waitFor();
  await screenshots(page, 'order-paid-again');

  await click(button(page, CLOSE));
  await field(page, 'Reference').fill('FT 2026/88');
  await click(dialogue(page).getByRole('button', { name: CLOSE }));
  await said(page, 'Refund recorded');
  expect(clicks).toBe(6);
  await page.getByText(/^Nothing to do: the order was accepted/).waitFor();
  await expect.poll(() => fact(page, 'Reference').textContent()).toBe('FT 2026/88');
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect.poll(() => history.nth(1).innerText()).toMatch(/^Further transfer recorded/);
});

test('on its transaction another amount needs a note, what was typed stays, and each transfer has a refund of its own', async () => {
  const { page, id } = await aCompleted();
  await again(page, id, { receivedAmount: 501, receivedOn: yesterday() });
  await openTransaction(page, id);
  await button(page, RECORD).click();
  await field(page, 'Received').fill('250.50');
  await dialogue(page).getByText('This is not the amount of the transaction.').waitFor();
  const record = dialogue(page).getByRole('button', { name: RECORD });
  await record.click();
  await dialogue(page).getByText('Explain the difference').waitFor();
  await field(page, 'Note').fill('A standing order');
  await expectAccessible(page);
  await screenshot(page, 'transaction-paid-again-question');
  await failOnce(page, '/further-transfer');
  await record.click();
  await dialogue(page).getByRole('alert').waitFor();
  await record.click();
  await said(page, 'Further transfer recorded');
  await page.locator('h1:focus').waitFor();

  const second = refundOf(page, warsawDay(new Date()));
  expect((await second.locator('dd').allTextContents()).slice(0, 3)).toEqual([
    'PLN 250.50',
    formatBookDay(warsawDay(new Date())),
    'A standing order',
  ]);
  await expectAccessible(page);
  await screenshots(page, 'transaction-paid-again');
  await second.getByRole('button', { name: CLOSE }).click();
  await field(page, 'Reference').fill('second');
  await dialogue(page).getByRole('button', { name: CLOSE }).click();
  await said(page, 'Refund recorded');
  await expect.poll(() => second.getByRole('button', { name: CLOSE }).count()).toBe(0);
  await refundOf(page, yesterday()).getByRole('button', { name: CLOSE }).waitFor();
  await expect.poll(() => fact(page, 'Status').textContent()).toBe('CompletedRefund due');
});

test('R7 whoever records the same transfer second is refused, and sees the first', async () => {
  const { page, id } = await aCompleted();
  const clerk = await browser.page({ language: 'en' });
  await signInAhead(clerk, await accountWith(browser.server(), 'admin:transaction:accept'));
  expectFailure(clerk, { address: `/admin/transaction/${id}/further-transfer`, status: 412 });
  await openTransaction(clerk, id);
  await button(clerk, RECORD).click();
  await again(page, id, { receivedAmount: 501 });
  await dialogue(clerk).getByRole('button', { name: RECORD }).click();
  await banner(clerk, 'Somebody changed this record before you saved it.');
  await refundOf(clerk, warsawDay(new Date())).waitFor();
  await expect.poll(() => clerk.getByRole('region', { name: /^Refund of the transfer/ }).count()).toBe(1);
});

test('it is offered once the first payment is recorded, to whoever may accept payments, and fits a phone', async () => {
  const { page, order, id } = await aTransaction(browser);
  await openTransaction(page, id);
  await button(page, 'Accept payment').waitFor();
  expect(await button(page, RECORD).count()).toBe(0);
  await pay(page, order);
  await reject(page, order);
  await again(page, id, { receivedAmount: 20, note: 'Once more' });
  await page.setViewportSize({ width: 375, height: 800 });
  for (const address of [`/transactions/${id}/edit`, `/orders/${order.id}/edit`]) {
    await page.goto(address);
    await button(page, RECORD).waitFor();
    await expect.poll(() => button(page, CLOSE).count()).toBe(2);
    await expectToFit(page, 375);
  }
  const reader = await browser.page({ language: 'en' });
  await signInAhead(reader, await accountWith(browser.server(), 'admin:transaction:get'));
  await openTransaction(reader, id);
  await refundOf(reader, warsawDay(new Date())).waitFor();
  expect(await button(reader, RECORD).count()).toBe(0);
});
