import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { agreementsTab, emailField } from './manual-order-form.ts';
import { button, field } from './offer-records.ts';
import {
  anOrder,
  aSellingOffer,
  dialogue,
  fact,
  pay,
  reject,
  said,
  transactionOf,
  twoAgreements,
} from './order-records.ts';
import { anAgreement, callApi } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, type Looks } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function staff(looks: Looks = { language: 'en' }): Promise<Page> {
  const page = await browser.page(looks);
  await signInAhead(page, accounts.admin);
  return page;
}
const unique = () => crypto.randomUUID().slice(0, 8);
const anEmail = () => `record-${unique()}@example.com`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page) => fact(page, 'Status').textContent();
const read = (page: Page, { id }: OrderView) => callApi<OrderView>(page, 'GET', `/admin/order/${id}`);

/** Counts what a clerk presses. */
function counted() {
  const count = { clicks: 0 };
  const click = async (what: Locator) => {
    count.clicks += 1;
    await what.click();
  };
  return { count, click };
}

describe('a payment', () => {
  test('from the title of its transfer, with the order accepted: 4 clicks', async () => {
    const page = await staff();
    const order = await anOrder(page, await aSellingOffer(page, `Tytuł ${unique()}`), { email: anEmail() });
    await page.goto('/orders');
    const { count, click } = counted();
    await click(page.getByRole('searchbox').or(page.getByPlaceholder('Number, title')).first());
    await page.keyboard.type(`Zamówienie nr ${order.id}`);
    const row = page.locator('tbody tr');
    await expect.poll(() => row.count()).toBe(1);
    await click(row.first());
    await heading(page, `Order ${order.id}`);
    await click(button(page, 'The money is here: accept payment and order'));
    const question = page.getByRole('dialog', { name: `Accept the payment and order ${order.id}?` });
    await expect
      .poll(async () => (await question.locator('dd').allTextContents()).slice(1))
      .toEqual(['PLN 501.00', `No. ${order.id}`, `Zamówienie nr ${order.id}`]);
    await question.getByRole('table', { name: 'Shares of the series' }).waitFor();
    await expectAccessible(page);
    await click(question.getByRole('button', { name: 'Accept payment and order' }));
    await expect.poll(() => status(page)).toBe('Completed');
    expect(count.clicks).toBeLessThanOrEqual(4);
    await expect.poll(() => card(page, 'Decision').getByRole('listitem').count()).toBe(0);
  });

  test('stands if its order cannot be accepted with it, and the screen says so', async () => {
    const page = await staff();
    const order = await anOrder(page, await aSellingOffer(page, `Dwa ${unique()}`), { email: anEmail() });
    expectFailure(page, { address: `/admin/order/${order.id}/accept`, status: 409 });
    await page.route(`**/order/${order.id}/accept`, (route) =>
      route.fulfill({
        status: 409,
        json: { status: 409, data: null, errors: [{ code: 'ORDER_NOT_PAID', path: null, message: '' }] },
      }),
    );
    await page.goto(`/orders/${order.id}/edit`);
    await button(page, 'The money is here: accept payment and order').click();
    await dialogue(page).getByRole('button', { name: 'Accept payment and order' }).click();
    await page.getByText('The payment is accepted, but the order could not be accepted').waitFor();
    await expect.poll(() => status(page)).toBe('Paid');
    expect((await read(page, order)).status).toBe('paid');
  });

  test('of another amount needs a note; the surplus is a refund due, and the difference stays in sight', async () => {
    const page = await staff();
    const email = anEmail();
    const order = await anOrder(page, await aSellingOffer(page, `Różnica ${unique()}`), { email });
    await page.goto(`/orders/${order.id}/edit`);
    await button(page, 'Accept payment').click();
    await field(page, 'Received').fill('551');
    await dialogue(page).getByText('PLN 50.00 more than expected').waitFor();
    await dialogue(page).getByRole('button', { name: 'Accept payment' }).click();
    await dialogue(page).getByText('Explain the difference').waitFor();
    expect((await read(page, order)).status).toBe('new');
    await field(page, 'Note').fill('Sent too much');
    await dialogue(page).getByRole('button', { name: 'Accept payment' }).click();
    await card(page, 'Decision').getByText('Refund of the surplus').waitFor();
    await expect.poll(() => fact(page, 'Received').textContent()).toBe('PLN 551.00');
    await expect.poll(() => fact(page, 'Refund amount').textContent()).toBe('PLN 50.00');
    await expectAccessible(page);
    for (const list of ['orders', 'transactions']) {
      await page.goto(`/${list}?filters[userEmail][value]=${email}`);
      await page.locator('tbody tr').getByText('received PLN 551.00').waitFor();
      await page.locator('tbody tr').getByText('Refund due').waitFor();
    }
  });

  test('term extended by a week on its order: 3 clicks; a typed day that is too early is refused at its field', async () => {
    const page = await staff();
    const order = await anOrder(page, await aSellingOffer(page, `Termin ${unique()}`), { email: anEmail() });
    await page.goto(`/orders/${order.id}/edit`);
    const before = await fact(page, 'Payment due').textContent();
    const { count, click } = counted();
    await click(button(page, 'Extend the due date'));
    const term = field(page, 'New due date: until the end of');
    await expect.poll(() => term.inputValue()).toBe('');
    await click(button(page, '+7 days'));
    await click(dialogue(page).getByRole('button', { name: 'Extend', exact: true }));
    await said(page, 'Due date extended');
    await expect.poll(() => fact(page, 'Payment due').textContent()).not.toBe(before);
    await expect.poll(() => fact(page, 'Payment due').textContent()).toContain('23:59');
    expect(count.clicks).toBe(3);
    expectFailure(page, { address: '/extend', status: 409 });
    await button(page, 'Extend the due date').click();
    await term.fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await page.keyboard.press('Enter');
    await dialogue(page).getByRole('button', { name: 'Extend', exact: true }).click();
    await dialogue(page).getByText('The due date cannot be extended to this date.').waitFor();
  });
});

