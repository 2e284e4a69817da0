import type { EmailTemplateRow } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { PageView } from '@share/contract/areas/pages/pages.schemas.ts';
import type { Page } from 'playwright';
import { aPageInput } from '../../../../api/src/testing/pages.ts';
import { edited, fillSource, panel, view } from '../../email-template-editor.ts';
import { aRole, aUser } from '../../people-records.ts';
import { callApi, unique } from '../../records.ts';
import { button, field } from '../../screens.ts';
import { untilQuiet } from '../quiet.ts';
import type { Place, Screen } from './screen.ts';

const DIALOG = { part: '[role=dialog]' };
const dialog = (page: Page) => page.getByRole('dialog');

/** The route of a record, and the list in which its first one is. */
const records = [
  ['/series/$id/edit', '/admin/share/series'],
  ['/agreements/$id', '/admin/agreements'],
  ['/roles/$id/edit', '/admin/role'],
  ['/permission/$id', '/admin/permission'],
  ['/faq/$id', '/admin/faq'],
  ['/pages/$id', '/admin/page'],
  ['/slider/$id', '/admin/slider'],
  ['/pictures/$id', '/admin/picture'],
  ['/featured-offers/$id', '/admin/featured-offer'],
  ['/email-templates/$id/edit', '/admin/email/template'],
  ['/emails/$id', '/admin/email'],
  ['/statements/$id', '/admin/statement'],
  ['/payment-files/$id', '/admin/payment-file'],
  ['/payouts/$id', '/admin/payout'],
  ['/payouts/$id/edit', '/admin/payout?filters[state][value]=draft'],
  ['/journal/$id', '/admin/audit'],
  ['/proposals/$id', '/admin/proposal'],
  ['/orders/$id/edit', '/admin/order'],
  ['/transactions/$id/edit', '/admin/transaction'],
  ['/investments/$id/edit', '/admin/investment'],
  ['/series/$id/register', '/admin/share/series'],
  ['/offers/$id/cap-table', '/admin/offer'],
] as const;

/** The address of the first record of a list. */
async function firstOf({ staff }: Place, route: string, list: string): Promise<string> {
  const { items } = await callApi<{ items: { id: number }[] }>(staff, 'GET', list);
  const [first] = items;
  if (!first) throw new Error(`${list} has no records`);
  return route.replace('$id', String(first.id));
}

/** A page with two versions, of which the English one is older. */
async function aChangedPage(staff: Page): Promise<number> {
  const name = unique();
  const both = (words: string) => ({ pl: words, en: words });
  const first = aPageInput({
    title: both(name),
    subTitle: both('Krok po kroku'),
    content: both('<p>Wybierz ofertę.</p>'),
  });
  const { id } = await callApi<PageView>(staff, 'POST', '/admin/page', first);
  const subTitle = { pl: 'Krok po kroku, bez pośpiechu', en: 'Krok po kroku' };
  await callApi(staff, 'PUT', `/admin/page/${id}`, { ...first, subTitle });
  return id;
}

async function template(place: Place, type: string, name: string): Promise<void> {
  const { page, staff } = place;
  const { items } = await callApi<{ items: EmailTemplateRow[] }>(staff, 'GET', '/admin/email/template');
  await page.goto(`/email-templates/${items.find((one) => one.type === type)?.id}/edit`);
  await edited(page, 'Polish').locator('h1').waitFor();
  await view(page, name).click();
  await untilQuiet(page);
}

/** Compares a role, or a person, with another one. */
async function compare(page: Page, typed: string): Promise<void> {
  await untilQuiet(page);
  await page.getByRole('combobox', { name: 'Compare with' }).fill(typed);
  await page.getByRole('option', { name: typed }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'In both', exact: true }).waitFor();
}
async function twoRoles({ staff }: Place) {
  const one = await aRole(staff, `Kasa ${unique()}`, 'admin:faq:list', 'admin:page:list');
  const other = await aRole(staff, `Biuro ${unique()}`, 'admin:faq:list', 'admin:slider:list');
  return { one, other };
}

