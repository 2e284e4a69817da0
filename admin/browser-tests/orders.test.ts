import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { button } from './offer-records.ts';
import { accept, anOrder, aSellingOffer, fact, pay, reject, said } from './order-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** Signed in as administrator and on that screen. */
async function adminAt(address: string, language: 'pl' | 'en' = 'en'): Promise<Page> {
  const page = await browser.page({ language });
  await signedIn(page, accounts.admin, address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const cells = (page: Page, column: number) =>
  page.locator(`[role=table][aria-busy=false] tbody tr td:nth-child(${column})`).allTextContents();

const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name });

/** Waits until the column shows exactly these texts. */
const columnShows = (page: Page, column: number, expected: string[]) =>
  page.waitForFunction(
    ([nth, texts]) => {
      const shown = document.querySelectorAll(`[role=table][aria-busy=false] tbody td:nth-child(${nth})`);
      return JSON.stringify([...shown].map((cell) => cell.textContent)) === JSON.stringify(texts);
    },
    [column, expected] as const,
  );

describe('the list', () => {
  const list = '/orders?filters[offer][value]=Listowa';
  let ids: number[];

  beforeAll(async () => {
    const page = await browser.page();
    await signInAhead(page, accounts.admin);
    const offer = await aSellingOffer(page, 'Listowa');
    const pending = await anOrder(page, offer, { quantity: 30, email: 'cecylia@example.com' });
    const paid = await anOrder(page, offer, { quantity: 10, email: 'barbara@example.com' });
    const completed = await anOrder(page, offer, { quantity: 20, email: 'adam@example.com' });
    const cancelled = await anOrder(page, offer, { quantity: 40, email: 'daniel@example.com' });
    await pay(page, paid);
    await pay(page, completed);
    await accept(page, completed);
    await reject(page, cancelled);
    ids = [pending, paid, completed, cancelled].map(({ id }) => id);
  });

  test('ORD-04, ORD-07, ORD-23 shows the data of each order, the newest first', {
    tags: 'essential',
  }, async () => {
    const page = await adminAt(list);
    await columnShows(page, 1, ids.toReversed().map(String));
    const headers = await page.getByRole('columnheader').allTextContents();
    expect(headers).toEqual([
      'No.',
      'Investor',
      'Offer',
      'Date',
      'Shares',
      'Status',
      'Payment due',
      'Amount',
      'Actions',
    ]);
    for (const date of await cells(page, 4)) expect(date).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    expect(await cells(page, 6)).toEqual([
      'Cancelledrejected by Alicja Administratorska',
      'Completed',
      'Paid',
      'Pending',
    ]);
    for (const due of await cells(page, 7)) expect(due).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    expect(await cells(page, 8)).toEqual(['PLN 10,020.00', 'PLN 5,010.00', 'PLN 2,505.00', 'PLN 7,515.00']);
    expect((await cells(page, 2))[0]).toBe('Zofia Zielińskadaniel@example.com');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('link', { name: 'Place an order' }).click();
    await page.getByRole('heading', { level: 1, name: 'New order' }).waitFor();
  });

  test('ORD-08 is filtered by status, with counts and sums; an order is found by e-mail and by the title of its transfer', async () => {
    const page = await adminAt(list);
    await tab(page, 'Paid 1').click();
    await columnShows(page, 5, ['10']);
    await page.getByText('1 · PLN 2,505.00').waitFor();
    await tab(page, 'All 4').click();
    await page.getByText('4 · PLN 15,030.00 (without cancelled ones)').waitFor();
    await page.getByRole('textbox', { name: 'Number, reference, person, offer, amount' }).fill('cecyl');
    await columnShows(page, 5, ['30']);
    await page.goto(list);
    await columnShows(page, 1, ids.toReversed().map(String));
    await page.keyboard.press('/');
    await page.keyboard.type(`Zamówienie nr ${ids[0]}`);
    await columnShows(page, 5, ['30']);
    await page.getByRole('link', { name: String(ids[0]), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Order ${ids[0]}` }).waitFor();
  });

  test('ORD-05, ORD-15, ORD-36, ERR-60 a completed order has a spreadsheet, on the list and on its screen', async () => {
    const page = await adminAt(list);
    const [, , completed] = ids;
    await columnShows(page, 1, ids.toReversed().map(String));
    const buttons = page.getByRole('button', { name: /^Download the spreadsheet/ });
    expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      `Download the spreadsheet of order ${completed}`,
    ]);
    const [file] = await Promise.all([page.waitForEvent('download'), buttons.click()]);
    expect(file.suggestedFilename()).toBe(`${completed}.xlsx`);

    await page.goto(`/orders/${completed}/edit`);
    const [again] = await Promise.all([page.waitForEvent('download'), buttons.click()]);
    expect(again.suggestedFilename()).toBe(`${completed}.xlsx`);
    expectFailure(page, { address: '/spreadsheet', status: 409 });
    const errors = [{ code: 'ORDER_MUST_BE_COMPLETED', path: null, message: 'No' }];
    await page.route('**/spreadsheet', (route) =>
      route.fulfill({ status: 409, json: { status: 409, data: null, errors } }),
    );
    await buttons.click();
    await page.getByRole('alert').getByText('The order must be completed').waitFor();
    await page.goto(`/orders/${ids[0]}/edit`);
    await button(page, 'Accept').waitFor();
    expect(await buttons.count()).toBe(0);
  });

  test('is accessible, in Polish', async () => {
    const page = await adminAt(list, 'pl');
    await page.getByRole('table').getByText('Oczekujące').waitFor();
    expect(await cells(page, 6)).toEqual([
      'Anulowaneodrzucone (Alicja Administratorska)',
      'Zrealizowane',
      'Opłacone',
      'Oczekujące',
    ]);
    expect((await cells(page, 8))[0]).toBe('10 020,00 zł');
    await expectAccessible(page);
    // Columns are stacked there.
    await page.setViewportSize({ width: 1200, height: 900 });
    await expectAccessible(page);
    await screenshot(page, 'orders-list-pl');
  });
});

describe('one order', () => {
  async function orderScreen(language: 'pl' | 'en' = 'en') {
    const page = await browser.page({ language });
    await signInAhead(page, accounts.admin);
    const offer = await aSellingOffer(page, `Poznańska ${crypto.randomUUID().slice(0, 6)}`);
    const order = await anOrder(page, offer);
    const open = () => page.goto(`/orders/${order.id}/edit`);
    return { page, offer, order, open };
  }

  test('ORD-09 to ORD-13 shows order, offer, investor and transactions', async () => {
    const { page, offer, order, open } = await orderScreen();
    await open();
    await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
    await expect.poll(() => fact(page, 'Status').textContent()).toBe('Pending');
    await expect.poll(() => fact(page, 'Shares').textContent()).toBe('2');
    await expect.poll(() => fact(page, 'Price per share').textContent()).toBe('PLN 250.50');
    await expect.poll(() => fact(page, 'Total amount').textContent()).toBe('PLN 501.00');
    await expect.poll(() => fact(page, 'Completed on').textContent()).toBe('–');
    await page.getByText(`Slug: ${offer.slug.en}`).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Zofia');
    await expect.poll(() => page.getByRole('textbox', { name: 'Postal code' }).inputValue()).toBe('00-950');
    const transactions = page.getByRole('table', { name: 'Transactions' });
    await expect
      .poll(() => transactions.getByRole('columnheader').allInnerTexts())
      .toEqual(['No.', 'Status', 'Order amount\nPayment', 'Commission\nCommission %', 'Date\nMethod']);
    await expect.poll(() => transactions.getByRole('cell').nth(3).innerText()).toBe('PLN 0.00\n0.00%');
    await page.getByRole('link', { name: offer.title.en }).first().click();
    await page.getByRole('heading', { level: 1, name: offer.title.en }).waitFor();
  });

  test('ORD-10 the completion date is green, the cancellation date red', async () => {
    const { page, offer, order, open } = await orderScreen();
    await pay(page, order);
    await accept(page, order);
    await open();
    const colourOf = (label: string) =>
      fact(page, label)
        .locator('span')
        .first()
        .evaluate((span) => span.style.color);
    expect(await colourOf('Completed on')).toBe('var(--mantine-color-green-text)');
    const other = await anOrder(page, offer);
    await reject(page, other);
    await page.goto(`/orders/${other.id}/edit`);
    await page.getByRole('heading', { level: 1, name: `Order ${other.id}` }).waitFor();
    expect(await colourOf('Cancelled on')).toBe('var(--mantine-color-red-text)');
  });

  test('ORD-20, ORD-22 rejecting asks, names the order, and shows the result', {
    tags: 'essential',
  }, async () => {
    const { page, order, open } = await orderScreen();
    await open();
    await button(page, 'Reject').click();
    const question = page.getByRole('dialog', { name: `Reject order ${order.id}?` });
    await expect
      .poll(() => question.textContent())
      .toContain('InvestorZofia Zielińskazofia@example.comAmountPLN 501.00');
    await question.getByRole('textbox').and(page.locator(':focus')).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => fact(page, 'Status').textContent()).toBe('Pending');
    await button(page, 'Reject').click();
    await question.getByRole('button', { name: 'Reject' }).click();
    await said(page, 'Order rejected');
    await page.locator('h1:focus').waitFor();
    await expect
      .poll(() => fact(page, 'Status').textContent())
      .toBe('Cancelledrejected by Alicja Administratorska');
    await page
      .getByText(
        /^The order was rejected on .* by Alicja Administratorska\. If the transfer arrived all the same/,
      )
      .waitFor();
    await page.getByText('The order is cancelled: it can no longer be changed or accepted.').waitFor();
    expect(await button(page, 'Reject').count()).toBe(0);
    expect(await button(page, 'Accept').count()).toBe(0);
    expect(await button(page, 'Save').count()).toBe(0);
  });
});
