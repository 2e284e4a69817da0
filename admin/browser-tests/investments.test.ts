import type { InvestmentView } from '@share/contract/areas/investments/investments.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import pg from 'pg';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { button } from './offer-records.ts';
import { accept, anOrder, aSellingOffer, dialogue, fact, pay, reject } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshots } from './support/screenshot.ts';

const browser = aBrowser();

/** 12 shares from a completed order, beside a cancelled and a pending one. */
async function anInvestment(language: 'pl' | 'en' = 'en') {
  const page = await browser.page({ language });
  await signInAhead(page, accounts.admin);
  const email = `holder-${crypto.randomUUID()}@example.com`;
  const offer = await aSellingOffer(page, `Lesna ${crypto.randomUUID().slice(0, 6)}`);
  const [completed, cancelled, pending] = [
    await anOrder(page, offer, { email, quantity: 12 }),
    await anOrder(page, offer, { email, quantity: 1 }),
    await anOrder(page, offer, { email, quantity: 2 }),
  ];
  await pay(page, completed);
  await accept(page, completed);
  await reject(page, cancelled);
  const id = completed.investmentId;
  return { page, email, offer, id, completed, pending };
}

async function openDetail(page: Page, id: number): Promise<void> {
  await page.goto(`/investments/${id}/edit`);
  await page.getByRole('heading', { level: 1, name: `Investment ${id}` }).waitFor();
  await fact(page, 'Invested amount').waitFor();
}

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
/** The columns, side by side or below each other. */
const headsOf = async (page: Page, name: string) =>
  (await table(page, name).getByRole('columnheader').allInnerTexts())
    .flatMap((heads) => heads.trim().split(/\s*\n\s*/))
    .toSorted();
const orderHeads = [
  'Actions',
  'Amount',
  'Cancelled',
  'Completed',
  'Date',
  'No.',
  'Price per share',
  'Shares',
  'Status',
  'Transaction',
  'Transaction status',
];
const transactionHeads = [
  'Amount',
  'Amount without commission',
  'Cancelled',
  'Commission',
  'Commission %',
  'Completed',
  'Date',
  'Method',
  'No.',
  'Payment due',
  'Status',
  'Type',
];
const rowCount = (page: Page, name: string) => table(page, name).locator('tbody').getByRole('row').count();

test('INV-03 to INV-08 the list shows investors and shares, and has no edit action', async () => {
  const { page, email, offer, id } = await anInvestment();
  await page.goto(`/investments?filters[userEmail][value]=${email}`);
  await page.getByText('1–1 of 1').waitFor();
  // The columns may come after the number of rows.
  await expect
    .poll(() => page.getByRole('columnheader').allTextContents())
    .toEqual(['No.', 'Investor', 'Pending orders', 'Invested amount', 'Shares', 'Offer', 'Actions']);
  const cells = page.locator('tbody').getByRole('cell');
  await expect
    .poll(async () => (await cells.allTextContents()).slice(0, 6))
    .toEqual([String(id), `Zofia Zielińska${email}`, 'Yes', 'PLN 3,006.00', '12', offer.title.en]);
  const buttons = await page
    .locator('main')
    .getByRole('button', { name: /delete|edit|add/i })
    .count();
  expect(buttons).toBe(0);
  await page.getByRole('link', { name: `View Investment ${id}` }).click();
  await page.getByRole('heading', { level: 1, name: `Investment ${id}` }).waitFor();
});

