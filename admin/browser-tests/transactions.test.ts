import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { button } from './offer-records.ts';
import { anOrder, aSellingOffer, dialogue, fact, pay, reject, said, transactionOf } from './order-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** A pending transaction of 501 zł, whose payer has an e-mail of their own. */
async function aTransaction(language: 'pl' | 'en' = 'en') {
  const page = await browser.page({ language });
  await signedIn(page, accounts.admin, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const email = `payer-${crypto.randomUUID()}@example.com`;
  const offer = await aSellingOffer(page, `Morska ${crypto.randomUUID().slice(0, 6)}`);
  const order = await anOrder(page, offer, { email });
  const id = transactionOf(order);
  return { page, email, offer, order, id, inList: `/transactions?filters[userEmail][value]=${email}` };
}

const row = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByText(String(id), { exact: true }) });
const banner = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();

async function openDetail(page: Page, id: number): Promise<void> {
  await page.goto(`/transactions/${id}/edit`);
  await page.getByRole('heading', { level: 1, name: `Transaction ${id}` }).waitFor();
  await fact(page, 'Status').waitFor();
}

describe('the list', () => {
  test('TRX-03, TRX-05 shows payments, and in a popup what they belong to', async () => {
    const { page, email, order, id, inList, offer } = await aTransaction();
    await page.goto(inList);
    await row(page, id).waitFor();
    const cells = await row(page, id).getByRole('cell').allTextContents();
    expect(cells[1]).toBe(`Zofia Zielińska${email}`);
    expect(cells.slice(3, 7)).toEqual(['PLN 501.00', 'Pending', 'Investment', 'Bank transfer']);
    await button(page, `Show what transaction ${id} belongs to`).click();
    const popup = dialogue(page);
    expect(await popup.getByText(offer.title.en).count()).toBe(1);
    expect(await fact(page, 'Payment due').textContent()).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    expect(await fact(page, 'Shares').textContent()).toBe('2');
    await expectAccessible(page);
    await fact(page, 'Order').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
  });

  test('TRX-09, TRX-11, TRX-14 accepts after asking', async () => {
    const { page, email, id, inList } = await aTransaction();
    await page.goto(inList);
    await button(page, `Accept transaction ${id}`).click();
    const question = page.getByRole('dialog', { name: `Accept transaction ${id}?` });
    expect(await question.textContent()).toContain(`Zofia Zielińska (${email}). Amount: PLN 501.00`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button(page, `Accept transaction ${id}`).click();
    await question.getByRole('button', { name: 'Accept' }).click();
    await said(page, 'Transaction accepted');
    await row(page, id).getByText('Paid').waitFor();
    expect(await button(page, `Accept transaction ${id}`).count()).toBe(0);
  });

  test('TRX-13 a refused accept shows the error box, a toast, and the row as it is now', async () => {
    const { page, order, id, inList } = await aTransaction();
    expectFailure(page, { address: `/admin/transaction/${id}/accept`, status: 409 });
    await page.goto(inList);
    await row(page, id).waitFor();
    await reject(page, order);
    await button(page, `Accept transaction ${id}`).click();
    await dialogue(page).getByRole('button', { name: 'Accept' }).click();
    await said(page, 'The transaction could not be accepted');
    await banner(page, 'The status of the transaction does not allow accepting it.');
    await row(page, id).getByText('Cancelled').waitFor();
  });

  test('TRX-06 says when there is none', async () => {
    const { page } = await aTransaction();
    await page.route('**/api/admin/transaction?*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const pagination = { ...body.data.pagination, totalItems: 0, totalPages: 0 };
      await route.fulfill({
        response: answer,
        json: { ...body, data: { ...body.data, items: [], pagination } },
      });
    });
    await page.route('**/api/admin/transaction', (route) => route.fallback());
    await page.goto('/transactions?pagination[pageSize]=50');
    await page.getByText('No transactions found.').waitFor();
  });

  test('TRX-04 a deleted user has a warning and no link', async () => {
    const { page, email, id, inList } = await aTransaction();
    const client = new pg.Client({ connectionString: browser.server().databaseUrl });
    await client.connect();
    await client
      .query('UPDATE users SET deleted_at = now() WHERE email = $1', [email])
      .finally(() => client.end());
    await page.goto(inList);
    await row(page, id).getByRole('img', { name: 'User deleted' }).waitFor();
    expect(await row(page, id).getByRole('cell').nth(1).getByRole('link').count()).toBe(0);
  });

  test('is accessible, in Polish', async () => {
    const { page, id, inList } = await aTransaction('pl');
    await page.goto(inList);
    await row(page, id).getByText('Oczekująca').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'transactions-pl');
  });
});

