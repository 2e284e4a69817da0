import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { searchOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function aList(path: string): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto(path);
  await page.locator('tbody [role=row]:not([aria-hidden])').first().waitFor();
  return page;
}

const filter = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const popover = (page: Page) => page.getByRole('dialog');

test('one button opens any filter, and the chip of a filter opens it again', async () => {
  const page = await aList('/orders');
  await filter(page).click();
  await expect
    .poll(() => popover(page).getByRole('button').allTextContents())
    .toEqual([
      'Order number',
      "Investor's e-mail",
      'User number',
      'Offer',
      'To do',
      'Reason for cancelling',
      'Refund',
      'Date',
      'Payment due',
      'Shares',
      'Amount',
    ]);
  await expectAccessible(page);
  await popover(page).getByRole('button', { name: 'Refund' }).click();
  await popover(page).getByRole('button', { name: 'Refund due' }).click();
  await popover(page).waitFor({ state: 'detached' });
  await expect.poll(() => searchOf(page)).toBe('?filters[refund][value]=due');
  await page.getByRole('button', { name: 'Change filter Refund: Refund due' }).click();
  await screenshot(page, 'list-filter-chip');
  await popover(page).getByRole('button', { name: 'Refunded' }).click();
  await expect.poll(() => searchOf(page)).toBe('?filters[refund][value]=returned');
  await page.getByRole('button', { name: /^Change filter Refund/ }).click();
  await popover(page).getByRole('button', { name: 'Any' }).click();
  await expect.poll(() => searchOf(page)).toBe('');
});

test('the chip of a range groups its thousands as Polish does, so that the line does not break inside a number', async () => {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, accounts.admin);
  await page.goto('/series?filters[pricePerShare][from]=1000&filters[pricePerShare][to]=25000');
  const chip = page.getByRole('button', { name: /^Zmień filtr Cena udziału/ });
  await expect.poll(() => chip.textContent()).toBe('Cena udziału: od 1\u00a0000 do 25\u00a0000');
});

test('a filter is opened and set by keyboard alone', async () => {
  const page = await aList('/series');
  await filter(page).focus();
  await page.keyboard.press('Enter');
  await popover(page).getByRole('button', { name: 'Share limit' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByLabel('Share limit: From').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => searchOf(page)).toBe('?filters[limit][from]=1');
  await page.keyboard.press('Escape');
  await filter(page).and(page.locator(':focus')).waitFor();
});

test('neither filters nor sorting move the table, whatever the width of the window', async () => {
  const page = await aList('/orders');
  const top = async () => (await page.locator('thead').first().boundingBox())?.y;
  for (const width of [1440, 992, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/orders');
    await page.locator('[role=table][aria-busy=false]').waitFor();
    await untilQuiet(page);
    const before = await top();
    await page.goto(
      '/orders?filters[quantity][from]=1&filters[amount][from]=1&filters[date][from]=2020-01-01&filters[waitUntil][from]=2020-01-01&order[amount][column]=amount&order[amount][direction]=ASC',
    );
    await page.getByRole('button', { name: /^Remove filter Amount/ }).waitFor();
    await page.locator('[role=table][aria-busy=false]').waitFor();
    await untilQuiet(page);
    expect([width, await top()]).toEqual([width, before]);
  }
});

test.each(['/orders', '/transactions', '/faq'])(
  'nothing that is pressed in the list %s is below 24 pixels',
  async (path) => {
    const page = await aList(path);
    const small = await page.locator('main :is(button, input)').evaluateAll((controls) =>
      controls
        // The room around a box belongs to it.
        .map((control) => [control, (control.closest('label') ?? control).getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 24)
        .map(([control]) => control.getAttribute('aria-label') ?? control.textContent),
    );
    expect(small).toEqual([]);
  },
);
