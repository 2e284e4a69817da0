import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { agreementsTab, emailField } from './manual-order-form.ts';
import { button, field } from './offer-records.ts';
import { anOrder, aSellingOffer, dialogue, fact, reject, said, twoAgreements } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { focused } from './support/keyboard.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

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
  test('from the title of its transfer, with the order accepted: 4 clicks', {
    tags: 'essential',
  }, async () => {
    const page = await browser.staff();
    const order = await anOrder(page, await aSellingOffer(page, `Tytuł ${unique()}`), { email: anEmail() });
    await page.goto('/orders');
    const { count, click } = counted();
    await click(page.getByRole('searchbox').or(page.getByPlaceholder('Number, reference')).first());
    await page.keyboard.type(`Zamówienie nr ${order.id}`);
    const row = page.locator('tbody tr');
    await expect.poll(() => row.count()).toBe(1);
    await click(row.first());
    await heading(page, `Order ${order.id}`);
    await click(button(page, 'Accept payment and order'));
    const question = page.getByRole('dialog', { name: `Accept the payment and order ${order.id}?` });
    await expect
      .poll(async () => (await question.locator('dd').allTextContents()).slice(1))
      .toEqual(['PLN 501.00', `No. ${order.id}`, `Zamówienie nr ${order.id}`]);
    await question.getByRole('table', { name: 'Shares of the series' }).waitFor();
    await click(question.getByRole('button', { name: 'Accept payment and order' }));
    await expect.poll(() => status(page)).toBe('Completed');
    expect(count.clicks).toBeLessThanOrEqual(4);
    await expect.poll(() => card(page, 'Decision').getByRole('listitem').count()).toBe(0);
  });

  test('stands if its order cannot be accepted with it, and the screen says so', async () => {
    const page = await browser.staff();
    const order = await anOrder(page, await aSellingOffer(page, `Dwa ${unique()}`), { email: anEmail() });
    expectFailure(page, { address: `/admin/order/${order.id}/accept`, status: 409 });
    await page.route(`**/order/${order.id}/accept`, (route) =>
      route.fulfill({
        status: 409,
        json: { status: 409, data: null, errors: [{ code: 'ORDER_NOT_PAID', path: null, message: '' }] },
      }),
    );
    await page.goto(`/orders/${order.id}/edit`);
    await button(page, 'Accept payment and order').click();
    await dialogue(page).getByRole('button', { name: 'Accept payment and order' }).click();
    await page.getByText('The payment is accepted, but the order could not be accepted').waitFor();
    await expect.poll(() => status(page)).toBe('Paid');
    expect((await read(page, order)).status).toBe('paid');
  });

  test('on a day that cannot be read is refused: it is never taken for today', async () => {
    const page = await browser.staff();
    const order = await anOrder(page, await aSellingOffer(page, `Dzień ${unique()}`), { email: anEmail() });
    await page.goto(`/orders/${order.id}/edit`);
    await button(page, 'Accept payment').click();
    const day = field(page, 'Received on');
    for (const unreadable of ['24.11', '31.02.2026', '']) {
      await day.fill(unreadable);
      await page.keyboard.press('Enter');
      await dialogue(page)
        .getByText(unreadable === '' ? 'Enter a valid date.' : 'We cannot read this date.')
        .waitFor();
      expect(await day.inputValue()).toBe(unreadable);
      expect((await read(page, order)).status).toBe('new');
    }
    const today = await day.evaluate(() =>
      new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw' }).format(),
    );
    await day.fill(today);
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toBe('Paid');
  });

  test('of another amount needs a note; the surplus is a refund due, and the difference stays in sight', {
    tags: 'essential',
  }, async () => {
    const page = await browser.staff();
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
    for (const list of ['orders', 'transactions']) {
      await page.goto(`/${list}?filters[userEmail][value]=${email}`);
      await page.locator('tbody tr').getByText('received PLN 551.00').waitFor();
      await page.locator('tbody tr').getByText('Refund due').waitFor();
    }
  });

  test('term extended by a week on its order: 2 clicks; a typed day that is too early is refused at its field', {
    tags: 'essential',
  }, async () => {
    const page = await browser.staff();
    const order = await anOrder(page, await aSellingOffer(page, `Termin ${unique()}`), { email: anEmail() });
    await page.goto(`/orders/${order.id}/edit`);
    const before = await fact(page, 'Payment due').textContent();
    await field(page, 'City').fill('Gdynia');
    const { count, click } = counted();
    await click(button(page, 'Extend the due date'));
    const term = field(page, 'New due date: until the end of');
    await expect.poll(() => focused(page)).toBe('New due date: until the end of');
    await expect.poll(() => term.inputValue()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await click(dialogue(page).getByRole('button', { name: 'Extend', exact: true }));
    await said(page, 'Due date extended');
    await expect.poll(() => fact(page, 'Payment due').textContent()).not.toBe(before);
    await expect.poll(() => fact(page, 'Payment due').textContent()).toContain('23:59');
    expect(count.clicks).toBe(2);
    // What was typed beside it stays.
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Gdynia');
    expectFailure(page, { address: '/extend', status: 409 });
    await button(page, 'Extend the due date').click();
    const suggested = await term.inputValue();
    await term.fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await page.keyboard.press('Enter');
    await dialogue(page).getByRole('button', { name: 'Extend', exact: true }).click();
    await dialogue(page).getByText('The due date cannot be extended to this date.').waitFor();
    await button(page, '+7 days').click();
    await expect.poll(() => term.inputValue()).toBe(suggested);
  });
});

test('ten transfers in a row are accepted by keyboard alone', { tags: 'essential' }, async () => {
  const page = await browser.staff();
  const email = anEmail();
  const offer = await aSellingOffer(page, `Dziesięć ${unique()}`);
  const orders: OrderView[] = [];
  for (let nth = 0; nth < 10; nth += 1) orders.push(await anOrder(page, offer, { email, quantity: 1 }));
  await page.goto(`/transactions?filters[status][value]=new&filters[userEmail][value]=${email}`);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(10);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let tab = 0; tab < 100 && !(await focused()).startsWith('Accept payment'); tab += 1) {
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

test('a manual order for a known investor: 4 clicks and 20 keys at most, besides the agreements', {
  tags: 'essential',
}, async () => {
  const page = await browser.staff();
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
  await agreementsTab(page).click();
  await page.getByRole('checkbox').first().check();
  await click(button(page, 'Place order'));
  await said(page, 'Order placed');
  expect(agreements).toHaveLength(3); // Two of the offer, one of the platform.
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

test('on a phone an order that waits for its money is at most 2,000 px high, in Polish', async () => {
  const page = await browser.staff({ language: 'pl', width: 375, height: 800 });
  const order = await anOrder(page, await aSellingOffer(page, `Telefon ${unique()}`), { email: anEmail() });
  await page.goto(`/orders/${order.id}/edit`);
  await button(page, 'Zaakceptuj wpłatę i zamówienie').waitFor();
  await card(page, 'Decyzja').getByRole('table').waitFor();
  await expectToFit(page, 375);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  await card(page, 'Dane inwestora').getByRole('button', { name: 'Dane inwestora' }).click();
  await field(page, 'Nazwisko').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'order-phone-pl');
});
