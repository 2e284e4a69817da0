import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { anOrder, aSellingOffer } from './order-records.ts';
import { aUser } from './people-records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const areas = ['/offers', '/series', '/agreements', '/orders', '/transactions', '/investments'];
const listsOfPeople = ['/users', '/staff-accounts', '/roles', '/permission', '/journal', '/emails'];

/** How far the table scrolls sideways, and all its texts. */
const shown = (page: Page) =>
  page.locator('[role=table][aria-busy=false]').evaluate((table) => {
    const frame = table.parentElement as HTMLElement;
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return { sideways: frame.scrollWidth - frame.clientWidth, texts: texts.toSorted() };
  });

/** The height of most rows. */
const usualHeight = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => {
    const heights = rows.map((row) => row.getBoundingClientRect().height).toSorted((a, b) => a - b);
    return heights[Math.floor(heights.length / 2)] ?? 0;
  });

describe('beside the open side menu on a small laptop', () => {
  test.each(['pl', 'en'] as const)(
    'every list shows all of its columns without scrolling: %s',
    async (language) => {
      const page = await browser.page({ language });
      await signInAhead(page, accounts.admin);
      const offer = await aSellingOffer(page, 'Rewitalizacja Kamienicy przy Piotrkowskiej', {
        series: { pricePerShare: 1_234_567.89 },
      });
      await anOrder(page, offer, { quantity: 1, email: 'katarzyna.wisniewska@przedsiebiorstwo.example.com' });
      for (const area of [...areas, ...listsOfPeople]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(area);
        await page.locator('[role=table][aria-busy=false] tbody tr').first().waitFor();
        const wide = await shown(page);
        await page.setViewportSize({ width: 992, height: 900 });
        await expect.poll(() => shown(page).then(({ sideways }) => [area, sideways])).toEqual([area, 0]);
        const { texts } = await shown(page);
        expect([area, wide.texts.filter((text) => !texts.includes(text))]).toEqual([area, []]);
        await expect.poll(async () => [area, (await usualHeight(page)) <= 48]).toEqual([area, true]);
      }
    },
  );

  test('stacked columns can be sorted, and e-mail addresses wrap before their @', async () => {
    const page = await browser.page({ language: 'en', width: 992 });
    await signedIn(page, accounts.admin, '/orders');
    const header = page.getByRole('columnheader', { name: 'Amount' });
    await expect.poll(() => header.innerText()).toBe('Amount\nDate');
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await expectAccessible(page);
    const sorting = header.locator('[aria-current]');
    await expect.poll(() => sorting.innerText()).toBe('Date');
    await header.getByRole('button', { name: 'Amount' }).click();
    await header.and(page.locator('[aria-sort=ascending]')).waitFor();
    await expect.poll(() => sorting.innerText()).toBe('Amount');
    // The rows in the new order have other addresses.
    await page.locator('[role=table][aria-busy=false]').waitFor();
    const lines = await page.locator('td wbr').evaluateAll((breaks) =>
      breaks.map((one) => {
        const range = document.createRange();
        range.selectNode(one.previousSibling as Node);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });
});

test('very long words push no column out of sight and make no page scroll sideways', async () => {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, 'Niekończącysiętytuł'.repeat(10), {
    slug: { pl: 'a'.repeat(200), en: 'b' },
  });
  const order = await anOrder(page, offer, {
    firstName: 'x'.repeat(100),
    email: `${'y'.repeat(60)}@example.com`,
  });
  for (const area of areas) {
    await page.goto(area);
    await expect.poll(() => shown(page).then(({ sideways }) => [area, sideways])).toEqual([area, 0]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  for (const record of [`/orders/${order.id}/edit`, `/investments/${order.investmentId}/edit`]) {
    await page.goto(record);
    await page.getByText('Niekończącysiętytuł').last().waitFor();
    await expectToFit(page, 375);
  }
});

test('the head of a table that scrolls sideways covers none of its rows', async () => {
  const page = await browser.page({ width: 992 });
  await signInAhead(page, accounts.admin);
  await aUser(page, {
    firstName: 'x'.repeat(100),
    lastName: 'y'.repeat(100),
    email: `${'z'.repeat(60)}@example.com`,
  });
  await page.goto('/users');
  await expect.poll(() => shown(page).then(({ sideways }) => sideways)).toBeGreaterThan(0);
  const edge = (selector: string) => page.locator(selector).first().boundingBox();
  const [head, row] = [await edge('thead'), await edge('tbody tr')];
  expect(row?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});
