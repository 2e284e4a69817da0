import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOffer } from './offer-records.ts';
import { anOrder, aSellingOffer } from './order-records.ts';
import { aSeries, unique } from './records.ts';
import { button, expectToFit, heading, held, pathOf, searchOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const WIDTH = 375;
const word = `Telefoniczna ${crypto.randomUUID().slice(0, 6)}`;
const ofOffer = `/orders?filters[offer][value]=${word}`;
let ids: number[] = [];

async function onList(path: string, language: 'pl' | 'en' = 'en'): Promise<Page> {
  const page = await browser.page({ language, width: WIDTH, height: 800 });
  await signInAhead(page, accounts.admin);
  await page.goto(path);
  await rows(page).first().waitFor();
  return page;
}

const rows = (page: Page) => page.locator('[role=table][aria-busy=false] tbody tr');
const sheet = (page: Page) => page.getByRole('dialog');
const openSheet = (page: Page, name = 'Filter and sort') => page.getByRole('button', { name }).click();

/** The height of each row, and how far its figures and badges are cut off or stand beyond the edge of the screen. */
const measured = (page: Page) =>
  rows(page).evaluateAll((all) => ({
    heights: [...new Set(all.map((row) => row.getBoundingClientRect().height))],
    cut: all.flatMap((row) =>
      [...row.querySelectorAll('td')].slice(1).filter((cell) => {
        const mayBeCut = getComputedStyle(cell).textOverflow === 'ellipsis';
        const { left, right } = cell.getBoundingClientRect();
        return left < 0 || right > window.innerWidth || (!mayBeCut && cell.scrollWidth > cell.clientWidth);
      }),
    ).length,
    empty: all.filter((row) => !row.querySelector('td:not(:has(> img))')?.textContent?.trim()).length,
  }));
const asWanted = { heights: [76], cut: 0, empty: 0 };

/** Whether nothing lies over it; runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 1, top + height / 2));
}

beforeAll(async () => {
  const page = await browser.page();
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, word, { series: { pricePerShare: 1_234_567.89 } });
  const names = ['Maksymilian Aleksander Konstanty', 'Ewa', 'Jan'];
  for (const [index, firstName] of names.entries())
    ids.push((await anOrder(page, offer, { firstName, quantity: index + 1 })).id);
  ids = ids.toReversed();
});

test.each([
  ['pl', 'Filtry i sortowanie', 'Pokaż 3 zamówienia', 'Działania: Zamówienie nr'],
  ['en', 'Filter and sort', 'Show 3 orders', 'Actions: Order'],
] as const)(
  'an order has two lines, cut at the end only, and opens when they are tapped: %s',
  async (...texts) => {
    const [language, filters, show, actions] = texts;
    const page = await onList(ofOffer, language);
    await expect.poll(() => measured(page)).toEqual(asWanted);
    await expectToFit(page, WIDTH);
    const first = await rows(page).first().innerText();
    expect(first).toContain(language === 'pl' ? '3 703 703,67 zł' : 'PLN 3,703,703.67');
    expect(first).toMatch(/\d\d\.\d\d\.\d{4} \d\d:\d\d · Telefoniczna/);
    expect(first).toContain(String(ids[0]));
    await expectAccessible(page);
    await screenshot(page, `orders-phone-${language}`);

    await page.getByRole('button', { name: filters }).click();
    await sheet(page).getByRole('button', { name: show }).waitFor();
    await expectAccessible(page);
    await screenshot(page, `orders-phone-sheet-${language}`);
    await sheet(page).getByRole('button', { name: show }).click();
    await sheet(page).waitFor({ state: 'detached' });

    await button(page, `${actions} ${ids[0]}`).click();
    await sheet(page).getByRole('link').waitFor();
    await expectAccessible(page);
    await screenshot(page, `orders-phone-menu-${language}`);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await rows(page)
      .first()
      .getByText(language === 'pl' ? 'Oczekujące' : 'Pending')
      .click();
    await page.getByRole('heading', { level: 1, name: `${ids[0]}` }).waitFor();
    expect(pathOf(page)).toBe(`/orders/${ids[0]}/edit`);
  },
);

const others =
  '/transactions /investments /users /staff-accounts /offers /series /agreements /roles /permission /faq /pages /slider /pictures /email-templates /emails /featured-offers /journal';

test('every list has rows of two lines, nothing beyond the edge, and nothing smaller than 40 px to tap', async () => {
  const page = await onList('/orders');
  for (const path of ['/orders', ...others.split(' ')]) {
    await page.goto(path);
    await rows(page).first().waitFor();
    await expect.poll(async () => [path, await measured(page)]).toEqual([path, asWanted]);
    await expectToFit(page, WIDTH);
    const small = await page
      .locator('main')
      .locator('button:visible, label:visible, input:not([type=checkbox]):visible, select:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width < 40 || height < 40;
          })
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      );
    expect([path, small]).toEqual([path, []]);
  }
});

test('the names of two series differ in their last letter, and both are shown whole', async () => {
  const page = await browser.staff({ language: 'pl', width: WIDTH, height: 812 });
  const name = `Centrum Dystrybucji Stryków ${unique()}`;
  await Promise.all(['A', 'B'].map((letter) => aSeries(page, `${name} ${letter}`)));
  await page.goto(`/series?filters[name][value]=${encodeURIComponent(name)}`);
  for (const letter of ['A', 'B']) {
    const title = rows(page).getByRole('link', { name: `${name} ${letter}`, exact: true });
    expect(await title.evaluate((link) => link.scrollHeight - link.clientHeight)).toBe(0);
  }
});

test('a hidden offer says that it is hidden, also one that is open', async () => {
  const page = await browser.staff({ language: 'pl', width: WIDTH, height: 812 });
  const title = `Ukryta ${unique()}`;
  await anOffer(page, title, { isVisible: false, isOpen: true });
  await page.goto(`/offers?filters[title][value]=${encodeURIComponent(title)}`);
  await rows(page).getByText('Ukryta', { exact: true }).waitFor();
  expect(await rows(page).getByText('Otwarta', { exact: true }).count()).toBe(0);
});

describe('the sheet', () => {
  test('LST-01, LST-15 filters and sorts, says how many are found, and moves no row', async () => {
    const page = await onList(ofOffer);
    const top = () => rows(page).first().boundingBox();
    await untilQuiet(page);
    const before = (await top())?.y;
    await openSheet(page);
    await sheet(page).getByLabel('Shares: From').fill('2');
    await sheet(page).getByRole('button', { name: 'Show 2 orders' }).waitFor();
    await sheet(page).getByLabel('Shares: To').fill('2');
    await sheet(page).getByRole('button', { name: 'Show 1 order', exact: true }).waitFor();
    await sheet(page).getByLabel('Shares: To').fill('');
    await sheet(page).getByRole('combobox', { name: 'Sort', exact: true }).click();
    await page.getByRole('option', { name: 'Amount' }).click();
    await sheet(page).getByText('Ascending').click();
    await expect
      .poll(() => searchOf(page))
      .toBe(
        `?filters[offer][value]=${word.replace(' ', '+')}&filters[quantity][from]=2&order[amount][column]=amount&order[amount][direction]=ASC`,
      );
    await sheet(page).getByRole('button', { name: 'Show 2 orders' }).click();
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => rows(page).count()).toBe(2);
    await expect.poll(() => rows(page).first().innerText()).toContain(String(ids[1]));
    await expect.poll(async () => (await top())?.y).toBe(before);
    await button(page, 'Filter and sort (2)').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove filter Shares: from 2' }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await expect.poll(async () => (await top())?.y).toBe(before);
  });

  test('stays open with a day that cannot be read, and shows the refusal', async () => {
    const page = await onList(ofOffer);
    await openSheet(page);
    const from = sheet(page).getByLabel('Date: From');
    await from.fill('2026-13-45');
    await sheet(page).getByRole('button', { name: 'Show 3 orders' }).click();
    await expect.poll(() => from.evaluate((one) => one === document.activeElement)).toBe(true);
    const refusal = sheet(page).getByText(/^We cannot read this date\./);
    await expect.poll(() => refusal.evaluate(isOnTop)).toBe(true);
    await expectAccessible(page);
    await from.fill('');
    await sheet(page).getByRole('button', { name: 'Show 3 orders' }).click();
    await sheet(page).waitFor({ state: 'detached' });
  });

  test('has the order alone where there is no filter; one search finds pages by title and slug', async () => {
    const page = await onList('/pages');
    await page.getByRole('search').getByRole('textbox').fill('nowhere');
    await page.getByText('Nothing matches these filters').waitFor();
    await page.goto('/roles');
    await openSheet(page, 'Sort');
    await sheet(page)
      .getByRole('button', { name: /^Show \d+ roles$/ })
      .click();
    await sheet(page).waitFor({ state: 'detached' });
  });
});

describe('the menu of a row', () => {
  test('deletes, and the focus goes on to the next row', async () => {
    const page = await onList('/series');
    for (const name of ['Zanikająca 1', 'Zanikająca 2']) await aSeries(page, name);
    await page.goto('/series?filters[name][value]=Zanikaj');
    const menu = (name: string) => button(page, `Actions: ${name} EN`);
    await menu('Zanikająca 1').click();
    await sheet(page).getByRole('button', { name: 'Delete' }).click();
    await sheet(page).getByRole('button', { name: 'Cancel' }).click();
    await expect
      .poll(() => menu('Zanikająca 1').evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('button', { name: 'Delete' }).click();
    await sheet(page).getByText('This cannot be undone.').waitFor();
    await sheet(page).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await expect
      .poll(() => menu('Zanikająca 2').evaluate((one) => one === document.activeElement))
      .toBe(true);
  });

  test('TRX-05, TRX-09 shows what a payment belongs to, and accepts it', { tags: 'essential' }, async () => {
    const page = await onList(`/transactions?filters[search][value]=${word}`);
    const menu = rows(page)
      .last()
      .getByRole('button', { name: /^Actions/ });
    await menu.click();
    await sheet(page)
      .getByRole('button', { name: /^Show related records/ })
      .click();
    await sheet(page).getByText('Payment due').waitFor();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
    await menu.click();
    await sheet(page)
      .getByRole('button', { name: /^Accept payment/ })
      .click();
    await sheet(page).getByRole('button', { name: 'Accept payment', exact: true }).click();
    await rows(page).last().getByText('Paid').waitFor();
  });
});

test('rows are chosen over the whole height of their edge', async () => {
  const page = await onList(ofOffer);
  await untilQuiet(page);
  const row = await rows(page).first().boundingBox();
  await page.mouse.click(20, (row?.y ?? 0) + 8);
  await page.getByRole('group', { name: 'Actions on the selection' }).getByText('1 selected').waitFor();
  expect(pathOf(page)).toBe('/orders');
  await expectToFit(page, WIDTH);
  await expectAccessible(page);
});

test('what stands for rows while they load is as high as they are, and heads are there for screen readers', async () => {
  const page = await browser.page({ language: 'en', width: WIDTH });
  await signInAhead(page, accounts.admin);
  const letGo = await held(page, '**/api/admin/order*');
  await page.goto('/orders');
  await heading(page, 'Orders').waitFor();
  const standIn = page.locator('[role=table][aria-busy=true] tbody tr').first();
  await expect.poll(async () => (await standIn.boundingBox())?.height).toBe(76);
  letGo();
  await rows(page).first().waitFor();
  const heads = await page.getByRole('columnheader').allTextContents();
  expect(heads).toEqual(['Investor', 'Amount', 'Date', 'Status, Payment due', 'Actions']);
  expect(await page.locator('[aria-sort=descending]').allTextContents()).toEqual(['Date']);
  await expect.poll(() => rows(page).first().getByRole('cell').count()).toBe(heads.length);
});
