import pg from 'pg';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { button } from './offer-records.ts';
import { dialogue, fact, reject, said } from './order-records.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';
import { aTransaction, banner, row } from './transaction-records.ts';

const browser = aBrowser();

/** Somebody returns to the tab of the page after a while: lists are read again. */
async function comesBack(page: Page): Promise<void> {
  await page.clock.fastForward(10_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await untilQuiet(page);
}

describe('the list', () => {
  test('TRX-03, TRX-05 shows payments, and their origin in a popup', async () => {
    const { page, email, order, id, inList, offer } = await aTransaction(browser);
    await page.goto(inList);
    await row(page, id).waitFor();
    const cells = await row(page, id).getByRole('cell').allTextContents();
    expect(cells[1]).toBe(`${order.id}Zamówienie nr ${order.id}`);
    expect(cells[2]).toBe(`Zofia Zielińska${email}`);
    // The term stands below the date, and the method below the type.
    expect(cells[3]).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d\d\d\.\d\d\.\d{4}$/);
    expect(cells.slice(4, 7)).toEqual(['PLN 501.00', 'Pending', 'InvestmentBank transfer']);
    await button(page, `Show related records: transaction ${id}`).click();
    const popup = dialogue(page);
    await popup.getByText(offer.title.en).waitFor();
    await expect.poll(() => fact(page, 'Payment due').textContent()).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    await expect.poll(() => fact(page, 'Shares').textContent()).toBe('2');
    const links = popup.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      `/orders/${order.id}/edit`,
      `/investments/${order.investmentId}/edit`,
      `/offers/${offer.id}/edit`,
    ]);
    await fact(page, 'Order').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
  });

  test('TRX-09, TRX-11, TRX-14 accepts after asking', { tags: 'essential' }, async () => {
    const { page, email, order, id } = await aTransaction(browser);
    await page.goto(`/transactions?filters[order][value]=Zamówienie nr ${order.id}`);
    await button(page, `Accept payment: transaction ${id}`).click();
    const question = page.getByRole('dialog', { name: `Accept the payment (transaction no. ${id})?` });
    await expect
      .poll(() => question.locator('dd').allTextContents())
      .toEqual([`Zofia Zielińska${email}`, 'PLN 501.00', `No. ${order.id}`, `Zamówienie nr ${order.id}`]);
    await screenshot(page, 'transaction-accept-question');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button(page, `Accept payment: transaction ${id}`).click();
    await question.getByRole('button', { name: 'Accept payment', exact: true }).click();
    await said(page, 'Payment accepted');
    await row(page, id).getByText('Paid').waitFor();
    await row(page, id).locator(':focus').waitFor();
    expect(await button(page, `Accept payment: transaction ${id}`).count()).toBe(0);
  });

  test('TRX-13 a refused accept shows the error box, a toast, and the present state of the row', {
    tags: 'essential',
  }, async () => {
    const { page, order, id, inList } = await aTransaction(browser);
    expectFailure(page, { address: `/admin/transaction/${id}/accept`, status: 409 });
    await page.goto(inList);
    await row(page, id).waitFor();
    await reject(page, order);
    await button(page, `Accept payment: transaction ${id}`).click();
    await dialogue(page).getByRole('button', { name: 'Accept payment', exact: true }).click();
    await said(page, 'The payment could not be accepted');
    await banner(page, 'The status of the transaction does not allow accepting it.');
    await row(page, id).getByText('Cancelled').waitFor();
  });

  test('TRX-10 a new term that is being typed stays, although its payment has left the list meanwhile', async () => {
    const { page, order, id, inList } = await aTransaction(browser);
    await page.clock.install();
    await page.goto(`${inList}&filters[status][value]=new`);
    await button(page, `Show related records: transaction ${id}`).click();
    await button(page, 'Extend the due date').click();
    const question = page.getByRole('dialog', { name: `Extend the due date of transaction ${id}?` });
    await question.getByRole('textbox', { name: 'Reason' }).fill('Pays on Monday');
    await reject(page, order);
    await comesBack(page);
    expect(await question.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Pays on Monday');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await comesBack(page);
    await row(page, id).waitFor({ state: 'detached' });
  });

  test('TRX-04 a deleted user has a warning and no link', async () => {
    const { page, email, id, inList } = await aTransaction(browser);
    const client = new pg.Client({ connectionString: browser.server().databaseUrl });
    await client.connect();
    await client
      .query('UPDATE users SET deleted_at = now() WHERE email = $1', [email])
      .finally(() => client.end());
    await page.goto(inList);
    await row(page, id).getByRole('img', { name: 'User deleted' }).waitFor();
    expect(await row(page, id).getByRole('cell').nth(2).getByRole('link').count()).toBe(0);
  });
});
