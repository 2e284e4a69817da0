import { addWarsawDays, formatInstant, fromWarsaw, warsawDay } from '@share/contract/shared/dates.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { failOnce } from './database-down.ts';
import { button, field } from './offer-records.ts';
import { dialogue, fact, pay, reject, said } from './order-records.ts';
import { callApi } from './records.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';
import { aTransaction, banner, openTransaction } from './transaction-records.ts';

const browser = aBrowser();

describe('one transaction', () => {
  test('TRX-07, TRX-08 shows the transaction, its investment and its investor', async () => {
    const { page, email, order, id } = await aTransaction(browser);
    await openTransaction(page, id);
    for (const [label, value] of [
      ['Status', 'Pending'],
      ['Amount', 'PLN 501.00'],
      ['Commission %', '0.00%'],
      ['Method', 'Bank transfer'],
      ['E-mail', email],
      ['Order', `order ${order.id}`],
    ] as const) {
      await expect.poll(() => fact(page, label).textContent()).toBe(value);
    }
    await expectAccessible(page);
    await fact(page, 'Investment').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Investment ${order.investmentId}` }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: `Transaction ${id}` }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  });

  test('is accepted, and then shows the next step', async () => {
    const { page, id } = await aTransaction(browser);
    await openTransaction(page, id);
    await button(page, 'Accept payment').click();
    await dialogue(page).getByRole('button', { name: 'Accept payment', exact: true }).click();
    await said(page, 'Payment accepted');
    await page.locator('h1:focus').waitFor();
    await expect.poll(() => fact(page, 'Status').textContent()).toBe('Paid');
    await page.getByText('The transaction completes when its order is accepted.').waitFor();
    expect(await button(page, 'Accept payment').count()).toBe(0);
    expect(await button(page, 'Extend').count()).toBe(0);
  });

  test('TRX-13 a refused accept shows the error box and the present state of the transaction', async () => {
    const { page, order, id } = await aTransaction(browser);
    expectFailure(page, { address: `/admin/transaction/${id}/accept`, status: 409 });
    await openTransaction(page, id);
    await pay(page, order);
    await button(page, 'Accept payment').click();
    await dialogue(page).getByRole('button', { name: 'Accept payment', exact: true }).click();
    await said(page, 'The payment could not be accepted');
    await banner(page, 'The status of the transaction does not allow accepting it.');
    await page.getByText('The payment is accepted.').waitFor();
  });

  test('ORD-27 a transfer that arrived after the order had ended is recorded, and is to be returned', async () => {
    const { page, order, id } = await aTransaction(browser);
    await reject(page, order);
    await page.goto(`/orders/${order.id}/edit`);
    await page.getByText('If the transfer arrived all the same, record it in “Payment”').waitFor();
    await button(page, 'Record a late transfer').click();
    await dialogue(page).getByRole('button', { name: 'Cancel' }).click();
    await openTransaction(page, id);
    await page.getByText('If a transfer arrived all the same, record it').waitFor();
    await button(page, 'Record a late transfer').click();
    await dialogue(page).getByText('The order is cancelled and stays cancelled.').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'transaction-late-transfer');
    const record = dialogue(page).getByRole('button', { name: 'Record a late transfer' });
    await failOnce(page, '/late-transfer');
    await record.click();
    await dialogue(page).getByRole('alert').waitFor();
    await record.click();
    await said(page, 'Late transfer recorded');
    await button(page, 'Record the refund').waitFor();
    await expect.poll(() => fact(page, 'Refund amount').textContent()).toBe('PLN 501.00');
    expect(await button(page, 'Record a late transfer').count()).toBe(0);
    await page.goto(`/orders/${order.id}/edit`);
    await page.getByText('The money arrived after the order had been cancelled').waitFor();
  });
});

describe('the due date', () => {
  /** Types the day in 40 days and returns the term as displayed. */
  async function typeLater(page: Page): Promise<string> {
    const [year, month, day] = warsawDay(addWarsawDays(new Date(), 40)).split('-');
    await field(page, 'New due date: until the end of').fill(`${day}.${month}.${year}`);
    await page.keyboard.press('Tab');
    return `${day}.${month}.${year} 23:59`;
  }

  test('TRX-10, TRX-20 is extended after asking, as Warsaw time', async () => {
    const { page, id } = await aTransaction(browser);
    await openTransaction(page, id);
    const until = await typeLater(page);
    const sent = page.waitForRequest('**/extend');
    await button(page, 'Extend').click();
    const question = page.getByRole('dialog', { name: `Extend the due date of transaction ${id}?` });
    await expect.poll(() => question.textContent()).toContain(`New due date${until}`);
    await question.getByRole('button', { name: 'Extend' }).click();
    const [day, month, year] = until.slice(0, 10).split('.');
    expect((await sent).postDataJSON()).toEqual({ waitUntil: `${year}-${month}-${day} 23:59:59` });
    await said(page, 'Due date extended');
    await expect.poll(() => fact(page, 'Payment due').textContent()).toBe(until);
  });

  test('is extended by seven days with three clicks', async () => {
    const { page, id } = await aTransaction(browser);
    await openTransaction(page, id);
    const due = await fact(page, 'Payment due').textContent();
    const [day, month, year, time] = (due ?? '').split(/[. ]/);
    const later = warsawDay(addWarsawDays(fromWarsaw(`${year}-${month}-${day} ${time}:00`), 7));
    await button(page, '+7 days').click();
    await button(page, 'Extend').click();
    await dialogue(page).getByRole('button', { name: 'Extend' }).click();
    await said(page, 'Due date extended');
    await expect
      .poll(() => fact(page, 'Payment due').textContent())
      .toBe(formatInstant(fromWarsaw(`${later} 23:59:59`)));
  });

  test('R7 the user who extends second sees the term of the first, and continues with the typed date', {
    tags: 'essential',
  }, async () => {
    const { page, id } = await aTransaction(browser);
    expectFailure(page, { address: `/admin/transaction/${id}/extend`, status: 412 });
    await openTransaction(page, id);
    const until = await typeLater(page);
    const ofTheFirst = new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10);
    await callApi(page, 'PUT', `/admin/transaction/${id}/extend`, { waitUntil: `${ofTheFirst} 12:00:00` });
    await button(page, 'Extend').click();
    await dialogue(page).getByRole('button', { name: 'Extend' }).click();
    await said(page, 'The due date could not be extended');
    await banner(page, 'Somebody changed this record before you saved it.');
    const [year, month, day] = ofTheFirst.split('-');
    await page.getByText(`Current due date: ${day}.${month}.${year} 12:00.`).waitFor();
    await button(page, 'Extend').click();
    await dialogue(page).getByText(until, { exact: true }).waitFor();
    await dialogue(page).getByRole('button', { name: 'Extend' }).click();
    await said(page, 'Due date extended');
    await expect.poll(() => fact(page, 'Payment due').textContent()).toBe(until);
  });

  test('ERR-45 cannot be extended to an earlier day, and the present term is not offered again', async () => {
    const { page, id } = await aTransaction(browser);
    expectFailure(page, { address: `/admin/transaction/${id}/extend`, status: 409 });
    await openTransaction(page, id);
    const term = field(page, 'New due date: until the end of');
    await expect.poll(() => term.inputValue()).toBe('');
    await button(page, 'Extend').click();
    await page.getByText('Enter the new due date.').waitFor();
    await term.fill(warsawDay(addWarsawDays(new Date(), 1)));
    await page.keyboard.press('Tab');
    await button(page, 'Extend').click();
    await dialogue(page).getByRole('button', { name: 'Extend' }).click();
    await said(page, 'The due date could not be extended');
    await banner(page, 'The due date cannot be extended to this date.');
  });

  test('a typed date is not lost silently', async () => {
    const { page, id } = await aTransaction(browser);
    await openTransaction(page, id);
    await typeLater(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await dialogue(page).getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  });

  test('a transaction whose term has passed cannot be accepted, and shows the reason', async () => {
    const { page, id } = await aTransaction(browser);
    await page.route(`**/api/admin/transaction/${id}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const meta = { ...body.data.meta, canAccept: false };
      await route.fulfill({
        response: answer,
        json: { ...body, data: { ...body.data, meta, waitUntil: '2026-01-01T11:00:00Z' } },
      });
    });
    await openTransaction(page, id);
    await page.getByText('The due date has passed').waitFor();
    await expect.poll(() => button(page, 'Accept payment').isDisabled()).toBe(true);
  });
});
