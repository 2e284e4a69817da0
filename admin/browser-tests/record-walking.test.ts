import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { button, field } from './offer-records.ts';
import { anOrder, aSellingOffer, dialogue, pay, reject, transactionOf } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const anEmail = () => `walk-${unique()}@example.com`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const read = (page: Page, { id }: OrderView) => callApi<OrderView>(page, 'GET', `/admin/order/${id}`);

test('J and K walk along the list with its filters, and not while something is typed', async () => {
  const page = await browser.staff();
  const email = anEmail();
  const offer = await aSellingOffer(page, `Lista ${unique()}`);
  const [first, second, third] = [
    await anOrder(page, offer, { email }),
    await anOrder(page, offer, { email }),
    await anOrder(page, offer, { email }),
  ];
  await page.goto(`/orders?filters[userEmail][value]=${email}&pagination[pageSize]=5`);
  await page.locator('tbody tr').nth(2).waitFor();
  await page.locator('tbody tr a[data-record]').first().click();
  await heading(page, `Order ${third?.id}`);
  await expect.poll(() => button(page, 'Previous in the list (K)').isDisabled()).toBe(true);
  await button(page, 'Next in the list (J)').and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('j');
  await heading(page, `Order ${second?.id}`);
  await button(page, 'Next in the list (J)').click();
  await heading(page, `Order ${first?.id}`);
  await expect.poll(() => button(page, 'Next in the list (J)').isDisabled()).toBe(true);
  await field(page, 'City').press('k');
  await heading(page, `Order ${first?.id}`);
  await page.getByRole('link', { name: 'List: Orders' }).click();
  await dialogue(page).getByRole('button', { name: 'Discard changes' }).click();
  await heading(page, 'Orders');
  expect(new URL(page.url()).searchParams.get('filters[userEmail][value]')).toBe(email);
});

/** Twelve orders of one investor in pages of five; their numbers from the newest on. */
async function threePages() {
  const page = await browser.staff();
  const email = anEmail();
  const offer = await aSellingOffer(page, `Strony ${unique()}`);
  const ids: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) ids.unshift((await anOrder(page, offer, { email, quantity: 1 })).id);
  const address = `/orders?filters[userEmail][value]=${email}&pagination[pageSize]=5`;
  return { page, email, ids, address };
}

test('J and K walk over all pages of the list, forth and back, from whichever page they began', async () => {
  const { page, ids, address } = await threePages();
  await page.goto(`${address}&pagination[pageNumber]=3`);
  await page.locator('tbody tr a[data-record]').nth(1).click();
  await heading(page, `Order ${ids[11]}`);
  for (const [key, way, walk] of [
    ['k', 'Previous in the list', ids.slice(0, 11).reverse()],
    ['j', 'Next in the list', ids.slice(1)],
    ['ArrowLeft', 'Previous in the list', ids.slice(5, 11).reverse()],
    ['ArrowRight', 'Next in the list', ids.slice(6, 9)],
  ] as const) {
    for (const id of walk) {
      await page.getByRole('button', { name: way }).and(page.locator(':enabled')).waitFor();
      await page.keyboard.press(key);
      await heading(page, `Order ${id}`);
    }
  }
});

test('the list is still known after a reload and in a new tab, and no longer once signed out', async () => {
  const { page, email, ids, address } = await threePages();
  const filterOf = (screen: Page) => new URL(screen.url()).searchParams.get('filters[userEmail][value]');
  await page.goto(address);
  // Not on the link: of a tab that Chromium opens by itself, Playwright now and then misses that it has loaded.
  const amount = page.locator('tbody tr').nth(1).getByText('PLN');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    amount.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await heading(tab, `Order ${ids[1]}`);
  await button(tab, 'Next in the list (J)').and(tab.locator(':enabled')).waitFor();
  await tab.keyboard.press('j');
  await heading(tab, `Order ${ids[2]}`);
  await tab.reload();
  await button(tab, 'Previous in the list (K)').click();
  await heading(tab, `Order ${ids[1]}`);
  await tab.getByRole('link', { name: 'List: Orders' }).click();
  await heading(tab, 'Orders');
  expect(filterOf(tab)).toBe(email);
  const known = (screen: Page) => screen.evaluate(() => sessionStorage.getItem('lists_admin') ?? '');
  expect(await known(tab)).toContain(email);
  await button(tab, 'Log out').click();
  await tab.waitForURL('**/login');
  for (const screen of [tab, page]) await expect.poll(() => known(screen)).not.toContain(email);
});

