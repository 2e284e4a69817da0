import type { SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aSeries, callApi } from './records.ts';
import { button, field } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, stopAtToday } from './support/browser.ts';

const browser = aBrowser();

const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
/** Password inputs have no role. */
const secret = (page: Page, name: string) => page.locator('input[type=password]').and(page.getByLabel(name));
const stored = (page: Page, id: number) => callApi<SeriesView>(page, 'GET', `/admin/share/series/${id}`);

test('SER-12 to SER-17 a new series starts with today, no shares, and online payments', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  const today = await stopAtToday(page);
  await signedIn(page, accounts.admin, '/series/create');
  await expect.poll(() => field(page, 'Available from').inputValue()).toBe(today);
  await expect.poll(() => field(page, 'Available to').inputValue()).toBe(today);
  await expect.poll(() => field(page, 'Share limit').inputValue()).toBe('0');
  await expect.poll(() => field(page, 'Price per share').inputValue()).toBe('PLN 0.00');
  await expect.poll(() => toggle(page, 'Accept online payments').isChecked()).toBe(true);
  await expect.poll(() => toggle(page, 'Use the default PayPal configuration').isChecked()).toBe(true);
});

test('SER-19 to SER-21 payment fields follow the switches, and a stored secret stays unless replaced', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await aSeries(page, 'Aspen');
  await page.goto(`/series/${id}/edit`);
  await toggle(page, 'Use the default PayPal configuration').uncheck();
  expectFailure(page, { address: `/admin/share/series/${id}`, status: 422 });
  await button(page, 'Save').click();
  await page.getByText('This value is required.').first().waitFor();
  await field(page, 'Client ID (sandbox)').fill('client');
  await secret(page, 'Client secret (sandbox)').fill('very secret');
  await button(page, 'Save').click();
  await page.getByText('Stored. Type a new value to change it.').waitFor();
  await expect.poll(() => secret(page, 'Client secret (sandbox)').inputValue()).toBe('••••••••');

  await field(page, 'Client ID (sandbox)').fill('client two');
  await page.getByText('Unsaved changes').waitFor();
  await button(page, 'Save').click();
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  const { payPalCredentials } = await stored(page, id);
  expect(payPalCredentials).toMatchObject({ sandboxClientId: 'client two', sandboxClientSecret: '••••••••' });

  await toggle(page, 'Accept online payments').uncheck();
  await field(page, 'Client ID (sandbox)').waitFor({ state: 'detached' });
  await toggle(page, 'Use the default PayPal configuration').waitFor({ state: 'detached' });
});

test('SER-13, CON-03 the first and last second of days, and exact grosze, are sent', async () => {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, accounts.admin);
  const { id } = await aSeries(page, 'Brzoza');
  await page.goto(`/series/${id}/edit`);
  await field(page, 'Cena udziału').fill('1234567,05');
  await field(page, 'Dostępna do').fill('2027-03-28');
  await field(page, 'Dostępna od').fill('2027-02-01');
  await button(page, 'Zapisz').click();
  await page.getByText('Seria zapisana').waitFor();
  await expect.poll(() => field(page, 'Cena udziału').inputValue()).toBe('1 234 567,05 zł');
  expect(await stored(page, id)).toMatchObject({
    pricePerShare: 1_234_567.05,
    availableFrom: '2027-02-01 00:00:00',
    availableTo: '2027-03-28 23:59:59',
  });
  await field(page, 'Dostępna do').fill('2027-01-01');
  await button(page, 'Zapisz').click();
  await page.getByText('Koniec dostępności nie może być przed początkiem.').waitFor();
});

test('CON-03 a price with a comma has the same value on the English screen, typed or pasted', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await aSeries(page, 'Larch');
  await page.goto(`/series/${id}/edit`);
  const price = field(page, 'Price per share');
  await price.selectText();
  await page.keyboard.type('1234,5');
  await expect.poll(() => price.inputValue()).toBe('PLN 1,234.5');
  await price.blur();
  await expect.poll(() => price.inputValue()).toBe('PLN 1,234.50');

  // The caret stays in place when the user types in the middle.
  await price.focus();
  await price.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.type('09');
  await expect.poll(() => price.inputValue()).toBe('PLN 109,234.50');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(() => price.inputValue()).toBe('PLN 1,234.50');

  await price.fill('1 234 567,89');
  await expect.poll(() => price.inputValue()).toBe('PLN 1,234,567.89');
  await button(page, 'Save').click();
  await page.getByText('Series saved').waitFor();
  expect(await stored(page, id)).toMatchObject({ pricePerShare: 1_234_567.89 });

  await price.fill('12,34.5');
  await expect.poll(() => price.inputValue()).toBe('12,34.5');
  await page.getByText('We cannot read this number. Write it like this: 1,234.50').waitFor();
  await button(page, 'Save').click();
  await expect.poll(() => price.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => price.inputValue()).toBe('12,34.5');
  expect(await stored(page, id)).toMatchObject({ pricePerShare: 1_234_567.89 });
});

test('SER-05, SER-06 removing asks, with the focus on cancel, and the list loads again', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await aSeries(page, 'Cypress');
  await aSeries(page, 'Cypress of the swamp');
  await page.goto('/series?filters[name][value]=Cypress');
  await button(page, 'Delete Cypress EN').click();
  const question = page.getByRole('dialog', { name: 'Delete “Cypress EN”?' });
  await question.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Cancel');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Delete Cypress EN',
  );
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Series deleted').waitFor();
  // The focus moves to the row that is at this place now, or to the heading when none is left.
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Delete Cypress of the swamp EN',
  );
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Delete “Cypress of the swamp EN”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('Nothing matches these filters').waitFor();
  await page.locator('h1:focus').waitFor();
});
