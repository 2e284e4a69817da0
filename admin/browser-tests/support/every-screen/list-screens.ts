import type { Page } from 'playwright';
import type { Screen } from './screen.ts';
import { listRoutes } from './screens-of-records.ts';

/** Of long lists, some rows: each is checked alike. */
const SOME_ROWS: Readonly<Record<string, string>> = { '/permission': '?filters[name][value]=offer' };

const PHONE = [375] as const;
const DESK = [1440, 992] as const;

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[role=table][aria-busy=false] tbody tr').first().waitFor();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A state of a list: what is done on it once it is there. */
const state = (
  name: string,
  address: string,
  begin: (page: Page) => Promise<unknown>,
  more: Partial<Screen> = {},
): Screen => ({
  name: `list ${name}`,
  open: async ({ page }) => {
    await openList(page, address);
    await begin(page);
  },
  ...more,
});

const choose = async (page: Page) => {
  for (const row of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(row).check();
};

/** What the server answers a list that asks for rows. */
const answered = (name: string, path: string, answer: object | null): Screen => ({
  name: `list ${name}`,
  open: async ({ page, expectFailure }) => {
    if (!answer) expectFailure({ address: path, status: 500 });
    const errors = [{ code: 'INTERNAL_ERROR', path: null, message: '' }];
    await page.route(
      (url) => url.pathname === `/api${path}`,
      (route) =>
        route.fulfill(
          answer
            ? { json: { status: 200, data: answer, errors: [] } }
            : { status: 500, json: { status: 500, data: null, errors } },
        ),
    );
    await page.goto('/faq');
  },
});

const nothing = { items: [], pagination: { page: 1, pageSize: 20, totalItems: 0, totalPages: 0 } };

export const listScreens: Screen[] = [
  ...listRoutes.map(
    (route): Screen => ({
      name: `list ${route}`,
      route,
      open: ({ page }) => openList(page, `${route}${SOME_ROWS[route] ?? ''}`),
    }),
  ),
  state('filtered', '/series?filters[limit][from]=1&filters[isOpen][value]=1', async () => {}),
  answered('that is empty', '/admin/faq', nothing),
  answered('that cannot be loaded', '/admin/faq', null),
  state('in which nothing is found', '/orders', async (page) => {
    await page.getByPlaceholder('Number, reference').first().fill('nothing like that');
    await page.getByText('Nothing').first().waitFor();
  }),
  state('with chosen rows', '/transactions', choose),
  state(
    'asking before it accepts chosen payments',
    '/transactions?filters[status][value]=new',
    async (page) => {
      await choose(page);
      await button(page, /^(Accept payments|Zaakceptuj wpłaty)$/).click();
      await dialog(page).waitFor();
    },
    { part: '[role=dialog]', reopens: true },
  ),
  state(
    'asking before it deletes',
    '/series',
    async (page) => {
      await page
        .locator('tbody')
        .getByRole('button', { name: /^(Delete|Usuń)/ })
        .first()
        .click();
      await dialog(page).waitFor();
    },
    { part: '[role=dialog]', widths: DESK, reopens: true },
  ),
  state(
    'offering filters',
    '/orders',
    async (page) => {
      await button(page, 'Filter').click();
      await dialog(page).waitFor();
    },
    { part: '[role=dialog]', widths: DESK },
  ),
  state(
    'offering columns',
    '/orders',
    async (page) => {
      await button(page, 'Columns').click();
      await dialog(page).getByRole('checkbox').first().waitFor();
    },
    { part: '[role=dialog]', widths: DESK },
  ),
  state(
    'with compact rows',
    '/orders',
    async (page) => {
      await button(page, 'Columns').click();
      await page.getByRole('radio', { name: 'Compact' }).press('Space');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    },
    { viewer: ['admin:order:list', 'admin:order:get'], widths: DESK },
  ),
  state(
    'offering views',
    '/series',
    async (page) => {
      await button(page, 'Views').click();
      await page.getByRole('menu').waitFor();
    },
    { part: '[role=menu]', widths: DESK },
  ),
  state(
    'saving a view',
    '/series?filters[isOpen][value]=1',
    async (page) => {
      await button(page, 'Views').click();
      await page.getByRole('menuitem', { name: 'Save these filters as a view…' }).click();
      await dialog(page).waitFor();
    },
    { part: '[role=dialog]' },
  ),
  state(
    'offering files',
    '/orders',
    async (page) => {
      await button(page, 'Export').click();
      await page.getByRole('menuitem').first().waitFor();
    },
    { part: '[role=menu]', widths: DESK },
  ),
  state(
    'with its sheet of filters',
    '/orders',
    async (page) => {
      await page.getByRole('button', { name: 'Filter and sort' }).click();
      await dialog(page).waitFor();
    },
    { part: '[role=dialog]', widths: PHONE },
  ),
  state(
    'with its sheet of filters and a date that cannot be read',
    '/orders',
    async (page) => {
      await page.getByRole('button', { name: 'Filter and sort' }).click();
      await dialog(page).getByLabel('Date: From').fill('2026-13-45');
      await dialog(page)
        .getByRole('button', { name: /^Show / })
        .click();
      await dialog(page)
        .getByText(/^We cannot read this date\./)
        .waitFor();
    },
    { part: '[role=dialog]', widths: PHONE },
  ),
  state(
    'with the menu of a row',
    '/transactions?filters[status][value]=new',
    async (page) => {
      await page
        .getByRole('button', { name: /^Actions: / })
        .first()
        .click();
      await dialog(page).getByRole('button').first().waitFor();
    },
    { part: '[role=dialog]', widths: PHONE },
  ),
];
