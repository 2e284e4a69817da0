import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder, aSellingOffer, dialogue } from './order-records.ts';
import { searchOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();
const word = 'Wierszowa';
const list = `/orders?filters[offer][value]=${word}`;
let ids: number[];

beforeAll(async () => {
  const page = await browser.page();
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, word);
  ids = [];
  for (let number = 0; number < 25; number += 1) ids.push((await anOrder(page, offer)).id);
});

async function onList(address = list, looks: { width?: number; height?: number } = {}): Promise<Page> {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  await page.goto(address);
  await page.locator('[role=table][aria-busy=false] tbody tr').first().waitFor();
  return page;
}

const rows = (page: Page) => page.locator('tbody tr');
const headingOf = (page: Page, id: number | undefined) =>
  page.getByRole('heading', { level: 1, name: `Order ${id}` });

describe('a row', () => {
  test('opens its record wherever it is clicked; with Ctrl or the middle button in a new tab', async () => {
    const page = await onList();
    const status = rows(page).first().getByText('Pending');
    for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), status.click(click)]);
      await headingOf(tab, ids.at(-1)).waitFor();
      await tab.close();
    }
    expect(new URL(page.url()).pathname).toBe('/orders');
    await status.click();
    await headingOf(page, ids.at(-1)).waitFor();
    await page.goBack();
    await rows(page).first().waitFor();
    expect(searchOf(page)).toBe(`?filters[offer][value]=${word}`);
  });

  test('lets text be selected, and links and dialogues in it have their own meaning', async () => {
    const page = await onList();
    const amount = await rows(page).first().getByText('PLN 501.00').boundingBox();
    if (!amount) throw new Error('The amount is not shown.');
    const middle = amount.y + amount.height / 2;
    await page.mouse.move(amount.x + 1, middle);
    await page.mouse.down();
    await page.mouse.move(amount.x + amount.width - 1, middle);
    await page.mouse.up();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toContain('501.00');
    expect(new URL(page.url()).pathname).toBe('/orders');
    await page.mouse.click(5, 400);
    await page.goto('/transactions');
    await page
      .getByRole('button', { name: /^Show related records/ })
      .first()
      .click();
    await dialogue(page).getByText('Payment due').click();
    expect(new URL(page.url()).pathname).toBe('/transactions');
  });

  test('is 44 to 48 px high, with name and e-mail on one line, from 1200 px on', async () => {
    const page = await onList();
    for (const width of [1440, 1280, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = () =>
        rows(page).evaluateAll((all) => [...new Set(all.map((row) => row.getBoundingClientRect().height))]);
      await expect.poll(async () => (await heights()).every((one) => one >= 44 && one <= 48)).toBe(true);
      const [name, email] = await Promise.all(
        ['Zofia Zielińska', 'zofia@example.com'].map((text) =>
          rows(page).first().getByText(text).first().boundingBox(),
        ),
      );
      expect([width, (name?.y ?? 0) + (name?.height ?? 0) > (email?.y ?? 0)]).toEqual([width, true]);
    }
  });
});

test('the head of the table stays in sight below the top bar, and rows scroll under it', async () => {
  const page = await onList(list, { height: 600 });
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 600);
  const head = page.getByRole('columnheader', { name: 'Investor' });
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => Math.round((await head.boundingBox())?.y ?? 0))
    .toBe(Math.round((bar?.y ?? 0) + (bar?.height ?? 0)));
  const seen = await head.evaluate((cell) => {
    const { left, top } = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(left + 20, top + 15));
  });
  expect(seen).toBe(true);
});
