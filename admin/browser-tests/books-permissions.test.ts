import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { accept, anOrder, aSellingOffer, pay, transactionOf } from './order-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();
let pending: OrderView;
let paid: OrderView;
let completed: OrderView;

/** One investor's orders of one offer: one to be paid, one to be accepted, one with a spreadsheet. */
beforeAll(async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, 'Klonowa');
  const order = () => anOrder(page, offer, { email: 'klara@example.com' });
  [pending, paid, completed] = [await order(), await order(), await order()];
  await pay(page, paid);
  await pay(page, completed);
  await accept(page, completed);
});

async function staffWith(...keys: PermissionKey[]): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, await accountWith(browser.server(), ...keys));
  return page;
}

/** The links and buttons of every list and every record. */
const common =
  /^(Back|Reload|Views|Columns|Export|Previous in the list \(K\)|Next in the list \(J\)|Clear|Filter|Change filter .*|Show: Once .*|Show the text of the agreement: .*|Remove filter .*|Payment due|No\.|Investor|User|Date|Shares|Amount|Invested amount|List: .*|Copy: .*|(All|Pending|Paid|Completed|Cancelled)#?)$/;

/** All other links and buttons on the screen; digits are replaced by #. */
async function controls(page: Page): Promise<string[]> {
  const names = await page
    .locator('main :is(a, button):visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  return [...new Set(names.map((name) => name.replace(/\d+/g, '#')))].filter(
    (name) => name !== '' && !common.test(name),
  );
}

const listOf = (area: string) => `/${area}?filters[userEmail][value]=klara@example.com`;

async function onList(page: Page, area: string): Promise<string[]> {
  await page.goto(listOf(area));
  await page.locator('[role=table][aria-busy=false] tbody tr').first().waitFor();
  return controls(page);
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The screen of a record, once the panels beside the record are loaded. */
async function onRecord(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await card(page, 'History').getByRole('listitem').first().waitFor();
  if (address.startsWith('/orders')) {
    await card(page, "Investor's other orders").getByRole('listitem').first().waitFor();
  }
  return controls(page);
}

interface Shown {
  /** What the permissions allow, for the title of the test. */
  who: string;
  keys: PermissionKey[];
  list: string[];
  record: string[];
}

describe('orders', () => {
  const opened = ['#', 'View Order #'];
  const beside = ['Order #', 'All orders of the investor (#)'];
  test.each<Shown & { of?: 'completed' }>([
    { who: 'look', keys: ['admin:order:get'], list: opened, record: beside },
    {
      who: 'accept, and see offers',
      keys: ['admin:order:get', 'admin:order:accept', 'admin:offer:get'],
      list: [...opened, 'Klonowa EN'],
      record: ['Accept', 'Klonowa EN', ...beside],
    },
    {
      who: 'edit and reject, and see what is paid',
      keys: ['admin:order:edit', 'admin:order:reject', 'admin:investment:get', 'admin:transaction:get'],
      list: ['#', 'Edit Order #'],
      record: [
        'Reject',
        'Add a note',
        'Investment #',
        '#',
        ...beside,
        'Transaction #',
        'Save and back',
        'Save',
      ],
    },
    {
      who: 'download and place',
      keys: ['admin:order:get', 'admin:order:download-spread-sheet', 'admin:investment:manual-order'],
      list: ['Place an order', 'Download the spreadsheet of order #', ...opened],
      of: 'completed',
      record: ['Download the spreadsheet', ...beside],
    },
  ])(
    'a user who may $who sees exactly the permitted links and buttons',
    async ({ keys, list, of, record }) => {
      const page = await staffWith('admin:order:list', ...keys);
      expect((await onList(page, 'orders')).toSorted()).toEqual(list.toSorted());
      const { id } = of ? completed : paid;
      expect((await onRecord(page, `/orders/${id}/edit`)).toSorted()).toEqual(record.toSorted());
    },
  );
});

describe('transactions', () => {
  const always = ['Books of a month…', 'Show related records: transaction #'];
  test.each<Shown>([
    {
      who: 'look',
      keys: ['admin:transaction:get'],
      list: [...always, '#', 'View Transaction #'],
      record: [],
    },
    {
      who: 'accept, and see orders',
      keys: ['admin:transaction:accept', 'admin:order:get'],
      list: [...always, '#', 'Accept payment: transaction #', 'Edit Transaction #'],
      record: ['Accept payment', '#', 'order #', 'Order #'],
    },
    {
      who: 'extend, and see investments',
      keys: ['admin:transaction:extend', 'admin:investment:get', 'admin:offer:get'],
      list: [...always, '#', 'Extend the due date: transaction #', 'Edit Transaction #'],
      record: ['+# days', 'Extend', '#', 'Klonowa EN'],
    },
  ])('a user who may $who sees exactly the permitted links and buttons', async ({ keys, list, record }) => {
    const page = await staffWith('admin:transaction:list', ...keys);
    expect((await onList(page, 'transactions')).toSorted()).toEqual(list.toSorted());
    const address = `/transactions/${transactionOf(pending)}/edit`;
    expect((await onRecord(page, address)).toSorted()).toEqual(record.toSorted());
  });
});

describe('investments', () => {
  const opened = ['#', 'View Investment #'];
  const investor = 'Show the investor data of order #';
  const older = 'Show older';
  test.each<Shown>([
    { who: 'see orders', keys: ['admin:order:get'], list: opened, record: ['#', 'Order #', investor, older] },
    {
      who: 'see transactions and offers',
      keys: ['admin:transaction:get', 'admin:offer:get'],
      list: [...opened, 'Klonowa EN'],
      record: ['#', 'Transaction #', 'Klonowa EN', investor, older],
    },
  ])(
    'INV-16 a user who may $who sees exactly the permitted links and buttons',
    async ({ keys, list, record }) => {
      const page = await staffWith('admin:investment:list', 'admin:investment:get', ...keys);
      expect((await onList(page, 'investments')).toSorted()).toEqual(list.toSorted());
      const address = `/investments/${paid.investmentId}/edit`;
      expect((await onRecord(page, address)).toSorted()).toEqual(record.toSorted());
    },
  );
});

test('with list permissions only, no record opens; without a permission, its screen is neither found nor linked', {
  tags: 'essential',
}, async () => {
  const page = await staffWith('admin:order:list', 'admin:transaction:list', 'admin:investment:list');
  expect(await onList(page, 'orders')).toEqual([]);
  expect(await onList(page, 'transactions')).toEqual([
    'Books of a month…',
    'Show related records: transaction #',
  ]);
  expect(await onList(page, 'investments')).toEqual([]);

  const other = await staffWith('admin:order:accept', 'admin:order:reject', 'admin:offer:list');
  await other.goto('/');
  const menu = other.getByRole('navigation').first().getByRole('link');
  await other.getByRole('link', { name: 'Offers' }).waitFor();
  await expect
    .poll(async () => (await menu.allTextContents()).map((name) => name.trim()))
    .toEqual(['Dashboard', 'Offers', 'Languages', 'Settings']);
  for (const [visitor, address] of [
    [page, `/orders/${paid.id}/edit`],
    [page, '/orders/create'],
    [other, '/transactions'],
  ] as const) {
    await visitor.goto(address);
    await visitor.getByText('Page with the given Slug does not exist').waitFor();
  }
});
