import { expect, test } from 'vitest';
import { searchOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, stopAtToday } from './support/browser.ts';

const browser = aBrowser();

test('days are filtered by one press on today, the last 7 days or this month', async () => {
  const page = await browser.page({ language: 'en' });
  await stopAtToday(page);
  await signInAhead(page, accounts.admin);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Date', exact: true }).click();
  await page.getByRole('button', { name: 'This month', exact: true }).click();
  await expect.poll(() => searchOf(page)).toBe('?filters[date][within]=month');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect.poll(() => searchOf(page)).toBe('?filters[date][within]=today');
  await expect
    .poll(() => page.getByRole('button', { name: 'Today', exact: true }).getAttribute('aria-pressed'))
    .toBe('true');
});

test('a range of days is chosen in one calendar, which marks today, or typed', async () => {
  const page = await browser.page({ language: 'en' });
  const today = await stopAtToday(page);
  await signInAhead(page, accounts.admin);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Date', exact: true }).click();
  const days = page.getByRole('dialog').getByRole('table');
  await expect.poll(() => days.count()).toBe(1);
  expect(await days.locator('[data-today]').textContent()).toBe(String(Number(today.slice(8))));
  await days.getByText('10', { exact: true }).click();
  await days.getByText('12', { exact: true }).click();
  const month = today.slice(0, 7);
  await expect
    .poll(() => searchOf(page))
    .toBe(`?filters[date][from]=${month}-10&filters[date][to]=${month}-12`);
  await page.getByLabel('Date: To').fill(`${month}-15`);
  await expect.poll(() => searchOf(page)).toContain(`filters[date][to]=${month}-15`);
});