test('ten transfers in a row are accepted by keyboard alone', async () => {
  const page = await staff();
  const email = anEmail();
  const offer = await aSellingOffer(page, `Dziesięć ${unique()}`);
  const orders: OrderView[] = [];
  for (let nth = 0; nth < 10; nth += 1) orders.push(await anOrder(page, offer, { email, quantity: 1 }));
  await page.goto(`/transactions?filters[status][value]=new&filters[userEmail][value]=${email}`);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(10);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let tab = 0; tab < 60 && !(await focused()).startsWith('Accept payment'); tab += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  for (let nth = 10; nth > 0; nth -= 1) {
    const main = nth > 1 ? 'Accept and next' : 'Accept payment';
    await dialogue(page)
      .getByRole('button', { name: main, exact: true })
      .and(page.locator(':focus'))
      .waitFor();
    const title = await dialogue(page).getByRole('heading').first().textContent();
    await page.keyboard.press('Enter');
    if (nth > 1)
      await expect.poll(() => dialogue(page).getByRole('heading').first().textContent()).not.toBe(title);
  }
  await dialogue(page).waitFor({ state: 'detached' });
  for (const order of orders) expect((await read(page, order)).status).toBe('paid');
});

describe('accept and next leads on to the next of the list that waits, past those that do not', () => {
  /** Three orders of one investor, the newest first; the second is cancelled. */
  async function threeOrders() {
    const page = await staff();
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

test('a manual order for a known investor: 4 clicks and 20 keys at most, besides the agreements', async () => {
  const page = await staff();
  const email = anEmail();
  const name = `Zefir${unique()}`;
  const offer = await aSellingOffer(page, `Znany ${unique()}`, {
    agreements: twoAgreements(),
    minStock: 2,
  });
  const { agreements } = await callApi<{ agreements: { id: number }[] }>(
    page,
    'GET',
    `/admin/investment/manual-order/offer/${offer.id}`,
  );
  const former = await aSellingOffer(page, `Dawny ${unique()}`);
  const order = await anOrder(page, former, { email, firstName: name });
  await page.goto('/orders/create');
  const { count, click } = counted();
  let keys = 0;
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  await click(page.getByRole('combobox', { name: 'Offer' }));
  await type(offer.title.en.slice(6, 12));
  await click(page.getByRole('option', { name: offer.title.en }));
  await expect.poll(() => field(page, 'Shares').inputValue()).toBe('2');
  await click(emailField(page));
  await type(name.slice(5, 11));
  await page.getByRole('option', { name }).waitFor();
  keys += 2;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Warszawa');
  await expect.poll(() => field(page, 'First name').inputValue()).toBe(name);
  await expect.poll(() => emailField(page).inputValue()).toBe(email);
  await expectAccessible(page);
  await agreementsTab(page).click();
  await page.getByRole('checkbox').first().check();
  await click(button(page, 'Place order'));
  await said(page, 'Order placed');
  expect(agreements).toHaveLength(2);
  expect([count.clicks <= 4, keys <= 20]).toEqual([true, true]);

  // A rejected order is ordered again with its data.
  await reject(page, order);
  await page.goto(`/orders/${order.id}/edit`);
  await page.getByRole('link', { name: 'Order again' }).click();
  await heading(page, 'New order');
  await expect.poll(() => field(page, 'Shares').inputValue()).toBe(String(order.quantity));
  await expect.poll(() => emailField(page).inputValue()).toBe(email);
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Warszawa');
  await fact(page, 'Price per share').waitFor();
});

test('an open order notices within 5 seconds that somebody else changed it, and keeps what is typed', async () => {
  const page = await staff();
  const order = await anOrder(page, await aSellingOffer(page, `Otwarte ${unique()}`), { email: anEmail() });
  await page.goto(`/orders/${order.id}/edit`);
  await field(page, 'City').fill('Gdynia');
  await pay(page, order);
  await page.getByText('Changed by Alicja Administratorska').waitFor({ timeout: 5_000 });
  await page.getByText('What you have typed stays.').waitFor();
  await screenshot(page, 'order-changed-by-others');
  await button(page, 'Show').click();
  await expect.poll(() => status(page)).toBe('Paid');
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Gdynia');
  expect(await page.getByText('Changed by Alicja').count()).toBe(0);
});

test('an open form says within 5 seconds who changed its record: shows it, or merges it with what is typed', async () => {
  const page = await staff();
  const agreement = await anAgreement(page, `Zgoda ${unique()}`);
  const changeName = (en: string) =>
    callApi(page, 'PUT', `/admin/agreements/${agreement.id}`, {
      ...agreement,
      name: { ...agreement.name, en },
    });
  await page.goto(`/agreements/${agreement.id}`);
  await heading(page, agreement.name.en);
  await changeName('First change');
  await page.getByText('Changed by Alicja Administratorska').waitFor({ timeout: 5_000 });
  await button(page, 'Show').click();
  await heading(page, 'First change');
  await page.getByText('Changed by Alicja').waitFor({ state: 'detached' });

  await page.locator('[name="name.pl"]').fill('Moja nazwa');
  await changeName('Second change');
  await page.getByText('What you have typed stays.').waitFor({ timeout: 5_000 });
  await button(page, 'Show').click();
  await dialogue(page).waitFor();
  await screenshot(page, 'agreement-changed-by-others');
});

test('J and K walk along the list with its filters, and not while something is typed', async () => {
  const page = await staff();
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
  const page = await staff();
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
  for (const [key, walk] of [
    ['k', ids.slice(0, 11).reverse()],
    ['j', ids.slice(1)],
    ['ArrowLeft', ids.slice(5, 11).reverse()],
    ['ArrowRight', ids.slice(6, 9)],
  ] as const) {
    for (const id of walk) {
      await expect.poll(() => page.getByRole('button', { name: 'in the list' }).count()).toBe(2);
      await page.keyboard.press(key);
      await heading(page, `Order ${id}`);
    }
  }
});

test('the list is still known after a reload and in a new tab, and no longer once signed out', async () => {
  const { page, email, ids, address } = await threePages();
  const filterOf = (screen: Page) => new URL(screen.url()).searchParams.get('filters[userEmail][value]');
  await page.goto(address);
  await page
    .locator('tbody tr a[data-record]')
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await page.context().waitForEvent('page');
  await heading(tab, `Order ${ids[1]}`);
  await button(tab, 'Next in the list (J)').waitFor();
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

test('on a phone an order that waits for its money is at most 2,000 px high, in Polish', async () => {
  const page = await staff({ language: 'pl', width: 375, height: 800 });
  const order = await anOrder(page, await aSellingOffer(page, `Telefon ${unique()}`), { email: anEmail() });
  await page.goto(`/orders/${order.id}/edit`);
  await button(page, 'Pieniądze są: zaakceptuj wpłatę i zamówienie').waitFor();
  await card(page, 'Decyzja').getByRole('table').waitFor();
  await expectToFit(page, 375);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  await card(page, 'Dane inwestora').getByRole('button', { name: 'Dane inwestora' }).click();
  await field(page, 'Nazwisko').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'order-phone-pl');
});