describe('one investment', () => {
  test('INV-09 to INV-12 shows its totals, offer, investor and shares, ten to a page', {
    tags: 'essential',
  }, async () => {
    const { page, email, offer, id } = await anInvestment();
    await openDetail(page, id);
    await expect.poll(() => fact(page, 'Pending orders').textContent()).toBe('Yes');
    await expect.poll(() => fact(page, 'Shares').textContent()).toBe('12');
    await expect.poll(() => fact(page, 'Invested amount').textContent()).toBe('PLN 3,006.00');
    await expect.poll(() => fact(page, 'E-mail').textContent()).toBe(email);
    await page.getByText(`Slug: ${offer.slug.en}`).waitFor();
    await page.locator('summary', { hasText: '1–12 (12)' }).click();
    await expect.poll(() => rowCount(page, 'Shares')).toBe(10);
    const first = table(page, 'Shares').locator('tbody').getByRole('row').first();
    await expect
      .poll(async () => (await first.getByRole('cell').allTextContents()).slice(1, 4))
      .toEqual([`Apartments - ${offer.title.en}`, '1', 'PLN 250.50']);
    await page.getByText('1–10 of 12').waitFor();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByText('11–12 of 12').waitFor();
    await expect.poll(() => rowCount(page, 'Shares')).toBe(2);
  });

  test('INV-14, INV-15 shows orders with the data of their investor, and payments', async () => {
    const { page, id, completed, pending } = await anInvestment();
    await openDetail(page, id);
    await expect.poll(() => rowCount(page, 'Orders')).toBe(3);
    await expect.poll(() => rowCount(page, 'Investment transactions')).toBe(3);
    await expect.poll(() => headsOf(page, 'Orders')).toEqual(orderHeads);
    const orders = await table(page, 'Orders').locator('tbody').innerText();
    for (const word of ['Completed', 'Cancelled', 'Pending']) expect(orders).toContain(word);
    await expect.poll(() => headsOf(page, 'Investment transactions')).toEqual(transactionHeads);
    await page.getByText('No dividends have been paid out on this investment yet.').waitFor();
    await button(page, `Show the investor data of order ${pending.id}`).click();
    await expect.poll(() => dialogue(page).innerText()).toContain('00-950');
    await expectAccessible(page);
    await dialogue(page).getByRole('button', { name: 'Close' }).click();
    await table(page, 'Orders')
      .getByRole('link', { name: String(completed.id), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: `Order ${completed.id}` }).waitFor();
  });

  test('with ten orders is at most 3,500 px high at 992 px, and shows the same columns', async () => {
    const page = await browser.staff({ width: 992 });
    const offer = await aSellingOffer(page, `Długa ${unique()}`);
    const email = `ten-${unique()}@example.com`;
    const orders: OrderView[] = [];
    for (let nth = 0; nth < 10; nth += 1) orders.push(await anOrder(page, offer, { email, quantity: 1 }));
    const [first, second] = orders;
    if (!first || !second) throw new Error('no orders');
    await pay(page, first);
    await accept(page, first);
    await reject(page, second);
    await openDetail(page, first.investmentId);
    await untilQuiet(page);
    await expect.poll(() => headsOf(page, 'Orders')).toEqual(orderHeads);
    await expect.poll(() => headsOf(page, 'Investment transactions')).toEqual(transactionHeads);
    await expectToFit(page, 992);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_500);
    await screenshots(page, 'investment-of-ten');
  });

  test('INV-05, INV-11 a user whose account was deleted is marked, here and in the list, and not linked', async () => {
    const { page, email, id } = await anInvestment();
    const client = new pg.Client({ connectionString: browser.server().databaseUrl });
    await client.connect();
    await client
      .query('UPDATE users SET deleted_at = now() WHERE email = $1', [email])
      .finally(() => client.end());
    await openDetail(page, id);
    await fact(page, 'Account').getByRole('img', { name: 'User deleted' }).waitFor();
    await page.goto(`/investments?filters[userEmail][value]=${email}`);
    const investor = page.getByRole('cell').filter({ hasText: email });
    await investor.getByRole('img', { name: 'User deleted' }).hover();
    await page.getByRole('tooltip', { name: 'User deleted' }).waitFor();
    expect(await investor.getByRole('link').count()).toBe(0);
  });

  test('INV-13 shows dividends in a separate table', async () => {
    const { page } = await anInvestment();
    const client = new pg.Client({ connectionString: browser.server().databaseUrl });
    await client.connect();
    const { rows } = await client
      .query<{ id: number }>("SELECT investment_id AS id FROM transactions WHERE type = 'dividend' LIMIT 1")
      .finally(() => client.end());
    const id = rows[0]?.id ?? 0;
    const { transactions } = await callApi<InvestmentView>(page, 'GET', `/admin/investment/${id}`);
    await openDetail(page, id);
    await expect.poll(() => rowCount(page, 'Dividends')).toBe(Math.min(10, transactions.dividend.length));
    await expect.poll(() => table(page, 'Dividends').locator('tbody').innerText()).toContain('Dividend');
  });
});
