import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aFaqInput } from '../../api/src/testing/content/faq.ts';
import { anOrder, aSellingOffer, pay, reject, transactionOf } from './order-records.ts';
import { callApi } from './records.ts';
import { held } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('several payments are accepted at once, and one that cannot be says why', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const email = `bulk-${crypto.randomUUID()}@example.com`;
  const offer = await aSellingOffer(page, `Zbiorcza ${crypto.randomUUID().slice(0, 6)}`);
  const orders = [];
  for (const quantity of [1, 2, 3]) orders.push(await anOrder(page, offer, { email, quantity }));
  await page.goto(`/transactions?filters[userEmail][value]=${email}`);
  for (const order of orders)
    await page.getByRole('checkbox', { name: `Select Transaction ${transactionOf(order)}` }).check();
  const bar = page.getByRole('group', { name: 'Actions on the selection' });
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
  await screenshot(page, 'list-bulk-question');
  expectFailure(page, { address: '/accept', status: 409 });
  await question.getByRole('button', { name: 'Accept payments', exact: true }).click();
  await question.getByText('Succeeded: 2, failed: 1').waitFor();
  const results = await question.getByRole('listitem').allTextContents();
  expect([results[0], results[2]].every((line) => line?.endsWith('Done'))).toBe(true);
  expect(results[1]).toMatch(/The status of the transaction does not allow accepting it\.$/);
  await screenshot(page, 'list-bulk-result');
  const close = question.getByRole('button', { name: 'Close' }).last();
  await expect.poll(() => close.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('row').filter({ hasText: 'Cancelled' }).waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Paid' }).count()).toBe(2);
  expect(await bar.count()).toBe(0);
});

/** The transactions of new orders of one investor, in English, none chosen. */
async function aListOf(quantities: number[], screen: 'transactions' | 'orders' = 'transactions') {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const email = `bulk-${crypto.randomUUID()}@example.com`;
  const offer = await aSellingOffer(page, `Zbiorcza ${crypto.randomUUID().slice(0, 6)}`);
  const orders = [];
  for (const quantity of quantities) orders.push(await anOrder(page, offer, { email, quantity }));
  await page.goto(`/${screen}?filters[userEmail][value]=${email}`);
  await page.getByRole('checkbox', { name: `Select all on this page (${quantities.length})` }).waitFor();
  return { page, orders, all: page.getByRole('checkbox', { name: /^Select all on this page/ }) };
}

const bar = (page: Page) => page.getByRole('group', { name: 'Actions on the selection' });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

test('only rows on the screen are selected: none while the next ones are loading, and none that has left', async () => {
  const { page, orders, all } = await aListOf([1, 2]);
  const held = Promise.withResolvers<void>();
  const ordered = /\/admin\/transaction\?.*amount/;
  await page.route(
    (url) => ordered.test(url.href),
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect.poll(() => all.isDisabled()).toBe(true);
  held.resolve();
  await all.check();
  await bar(page).getByText('2 selected').waitFor();
  await page.getByRole('button', { name: /^Pending/ }).click();
  await all.check();
  if (orders[0]) await pay(page, orders[0]);
  await page.getByRole('button', { name: 'Reload' }).click();
  await bar(page).getByText('1 selected').waitFor();
});

test('several terms are extended for one reason, in 4 clicks; cancelling keeps what is selected', async () => {
  const { page, orders, all } = await aListOf([1, 2]);
  const top = async () => (await page.locator('tbody [role=row]').first().boundingBox())?.y;
  await untilQuiet(page);
  const before = await top();
  await all.check();
  await bar(page).getByText('2 selected').waitFor();
  expect(await top()).toBe(before);
  await expectAccessible(page);
  await screenshot(page, 'list-bulk-bar');
  await bar(page).getByRole('button', { name: 'Extend by 7 days' }).click();
  const question = page.getByRole('dialog', { name: /^Extend the due dates/ });
  expect(await question.getByRole('button', { name: 'Extend' }).isEnabled()).toBe(false);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await bar(page).getByText('2 selected').waitFor();
  await bar(page).getByRole('button', { name: 'Extend by 7 days' }).click();
  await question.getByLabel('Reason').fill('Transfer from abroad');
  await press(page, 'Extend');
  await question.getByText('Succeeded: 2, failed: 0').waitFor();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await bar(page).waitFor({ state: 'detached' });
  const [first] = orders;
  if (first) await page.goto(`/transactions/${transactionOf(first)}/edit`);
  await page.getByText('Transfer from abroad').waitFor();
});

test('paid orders are accepted at once, and those that wait for their payment are left out', async () => {
  const { page, orders, all } = await aListOf([1, 2, 3], 'orders');
  const [first, second] = orders;
  for (const order of [first, second]) if (order) await pay(page, order);
  await page.reload();
  await all.check();
  await bar(page).getByRole('button', { name: 'Accept orders' }).click();
  const question = page.getByRole('dialog', { name: 'Accept the selected orders (2)?' });
  await question.getByText('1 left out: this cannot be done with it now.').waitFor();
  await press(page, 'Accept');
  await question.getByText('Succeeded: 2, failed: 0').waitFor();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Completed' }).count()).toBe(2);
});

test('stopping leaves the rest undone and says so', async () => {
  const { page, all } = await aListOf([1, 2, 3]);
  await all.check();
  await bar(page).getByRole('button', { name: 'Accept payments' }).click();
  const question = page.getByRole('dialog', { name: /^Accept the selected payments/ });
  // The first one is held until the run was stopped.
  let go = () => {};
  const stopped = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith('/accept'),
    async (route) => {
      await stopped;
      await route.continue();
    },
  );
  await press(page, 'Accept');
  await question.getByRole('button', { name: 'Stop' }).click();
  go();
  await question.getByText('Succeeded: 1, failed: 0').waitFor();
  expect(await question.getByText('Not done').count()).toBe(2);
});