test('a new tab whose question is answered late knows the list from then on', async () => {
  const page = await browser.staff();
  const email = anEmail();
  const offer = await aSellingOffer(page, `Późna ${unique()}`);
  const [first, second] = [await anOrder(page, offer, { email }), await anOrder(page, offer, { email })];
  await page.goto(`/orders?filters[userEmail][value]=${email}`);
  await page.locator('tbody tr').nth(1).waitFor();
  await page.evaluate(holdMessages);
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto(`/orders/${second.id}/edit`);
  await heading(tab, `Order ${second.id}`);
  await page.waitForFunction(() => 'letGo' in window);
  await tab.clock.runFor(60_000);
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  await button(tab, 'Next in the list (J)').click();
  await heading(tab, `Order ${first.id}`);
  await tab.getByRole('link', { name: 'List: Orders' }).click();
  await heading(tab, 'Orders');
  expect(new URL(tab.url()).searchParams.get('filters[userEmail][value]')).toBe(email);
});

/** Runs in the page: holds what it says to other tabs until `letGo` is called, which is there once it has something to say. */
function holdMessages(): void {
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function hold(message) {
    Object.assign(window, { letGo: () => postMessage.call(this, message) });
  };
}

describe('accept and next leads on to the next of the list that waits, past those that do not', () => {
  /** Three orders of one investor, the newest first; the second is cancelled. */
  async function threeOrders() {
    const page = await browser.staff();
    const email = anEmail();
    const offer = await aSellingOffer(page, `Następne ${unique()}`);
    const orders: OrderView[] = [];
    for (let nth = 0; nth < 3; nth += 1) orders.unshift(await anOrder(page, offer, { email, quantity: 1 }));
    const [first, second, third] = orders as [OrderView, OrderView, OrderView];
    await reject(page, second);
    return { page, first, third, query: `filters[userEmail][value]=${email}` };
  }

  test('from the payment and from the order itself', async () => {
    const { page, first, third, query } = await threeOrders();
    await pay(page, third);
    await page.goto(`/orders?${query}`);
    await page.locator('tbody tr a[data-record]').first().click();
    await heading(page, `Order ${first.id}`);
    await button(page, 'Accept payment').click();
    await dialogue(page).getByRole('button', { name: 'Accept and next' }).click();
    await heading(page, `Order ${third.id}`);
    expect((await read(page, first)).status).toBe('paid');
    await page.goto(`/orders?${query}`);
    await page.locator('tbody tr a[data-record]').first().click();
    await heading(page, `Order ${first.id}`);
    await button(page, 'Accept and next').click();
    await dialogue(page).getByRole('button', { name: 'Accept' }).click();
    await heading(page, `Order ${third.id}`);
    expect((await read(page, first)).status).toBe('completed');
    await button(page, 'Accept').waitFor();
    expect(await button(page, 'Accept and next').count()).toBe(0);
  });

  test('from the transaction', async () => {
    const { page, first, third, query } = await threeOrders();
    await page.goto(`/transactions?${query}`);
    await page.locator('tbody tr a[data-record]').first().click();
    await heading(page, `Transaction ${transactionOf(first)}`);
    await button(page, 'Accept payment').click();
    await dialogue(page).getByRole('button', { name: 'Accept and next' }).click();
    await heading(page, `Transaction ${transactionOf(third)}`);
  });
});