describe('one transaction', () => {
  test('TRX-07, TRX-08 shows the transaction, what it belongs to and whose it is', async () => {
    const { page, email, order, id } = await aTransaction();
    await openDetail(page, id);
    for (const [label, value] of [
      ['Status', 'Pending'],
      ['Amount', 'PLN 501.00'],
      ['Commission %', '0.00%'],
      ['Method', 'Bank transfer'],
      ['E-mail', email],
      ['Order', String(order.id)],
    ] as const) {
      expect(await fact(page, label).textContent()).toBe(value);
    }
    await expectAccessible(page);
    await fact(page, 'Investment').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Investment ${order.investmentId}` }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  });

  test('is accepted, and says then what comes next', async () => {
    const { page, id } = await aTransaction();
    await openDetail(page, id);
    await button(page, 'Accept').click();
    await dialogue(page).getByRole('button', { name: 'Accept' }).click();
    await said(page, 'Transaction accepted');
    expect(await fact(page, 'Status').textContent()).toBe('Paid');
    await page.getByText('The transaction completes when its order is accepted.').waitFor();
    expect(await button(page, 'Accept').count()).toBe(0);
    expect(await button(page, 'Extend').count()).toBe(0);
  });

  test('TRX-13 a refused accept shows the error box and the transaction as it is now', async () => {
    const { page, order, id } = await aTransaction();
    expectFailure(page, { address: `/admin/transaction/${id}/accept`, status: 409 });
    await openDetail(page, id);
    await pay(page, order);
    await button(page, 'Accept').click();
    await dialogue(page).getByRole('button', { name: 'Accept' }).click();
    await said(page, 'The transaction could not be accepted');
    await banner(page, 'The status of the transaction does not allow accepting it.');
    await page.getByText('The payment is confirmed.').waitFor();
  });
});

describe('the payment term', () => {
  /** Picks the last day of the next month at 08:30 and answers how it is shown. */
  async function pickLater(page: Page): Promise<string> {
    await page.getByLabel('Wait for the payment until (Warsaw time)').click();
    const calendar = dialogue(page);
    await calendar.getByRole('button', { name: 'Next month' }).click();
    const day = calendar.locator('table button:not([data-outside])').last();
    const name = (await day.getAttribute('aria-label')) ?? '';
    await day.click();
    await calendar.getByLabel('Hour').fill('08');
    await calendar.getByLabel('Minutes').fill('30');
    await calendar.getByRole('button', { name: 'Confirm the time' }).click();
    const at = new Date(`${name} UTC`);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()} 08:30`;
  }

  test('TRX-10, TRX-20 is extended after asking, as Warsaw time', async () => {
    const { page, id } = await aTransaction();
    await openDetail(page, id);
    const until = await pickLater(page);
    const sent = page.waitForRequest('**/extend');
    await button(page, 'Extend').click();
    const question = page.getByRole('dialog', { name: `Extend the payment term of transaction ${id}?` });
    expect(await question.textContent()).toContain(`New term: ${until}.`);
    await question.getByRole('button', { name: 'Extend' }).click();
    const [day, month, year] = until.slice(0, 10).split('.');
    expect((await sent).postDataJSON()).toEqual({ waitUntil: `${year}-${month}-${day} 08:30:00` });
    await said(page, 'Payment term extended');
    expect(await fact(page, 'Payment due').textContent()).toBe(until);
  });

  test('its calendar is accessible', async () => {
    const { page, id } = await aTransaction();
    await openDetail(page, id);
    await page.getByLabel('Wait for the payment until (Warsaw time)').click();
    await dialogue(page).getByLabel('Minutes').focus();
    await expectAccessible(page);
  });

  test('ERR-45 cannot be extended to the present term', async () => {
    const { page, id } = await aTransaction();
    expectFailure(page, { address: `/admin/transaction/${id}/extend`, status: 409 });
    await openDetail(page, id);
    await button(page, 'Extend').click();
    await dialogue(page).getByRole('button', { name: 'Extend' }).click();
    await said(page, 'The payment term could not be extended');
    await banner(page, 'The waiting time cannot be extended to this date.');
  });

  test('a date that was picked is not lost silently', async () => {
    const { page, id } = await aTransaction();
    await openDetail(page, id);
    await pickLater(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await dialogue(page).getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  });

  test('a term that has passed keeps the transaction from being accepted, and says so', async () => {
    const { page, id } = await aTransaction();
    await page.route(`**/api/admin/transaction/${id}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const meta = { ...body.data.meta, canAccept: false };
      await route.fulfill({
        response: answer,
        json: { ...body, data: { ...body.data, meta, waitUntil: '2026-01-01T11:00:00Z' } },
      });
    });
    await openDetail(page, id);
    await page.getByText('The payment term has passed').waitFor();
    expect(await button(page, 'Accept').isDisabled()).toBe(true);
  });
});

describe('permissions', () => {
  async function openWith(id: number, ...keys: PermissionKey[]): Promise<Page> {
    const page = await browser.page({ language: 'en' });
    await signedIn(page, await accountWith(browser.server(), ...keys));
    await openDetail(page, id);
    return page;
  }

  test('who may only look finds neither accept nor extend, nor links', async () => {
    const { id } = await aTransaction();
    const page = await openWith(id, 'admin:transaction:get', 'admin:transaction:list');
    for (const name of ['Accept', 'Extend']) expect(await button(page, name).count()).toBe(0);
    expect((await page.locator('main a').allTextContents()).map((text) => text.trim())).toEqual(['Back']);
    await page.goto('/transactions');
    await row(page, id).waitFor();
    expect(await page.getByRole('button', { name: /^Accept transaction/ }).count()).toBe(0);
  });

  test('who may extend but not accept does just that', async () => {
    const { id } = await aTransaction();
    const page = await openWith(id, 'admin:transaction:get', 'admin:transaction:extend');
    await button(page, 'Extend').waitFor();
    expect(await button(page, 'Accept').count()).toBe(0);
  });
});
