import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder, aSellingOffer, dialogue, pay, reject, transactionOf } from './order-records.ts';
import { callApi } from './records.ts';
import { searchOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

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

test.for(['/pages', '/faq', '/featured-offers'])(
  'the boxes and the name of the first column stand above those of the rows: %s',
  async (address) => {
    const page = await onList(address);
    const places = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((cell) => {
          const text = document.createRange();
          const first = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
          if (first) text.selectNode(first);
          const parts = [cell.querySelector('input'), text];
          return parts.map((part) => Math.round(part?.getBoundingClientRect().left ?? 0));
        });
    expect(await places('thead th')).toEqual(await places('tbody td'));
    await screenshot(page, `first-column-${address.slice(1)}`);
  },
);

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
});

describe.each(['pl', 'en'] as const)('from 1200 px on, whatever a row says (%s)', (language) => {
  const title = `Apartamenty ${crypto.randomUUID().slice(0, 6)}`;
  const screens = [
    `/orders?filters[search][value]=${title}`,
    `/transactions?filters[search][value]=${title}`,
  ];
  let page: Page;

  /** A refund that is due, with its reason, a surplus, an overdue payment, and a long name, address and title. */
  async function difficultRows(): Promise<void> {
    page = await browser.page({ language });
    await signInAhead(page, accounts.admin);
    const offer = await aSellingOffer(page, `${title} nad jeziorem w Międzyzdrojach, drugi etap sprzedaży`);
    const returned = await anOrder(page, offer, { quantity: 400 });
    await pay(page, returned);
    await reject(page, returned);
    const surplus = await anOrder(page, offer, { quantity: 500 });
    await callApi(page, 'PUT', `/admin/transaction/${transactionOf(surplus)}/accept`, {
      receivedAmount: 234_567.89,
      note: 'Za dużo',
    });
    await anOrder(page, offer, {
      email: `maksymilian.aleksander.wierzbowski-${crypto.randomUUID().slice(0, 20)}@poczta.example.com`,
      firstName: 'Maksymilian Aleksander Konstantyn',
    });
    // Overdue, however long payments are waited for.
    await page.clock.setFixedTime(Date.now() + 100 * 86_400_000);
  }

  test('it is 44 to 48 px high with name and e-mail on one line, no list scrolls sideways; on small laptops it has two lines', async () => {
    await difficultRows();
    for (const screen of screens) {
      await page.goto(screen);
      await expect.poll(() => rows(page).count()).toBe(3);
      for (const width of [1440, 1280, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(shapes)).toEqual([ok, ok, ok]);
        await screenshot(page, `rows-${screen.slice(1, 7)}-${width}-${language}`);
      }
      // Beside the open menu of a small laptop; the e-mail of the newest takes more lines there.
      await page.setViewportSize({ width: 992, height: 900 });
      await expect
        .poll(() => page.evaluate(shapes).then(([, ...usual]) => usual.map(({ isHigh }) => isHigh)))
        .toEqual([false, false]);
      await screenshot(page, `rows-${screen.slice(1, 7)}-992-${language}`);
      const overdue = language === 'pl' ? 'Po terminie' : 'Overdue';
      expect(await rows(page).getByText(overdue).count()).toBe(1);
    }
  });
});

const ok = { isHigh: false, isLow: false, isOnOneLine: true, isWide: false };

/** What is seen of each row; runs in the page. */
function shapes() {
  return [...document.querySelectorAll('tbody tr')].map((row) => {
    const { height } = row.getBoundingClientRect();
    const frame = row.closest('[role=table]')?.parentElement;
    const email = row.querySelector('[title*="@"]');
    const name = email?.previousElementSibling;
    const lines = [name, email].map((one) => one?.getBoundingClientRect());
    return {
      isHigh: height > 48,
      isLow: height < 44,
      isOnOneLine:
        !!lines[0] && !!lines[1] && lines[1].top < lines[0].bottom && lines[1].left >= lines[0].right,
      isWide:
        !frame ||
        frame.scrollWidth > frame.clientWidth ||
        document.documentElement.scrollWidth > window.innerWidth,
    };
  });
}

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
