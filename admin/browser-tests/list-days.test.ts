import { expect, test } from 'vitest';
import { searchOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, stopAtToday } from './support/browser.ts';

const browser = aBrowser();

test('days are filtered by one press on today, the last 7 days or this month', async () => {
  const page = await browser.page({ language: 'en' });
  const today = await stopAtToday(page);
  await signInAhead(page, accounts.admin);
  await page.goto('/orders');
  await page.getByRole('search').getByRole('button', { name: 'Date' }).click();
  await page.getByRole('button', { name: 'This month' }).click();
  await expect.poll(() => searchOf(page)).toContain(`filters[date][from]=${today.slice(0, 7)}-01`);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect.poll(() => searchOf(page)).toBe(`?filters[date][from]=${today}&filters[date][to]=${today}`);
  await expect
    .poll(() => page.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed'))
    .toBe('true');
});