test('whoever leaves the list meanwhile leaves the rest undone', async () => {
  const { page, all } = await aListOf([1, 2]);
  await page.getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('heading', { name: 'FAQ', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Transactions', exact: true }).click();
  await all.check();
  await bar(page).getByRole('button', { name: 'Accept payments' }).click();
  const accepted: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/accept') && accepted.push(sent.url()));
  const letGo = await held(page, '**/accept');
  const first = page.waitForRequest('**/accept');
  await press(page, 'Accept');
  await first;
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const answer = page.waitForResponse('**/accept');
  letGo();
  await answer;
  await untilQuiet(page);
  expect(accepted).toHaveLength(1);
});

test('selected rows are exported in either format', async () => {
  const { page, orders } = await aListOf([1, 2, 3]);
  for (const order of orders.slice(0, 2))
    await page.getByRole('checkbox', { name: `Select Transaction ${transactionOf(order)}` }).check();
  for (const [format, name] of [
    ['Spreadsheet (XLSX)', 'transactions.xlsx'],
    ['Text (CSV)', 'transactions.csv'],
  ] as const) {
    await bar(page).getByRole('button', { name: 'Export selected' }).click();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().includes('/transaction/export')),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    const body = request.postDataJSON() as { ids: number[]; format: string };
    expect(body.ids.toSorted()).toEqual(orders.slice(0, 2).map(transactionOf).toSorted());
    expect(name).toContain(body.format);
    await page.getByRole('button', { name: 'Export', exact: true }).and(page.locator(':enabled')).waitFor();
  }
});

test('content is switched off and on again at once, and deleted at once', { tags: 'essential' }, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const word = `Zbiorcze ${crypto.randomUUID().slice(0, 6)}`;
  for (const number of [1, 2])
    await callApi(
      page,
      'POST',
      '/admin/faq',
      aFaqInput({ position: number, question: { pl: `${word} ${number}`, en: `${word} ${number}` } }),
    );
  await page.goto(`/faq?filters[question][value]=${word}`);
  const all = page.getByRole('checkbox', { name: 'Select all on this page (2)' });
  for (const [action, title, value] of [
    ['Deactivate', 'Deactivate the selected (2)?', 'No'],
    ['Activate', 'Activate the selected (2)?', 'Yes'],
  ] as const) {
    await all.check();
    await bar(page).getByRole('button', { name: action, exact: true }).click();
    const question = page.getByRole('dialog', { name: title });
    await press(page, action);
    await question.getByText('Succeeded: 2, failed: 0').waitFor();
    await question.getByRole('button', { name: 'Close' }).last().click();
    await expect
      .poll(() => page.getByRole('row').filter({ hasText: word }).filter({ hasText: value }).count())
      .toBe(2);
  }
  await all.check();
  await bar(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await press(page, 'Delete');
  await page.getByRole('dialog').getByText('Succeeded: 2, failed: 0').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('Nothing matches these filters').waitFor();
});
