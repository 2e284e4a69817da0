import type { Page } from 'playwright';
import { aSellingOffer, choose, twoAgreements } from '../../order-records.ts';
import { aSeries, callApi, unique } from '../../records.ts';
import { button, field } from '../../screens.ts';
import type { Place, Screen } from './screen.ts';
import { creatingRoutes } from './screens-of-records.ts';

const DIALOG = { part: '[role=dialog]' };
const dialog = (page: Page) => page.getByRole('dialog');

const single = ['/account', '/settings', '/languages', '/static-content'];

const opened = (route: string, name: string): Screen => ({
  name: `${name} ${route}`,
  route,
  withTabs: true,
  open: ({ page }) => page.goto(route),
});

/** A form of a new record in a state that something has led to. */
const state = (
  name: string,
  route: string,
  more: Partial<Screen>,
  begin: (place: Place) => Promise<unknown>,
): Screen => ({
  name: `form ${name}`,
  open: async (place) => {
    await place.page.goto(route);
    await place.page.locator('main form').first().waitFor();
    await begin(place);
  },
  ...more,
});

/** Presses what adds or saves, and waits until the first field says what is wrong with it. */
async function sendTooEarly({ page }: Place, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).last().click();
  await page.locator('[aria-invalid=true]').filter({ visible: true }).first().waitFor();
}

/** Chooses an offer with agreements, and fills in too few shares. */
async function fillOrder({ page, staff }: Place): Promise<void> {
  const title = `Wiosenna ${unique()}`;
  await aSellingOffer(staff, title, { agreements: twoAgreements(), minStock: 2 });
  await choose(page, 'Offer', `${title} EN`);
  await field(page, 'Shares').fill('0');
  await page.keyboard.press('Tab');
}

/** A series whose screen has unsaved changes, which its link asks about. */
async function leaveUnsaved(place: Place): Promise<void> {
  const { page } = place;
  await page.locator('input[name="name.en"]').fill('Typed');
  await page.locator('nav a[href="/agreements"]').click();
  await dialog(page).waitFor();
}

export const formScreens: Screen[] = [
  ...creatingRoutes.map((route) => opened(route, 'new record')),
  ...single.map((route) => opened(route, 'screen')),
  state('with what is missing', '/series/create', {}, (place) => sendTooEarly(place, /^Add$/)),
  state('of a user with what is missing', '/users/create', {}, async (place) => {
    await field(place.page, 'E-mail').fill('nowak@localhost');
    await sendTooEarly(place, /^Add$/);
  }),
  state('of an order with its offer', '/orders/create', { withTabs: true }, fillOrder),
  state(
    'that asks before it is left',
    '/series/create',
    { ...DIALOG, reopens: true, widths: [1440, 992] },
    leaveUnsaved,
  ),
  state('of a slide, choosing a picture', '/slider/create', DIALOG, async ({ page }) => {
    await button(page, 'Image: Choose from the library').click();
    await dialog(page).getByRole('button').nth(3).waitFor();
  }),
  state(
    'of a question with its preview',
    '/faq/create',
    { ...DIALOG, schemes: ['light'] },
    async ({ page }) => {
      await field(page, 'Question (English)').fill('Is it safe?');
      await button(page, 'Preview').click();
      await dialog(page).getByRole('heading', { name: 'Is it safe?' }).waitFor();
    },
  ),
  state('of settings with what is wrong', '/settings', {}, async (place) => {
    await field(place.page, 'Recipient of the messages').fill('office');
    await sendTooEarly(place, /^Save$/);
  }),
  state('of PayPal with what is wrong', '/settings', {}, async (place) => {
    const { page } = place;
    await page.getByRole('tab', { name: /^PayPal/ }).click();
    await field(page, 'Maximum payment').fill('50000');
    await sendTooEarly(place, /^Save$/);
  }),
  {
    name: 'screen /settings that may only be read',
    withTabs: true,
    viewer: ['admin:settings:get'],
    open: ({ page }) => page.goto('/settings'),
  },
  {
    name: 'screen /settings for who may not see it',
    viewer: ['admin:faq:list'],
    open: ({ page }) => page.goto('/settings'),
  },
  {
    name: 'screen /static-content with what was found',
    open: async ({ page }) => {
      await page.goto('/static-content');
      await page.getByRole('searchbox', { name: 'Search the static content' }).fill('contact');
      await page
        .getByText(/Static content › /)
        .first()
        .waitFor();
    },
  },
  {
    name: 'screen /static-content for who may only see the list',
    viewer: ['admin:static-content:list'],
    open: ({ page }) => page.goto('/static-content/1'),
  },
  {
    name: 'record of a series that may only be read',
    viewer: ['admin:series:get'],
    open: async ({ page, staff }) => {
      const { id } = await aSeries(staff, `Jesionowa ${unique()}`);
      await page.goto(`/series/${id}/edit`);
      await page.getByText('Read only.').waitFor();
    },
  },
  {
    name: 'record of a series with its own PayPal',
    open: async ({ page, staff }) => {
      const { id } = await aSeries(staff, `PayPal ${unique()}`, {
        useDefaultPayPalConfig: false,
        payPalCredentials: {
          productionMode: false,
          productionClientId: '',
          productionClientSecret: '',
          sandboxClientId: 'a',
          sandboxClientSecret: 'b',
        },
      });
      await page.goto(`/series/${id}/edit`);
    },
  },
  {
    name: 'record of a series that somebody else has saved meanwhile',
    reopens: true,
    ...DIALOG,
    open: async ({ page, staff, expectFailure }) => {
      const series = await aSeries(staff, `Wspólna ${unique()}`);
      const { id, version: _version, numberOfShares: _bought, reservedShares: _reserved, ...stored } = series;
      await page.goto(`/series/${id}/edit`);
      await page.locator('input[name="name.en"]').fill('Jesionowa 1');
      const name = { ...series.name, en: 'Jesionowa 2' };
      await callApi(staff, 'PUT', `/admin/share/series/${id}`, { ...stored, name, limit: 7_000 });
      expectFailure({ address: '/share/series/', status: 412 });
      await page
        .getByRole('button', { name: /^(Save|Zapisz)$/ })
        .last()
        .click();
      await dialog(page).waitFor();
    },
  },
];
