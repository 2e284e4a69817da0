import type { Page } from 'playwright';
import type { Screen } from './screen.ts';

const DIALOG = '[role=dialog]';
const dialog = (page: Page) => page.getByRole('dialog');

const home = (name: string, begin: (page: Page) => Promise<unknown>, more: Partial<Screen> = {}): Screen => ({
  name: `frame ${name}`,
  open: async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await begin(page);
  },
  ...more,
});

const siteTexts = {
  systemMaintenance: true,
  systemMaintenanceModeTitle: { pl: 'Zaraz wracamy', en: 'Back soon' },
  systemMaintenanceModeMessage: { pl: 'Wymieniamy silnik.', en: 'We are changing the engine.' },
};

/** The frame around all screens, what lies over it, and what stands in its place. */
export const shellScreens: Screen[] = [
  { name: 'screen /', route: '/', open: ({ page }) => page.goto('/') },
  { name: 'screen / for who may do little', viewer: ['admin:faq:list'], open: ({ page }) => page.goto('/') },
  home(
    'with its drawer',
    async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await dialog(page).getByRole('button', { name: 'Log out' }).waitFor();
    },
    { part: DIALOG, widths: [375] },
  ),
  home(
    'with a narrow menu',
    async (page) => {
      await page.getByRole('button', { name: 'Collapse menu' }).click();
      await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    },
    { widths: [1440, 992] },
  ),
  home(
    'with the search of everything',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await dialog(page).getByRole('combobox').waitFor();
    },
    { part: DIALOG },
  ),
  home(
    'with what the search of everything finds',
    async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await dialog(page).getByRole('combobox').fill('a');
      await dialog(page).getByRole('option').nth(5).waitFor();
    },
    { part: DIALOG },
  ),
  home(
    'with the shortcuts',
    async (page) => {
      await page.keyboard.press('Shift+?');
      await dialog(page).getByRole('row').first().waitFor();
    },
    { part: DIALOG },
  ),
  {
    name: 'frame of a screen that is not found',
    route: '$',
    open: ({ page }) => page.goto('/no/such/screen'),
  },
  {
    name: 'frame of a record that is not found',
    open: ({ page, expectFailure }) => {
      expectFailure({ address: '/999999', status: 404 });
      return page.goto('/orders/999999/edit');
    },
  },
  {
    name: 'frame that cannot be loaded',
    reopens: true,
    open: async ({ page, expectFailure }) => {
      expectFailure({ address: 'permission-check', status: 500 });
      await page.route('**/permission-check*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'frame of a screen that cannot be loaded',
    open: async ({ page, expectFailure, expectConsole }) => {
      expectFailure({ address: /series-list/, status: 0 });
      expectConsole('Failed to fetch dynamically imported module');
      await page.route(/series-list.*\.js/, (route) => route.abort('connectionfailed'));
      await page.goto('/series');
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    },
  },
  {
    name: 'frame during maintenance',
    viewer: 'visitor',
    open: async ({ page, expectFailure }) => {
      expectFailure({ address: '/api/', status: 503 });
      await page.goto('/login');
      await page.getByLabel('E-mail').fill('admin@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Admin1234');
      const answer = { data: siteTexts, errors: [] };
      await page.route('**/api/token', (route) =>
        route.fulfill({ status: 503, json: { status: 503, ...answer } }),
      );
      await page.route('**/api/status', (route) =>
        route.fulfill({ status: 200, json: { status: 200, ...answer } }),
      );
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('heading', { name: 'Back soon' }).waitFor();
    },
  },
];
