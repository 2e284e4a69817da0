/** The term of a payment, extended from its row in a list: by a week, or to a typed day. */

import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { addWarsawDays, formatInstant, warsawDay } from '@share/contract/shared/dates.ts';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOrder, aSellingOffer, dialogue, pay, reject, said, transactionOf } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { signInAhead } from './support/accounts.ts';
import { aBrowser, type Looks } from './support/browser.ts';
import { focused } from './support/keyboard.ts';
import { screenshot, screenshots } from './support/screenshot.ts';

const browser = aBrowser();
const TERM = 'New due date: until the end of';
const SCREENS = ['orders', 'transactions'] as const;

/** The list of an order, or of its transaction, that waits for its money and of one that has it. */
async function aListOfTwo(screen: (typeof SCREENS)[number], looks: Looks = {}) {
  const page = await browser.staff(looks);
  const word = `Terminowa ${unique()}`;
  const offer = await aSellingOffer(page, word);
  const email = `termin-${crypto.randomUUID()}@example.com`;
  const [waiting, paid] = [
    await anOrder(page, offer, { email }),
    await anOrder(page, offer, { email, quantity: 1 }),
  ];
  await pay(page, paid);
  const address = `/${screen}?filters[userEmail][value]=${email}`;
  await page.goto(address);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  return { page, address, id: transactionOf(waiting), order: waiting.id };
}

/** The day in that many days, as people write it. */
const dayIn = (days: number, from = new Date()) =>
  warsawDay(addWarsawDays(from, days)).split('-').reverse().join('.');
const extend = (page: Page) => page.getByRole('button', { name: /^Extend the due date: / });

/** Presses these, the day suggested or another, and "Extend"; returns how many clicks that were, and the term then. */
async function extended(page: Page, transaction: number, before: readonly Locator[], day?: string) {
  for (const one of before) await one.click();
  await expect.poll(() => focused(page)).toBe(TERM);
  if (day !== undefined) {
    await page.keyboard.type(day);
    await page.keyboard.press('Tab');
  }
  await dialogue(page).getByRole('button', { name: 'Extend', exact: true }).click();
  await said(page, 'Due date extended');
  return { clicks: before.length + 1, term: await termOf(page, transaction) };
}

const termOf = async (page: Page, transaction: number) =>
  (await callApi<TransactionView>(page, 'GET', `/admin/transaction/${transaction}`)).waitUntil ?? '';

test.each(SCREENS)(
  'TRX-10 in the list of %s a term is extended by a week in 2 clicks, or to a typed day',
  { tags: 'essential' },
  async (screen) => {
    const { page, id } = await aListOfTwo(screen);
    const before = new Date(await termOf(page, id));
    await expect.poll(() => extend(page).count()).toBe(1);
    await screenshots(page, `${screen}-extend`);
    const open = page.getByRole('button', { name: `Extend the due date: transaction ${id}` });
    const week = await extended(page, id, [open]);
    expect(week.clicks).toBe(2);
    expect(formatInstant(week.term)).toBe(`${dayIn(7, before)} 23:59`);
    const later = await extended(page, id, [open], dayIn(40));
    expect(later.clicks).toBe(2);
    expect(formatInstant(later.term)).toBe(`${dayIn(40)} 23:59`);
    await page.locator('tbody tr').getByText(dayIn(40)).waitFor();
  },
);

test('the question names the payment, the present term and the person who is told, and asks nothing else', async () => {
  const { page, id } = await aListOfTwo('orders');
  await extend(page).click();
  const question = page.getByRole('dialog', { name: `Extend the due date of transaction ${id}?` });
  await question.getByText('Zofia Zielińska').waitFor();
  await question.getByText(/^Current due date: /).waitFor();
  await question.getByText('The investor will get an e-mail with the new due date.').waitFor();
  await screenshot(page, 'orders-extend-question');
  await page.keyboard.press('Escape');
  await expect.poll(() => question.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe(`Extend the due date: transaction ${id}`);
});

test('on a phone it is a line in the menu of the row: 3 clicks', async () => {
  const { page, id, order } = await aListOfTwo('orders', { width: 375, height: 800 });
  const menu = page.getByRole('button', { name: `Actions: Order ${order}` });
  await menu.click();
  await extend(page).waitFor();
  await screenshot(page, 'orders-extend-menu');
  await page.keyboard.press('Escape');
  expect((await extended(page, id, [menu, extend(page)], dayIn(40))).clicks).toBe(3);
});

test('without the right to extend terms no row offers it', async () => {
  const lists = [await aListOfTwo('orders'), await aListOfTwo('transactions')];
  const rights = ['admin:order:list', 'admin:transaction:list', 'admin:transaction:accept'] as const;
  const colleague = await browser.page({ language: 'en' });
  await signInAhead(colleague, await accountWith(browser.server(), ...rights));
  for (const { address } of lists) {
    await colleague.goto(address);
    await expect.poll(() => colleague.locator('tbody tr').count()).toBe(2);
    expect(await extend(colleague).count()).toBe(0);
  }
});

test.each([
  [1440, 'en'],
  [992, 'pl'],
] as const)(
  'at %i px the actions of a refund due leave its row one line high (%s)',
  async (width, language) => {
    const page = await browser.staff({ width, language });
    const offer = await aSellingOffer(page, `Terminowa ${unique()}`);
    const email = `zwrot-${crypto.randomUUID()}@example.com`;
    const order = await anOrder(page, offer, { email });
    await pay(page, order);
    await reject(page, order);
    await page.goto(`/orders?filters[userEmail][value]=${email}`);
    const row = page.locator('tbody tr');
    await expect.poll(() => row.count()).toBe(1);
    await screenshot(page, `orders-refund-row-${width}`);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(width < 1200 ? 60 : 48);
  },
);