export const recordScreens: Screen[] = [
  ...records.map(
    ([route, list]): Screen => ({
      name: `record ${route}`,
      route,
      withTabs: true,
      ...(route === '/roles/$id/edit' && { shortened: 'offer' }),
      open: async (place) => place.page.goto(await firstOf(place, route, list)),
    }),
  ),
  {
    name: 'collection /static-content/$id',
    route: '/static-content/$id',
    open: ({ page }) => page.goto('/static-content/1'),
  },
  {
    name: 'record /static-content/element/$id',
    route: '/static-content/element/$id',
    open: ({ page }) => page.goto('/static-content/element/11'),
  },
  {
    name: 'record /static-content/element/$id that may only be read',
    viewer: ['admin:static-content:get'],
    open: ({ page }) => page.goto('/static-content/element/11'),
  },
  {
    name: 'record /users/$id',
    route: '/users/$id',
    withTabs: true,
    shortened: 'offer',
    open: async ({ page, staff }) => {
      const { one } = await twoRoles({ staff } as Place);
      const { id } = await aUser(staff, { firstName: 'Iga', lastName: 'Obsadzona' });
      await callApi(staff, 'PUT', `/admin/role/${one.id}/users/${id}`);
      await page.goto(`/users/${id}`);
    },
  },
  {
    name: 'record of a page whose translation is older',
    open: async ({ page, staff }) => page.goto(`/pages/${await aChangedPage(staff)}`),
  },
  {
    name: 'record of a page with its history',
    ...DIALOG,
    open: async ({ page, staff }) => {
      await page.goto(`/pages/${await aChangedPage(staff)}`);
      await button(page, 'History').click();
      await dialog(page).locator('ins').first().waitFor();
    },
  },
  {
    name: 'record of a page with its preview',
    ...DIALOG,
    schemes: ['light'],
    open: async ({ page, staff }) => {
      await page.goto(`/pages/${await aChangedPage(staff)}`);
      await button(page, 'Preview').click();
      await dialog(page).getByRole('article').waitFor();
    },
  },
  {
    name: 'record of featured offers with its preview',
    ...DIALOG,
    schemes: ['light'],
    open: async (place) => {
      await place.page.goto(await firstOf(place, '/featured-offers/$id', '/admin/featured-offer'));
      await button(place.page, 'Preview').click();
      await dialog(place.page).getByRole('article').waitFor();
    },
  },
  {
    name: 'record of featured offers that may only be read',
    viewer: ['admin:featured-offer:get'],
    open: async (place) =>
      place.page.goto(await firstOf(place, '/featured-offers/$id', '/admin/featured-offer')),
  },
  {
    name: 'record that does not exist',
    open: async ({ page, expectFailure }) => {
      expectFailure({ address: '/999999', status: 404 });
      await page.goto('/orders/999999/edit');
    },
  },
  {
    name: 'record of a role compared with another',
    open: async (place) => {
      const { one, other } = await twoRoles(place);
      await place.page.goto(`/roles/${one.id}/edit`);
      await compare(place.page, other.name);
    },
  },
  {
    name: 'record of a role, asking before it takes something from a person',
    staysBusy: true,
    ...DIALOG,
    reopens: true,
    open: async (place) => {
      const { page, staff } = place;
      const { one } = await twoRoles(place);
      const { id } = await aUser(staff, { firstName: 'Iga', lastName: 'Obsadzona' });
      await callApi(staff, 'PUT', `/admin/role/${one.id}/users/${id}`);
      await page.goto(`/roles/${one.id}/edit`);
      const assigned = page.getByRole('region', { name: /^(Permissions in the role|Uprawnienia w roli)$/ });
      await assigned.getByRole('checkbox').first().check();
      await assigned
        .getByRole('button', { name: /^(Remove selected|Odbierz zaznaczone|Usuń zaznaczone)/ })
        .click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'record of a person, asking before it erases the data',
    ...DIALOG,
    reopens: true,
    open: async ({ page, staff }) => {
      const { id } = await aUser(staff, { isAdmin: false, position: '' });
      await page.goto(`/users/${id}`);
      await page.getByRole('tab', { name: /^(Personal data|Dane osobowe)/ }).click();
      await page.getByRole('button', { name: /^(Erase the data|Usuń dane)/ }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'record of an e-mail template as its source, with what is wrong',
    open: async (place) => {
      await template(place, 'set-password', 'HTML source');
      await fillSource(
        place.page,
        'Polish',
        '<p>{{surname}} {{firstName</p>\n<a>Otwórz</a><script>x()</script>',
      );
      await panel(place.page).getByText('required, not in the text').waitFor();
    },
  },
  {
    name: 'record of an e-mail template as its preview',
    open: (place) => template(place, 'set-password', 'Preview'),
  },
  {
    name: 'record of an e-mail template with its changes',
    open: async (place) => {
      await template(place, 'set-password', 'HTML source');
      await fillSource(place.page, 'Polish', '<p>{{firstName}}, <a href="{{link}}">dalej</a></p>');
      await view(place.page, 'Changes').click();
    },
  },
  {
    name: 'record of an e-mail template that may only be read',
    viewer: ['admin:email-template:get'],
    open: async (place) => {
      await place.page.goto(await firstOf(place, '/email-templates/$id/edit', '/admin/email/template'));
      await field(place.page, 'Subject (Polish)').waitFor();
    },
  },
  {
    name: 'list of e-mails for who may not see people',
    viewer: ['admin:email:list'],
    open: ({ page }) => page.goto('/emails'),
  },
  {
    name: 'journal entry for who may not see its record',
    viewer: ['admin:audit:list'],
    open: async ({ page }) => {
      await page.goto('/journal?filters[action][value]=order.place');
      await page.getByRole('cell', { name: 'Order: placed' }).first().click();
      await page.getByText('The contents of the entry are shown to those').waitFor();
    },
  },
];
