import type { getHome, HomeCard } from '@share/contract/areas/home/home.endpoints.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { accountWith } from './limited-account.ts';
import { anOrder, aSellingOffer, pay } from './order-records.ts';
import { callApi } from './records.ts';
import { expectToFit, pathOf, searchOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot, screenshots } from './support/screenshot.ts';
import { smallTargets } from './support/targets.ts';

const browser = aBrowser();

type Home = z.infer<typeof getHome.answer>;

/** Home as the server answers, changed. */
const homeWith = (page: Page, change: (home: Home) => Home) =>
  page.route('**/api/admin/home', async (route) => {
    const answer = await route.fetch();
    const { data, ...body } = (await answer.json()) as { data: Home };
    await route.fulfill({ response: answer, json: { ...body, data: change(data) } });
  });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('RTE-05 home shows what waits, with number and sum, and leads to each record and to all of them', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, 'Pulpitowa');
  const toAccept = async () => {
    const { cards } = await callApi<Home>(page, 'GET', '/admin/home');
    const { rows = 0, amount } = cards.find(({ name }) => name === 'paymentsToAccept') ?? {};
    return { rows, sum: `${rows} · ${formatMoney(amount ?? 0, 'en')}` };
  };
  const before = await toAccept();
  const order = await anOrder(page, offer, { quantity: 2, email: 'waiting@example.com' });
  const { rows, sum } = await toAccept();
  expect(rows).toBe(before.rows + 1);
  await page.goto('/');
  const payments = card(page, 'Payments to accept');
  await payments.getByText(sum, { exact: true }).waitFor();
  await card(page, 'Open offers').getByRole('link').nth(7).waitFor();
  await expect.poll(() => card(page, 'Sold per week').getByRole('row').count()).toBe(13);
  await screenshot(page, 'home');
  await payments.getByRole('link', { name: 'Show all' }).click();
  await page.locator('[data-summary]', { hasText: sum }).waitFor();
  expect([pathOf(page), searchOf(page)]).toEqual(['/transactions', '?filters[waits][value]=toAccept']);
  await pay(page, order);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await card(page, 'Payments to accept')
    .getByText(new RegExp(`^${before.rows} · `))
    .waitFor();
  const paid = card(page, 'Paid orders to accept');
  await paid.getByRole('listitem').filter({ hasText: 'PLN 501.00' }).click();
  await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
});

test.each([1, 3, 8])(
  'what was sold stands beside %d cards from 1400 px on, and below them on narrower screens',
  async (cards) => {
    const page = await browser.staff({ width: 1440, height: 900 });
    await homeWith(page, (home) => {
      const like = home.cards.find(({ rows }) => rows > 0) ?? home.cards[0];
      return {
        ...home,
        cards: home.cards.slice(0, cards).map(({ name }) => ({ ...like, name }) as HomeCard),
      };
    });
    await page.goto('/');
    await expect.poll(() => page.getByRole('link', { name: 'Show all' }).count()).toBe(cards);
    const edges = async () => {
      const all = page.getByRole('region').filter({ has: page.getByRole('link', { name: 'Show all' }) });
      const boxes = await Promise.all((await all.all()).map((one) => one.boundingBox()));
      const sales = await card(page, 'Open offers').boundingBox();
      return {
        right: Math.max(...boxes.map((box) => (box ? box.x + box.width : 0))),
        bottom: Math.max(...boxes.map((box) => (box ? box.y + box.height : 0))),
        sales: { x: sales?.x ?? 0, y: sales?.y ?? 0 },
      };
    };
    const wide = await edges();
    expect(wide.sales.x).toBeGreaterThan(wide.right);
    expect(wide.sales.y).toBeLessThan(wide.bottom);
    await screenshots(page, `home-${cards}-cards`);
    await page.setViewportSize({ width: 1366, height: 900 });
    await expect.poll(async () => (await edges()).sales.y - (await edges()).bottom).toBeGreaterThan(0);
    await screenshot(page, `home-${cards}-cards-1366`);
  },
);

test('on a phone home fits, and everything on it is at least 40 px to press', async () => {
  const page = await browser.staff({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Show all' }).first().waitFor();
  await untilQuiet(page);
  await expectToFit(page, 375);
  expect(await smallTargets(page)).toEqual([]);
});

test('a card that names no records draws no list', async () => {
  const page = await browser.staff();
  await homeWith(page, (home) => ({
    ...home,
    cards: home.cards.map((one) => (one.name === 'languagesIncomplete' ? { ...one, rows: 3 } : one)),
  }));
  await page.goto('/');
  const languages = card(page, 'Content without an up-to-date translation');
  await languages.getByRole('link', { name: 'Show all' }).waitFor();
  expect(await page.locator('main ul:not(:has(li))').count()).toBe(0);
  await languages.getByRole('link', { name: 'Show all' }).click();
  await page.getByRole('heading', { level: 1, name: 'Languages' }).waitFor();
});

test('RTE-05 each card leads to a list with exactly the rows that it counts', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/');
  await page.getByRole('link', { name: 'Show all' }).first().waitFor();
  const counted = await page
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: 'Show all' }) })
    .locator('h2')
    .evaluateAll((titles) =>
      titles.map((title) => ({
        name: title.textContent ?? '',
        rows: title.nextElementSibling?.textContent?.split(' · ')[0],
      })),
    );
  expect(counted.map(({ name }) => name)).toEqual(expect.arrayContaining(['Payments to accept']));
  for (const { name, rows } of counted) {
    // Which records lack a language is said by kind, not in one list.
    if (name === 'Content without an up-to-date translation') continue;
    await card(page, name).getByRole('link', { name: 'Show all' }).click();
    await page.locator('[data-summary]').waitFor();
    await expect
      .poll(async () => (await page.locator('[data-summary]').textContent())?.split(' · ')[0])
      .toBe(rows);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await card(page, name).waitFor();
  }
});

test('home shows nobody what they may not list, and says kindly that nothing waits', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, await accountWith(browser.server(), 'admin:offer:list'));
  await page.goto('/');
  await page.getByText('Nothing is waiting').waitFor();
  expect(await page.getByText('Payments to accept').count()).toBe(0);
  await signInAhead(page, await accountWith(browser.server()));
  await page.goto('/');
  await page.getByText('You have no permissions yet.').waitFor();
  expect(await page.getByText('Sold per week').count()).toBe(0);
});
