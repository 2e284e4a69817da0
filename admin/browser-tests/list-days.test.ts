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

test('CON-07 a day that cannot be read is refused at its field, and the days from before stay', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/orders?filters[date][from]=2020-01-01');
  await page.getByRole('button', { name: /^Change filter Date/ }).click();
  const from = page.getByRole('textbox', { name: 'Date: From' });
  await from.fill('31.02.2026');
  await page.getByRole('textbox', { name: 'Date: To' }).focus();
  await expect.poll(() => from.getAttribute('aria-invalid')).toBe('true');
  expect(await from.inputValue()).toBe('31.02.2026');
  await page.getByText('We cannot read this date. Write it like this: 2026-11-24').waitFor();
  expect(searchOf(page)).toBe('?filters[date][from]=2020-01-01');
  await from.fill('1.3.2026');
  await expect.poll(() => searchOf(page)).toBe('?filters[date][from]=2026-03-01');
  await expect.poll(() => from.getAttribute('aria-invalid')).toBe(null);
  await page.getByRole('textbox', { name: 'Date: To' }).focus();
  await expect.poll(() => from.inputValue()).toBe('2026-03-01');
});
