import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { said } from './order-records.ts';
import { aRole, aUser, passwordLink } from './people-records.ts';
import { callApi } from './records.ts';
import { button, field, heading, pathOf } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function adminPage(looks: Parameters<typeof browser.page>[0] = {}): Promise<Page> {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  return page;
}

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const paneSearch = (page: Page, name: string) => page.getByRole('searchbox', { name: `Search: ${name}` });
const rowOf = (page: Page, name: string, item: string) =>
  pane(page, name).getByRole('row').filter({ hasText: item });

test('ROL-06 to ROL-10 a role is added, changed and deleted once nobody has it', async () => {
  const page = await adminPage();
  await page.goto('/roles/create');
  await button(page, 'Add').click();
  await page.getByText('Enter the name.').waitFor();
  await page.getByText('Enter the description.').waitFor();
  await field(page, 'Name').fill('Kadry');
  await field(page, 'Description').fill('Dba o konta');
  await button(page, 'Add').click();
  await heading(page, 'Kadry').waitFor();
  expect(pathOf(page)).toMatch(/^\/roles\/\d+\/edit$/);
  const id = pathOf(page).split('/')[2] ?? '';
  await field(page, 'Name').fill('Kadry i płace');
  await button(page, 'Save').click();
  await page.getByText('Role saved').waitFor();
  const user = await aUser(page);
  await callApi(page, 'PUT', `/admin/role/${id}/users/${user.id}`);
  await button(page, 'Reload').click();
  await page.getByText('1 user has this role.').waitFor();
  expect(await button(page, 'Delete the role').count()).toBe(0);

  await rowOf(page, 'Users in the role', user.email)
    .getByRole('button', { name: 'Remove Lena Nowa from the role' })
    .click();
  await button(page, 'Delete the role').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click();
  await heading(page, 'Roles').waitFor();
  await page.getByRole('table').getByText('Redakcja').first().waitFor();
  expect(await page.getByText('Kadry i płace').count()).toBe(0);
});

test('a role is filled, given by keyboard, used by its new member, and taken away under her eyes', {
  tags: 'essential',
}, async () => {
  const page = await adminPage();
  const role = await callApi<RoleView>(page, 'POST', '/admin/role', {
    name: 'Recepcja',
    description: 'Oferty',
  });
  const person = await aUser(page, { firstName: 'Wanda', lastName: 'Recepcyjna' });
  await page.goto(`/roles/${role.id}/edit`);
  await paneSearch(page, 'All permissions').fill('admin:offer:');
  await rowOf(page, 'All permissions', 'admin:order:list').waitFor({ state: 'detached' });
  await pane(page, 'All permissions').getByRole('checkbox', { name: 'Select all shown' }).check();
  await pane(page, 'All permissions').getByRole('button', { name: 'Add selected (5)' }).click();
  await rowOf(page, 'Permissions in the role', 'admin:offer:list').waitFor();
  await rowOf(page, 'Permissions in the role', 'admin:offer:delete')
    .getByRole('button', { name: 'Remove Delete offers' })
    .click();
  await rowOf(page, 'All permissions', 'admin:offer:delete').waitFor();

  await paneSearch(page, 'All users').fill('wanda');
  await rowOf(page, 'All users', 'Edward').waitFor({ state: 'detached' });
  // Select all, add selected, then the box, the popup and the arrow of the only row.
  for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Add Wanda Recepcyjna');
  await page.keyboard.press('Enter');
  const giving = page.getByRole('dialog', { name: 'Assign the role?' });
  await giving.getByText('Permissions gained (4)').waitFor();
  await screenshot(page, 'role-given');
  await giving.getByRole('button', { name: 'Assign' }).click();
  await rowOf(page, 'Users in the role', 'Wanda').waitFor();
  await paneSearch(page, 'All users').and(page.locator(':focus')).waitFor();
  await rowOf(page, 'Users in the role', 'Wanda').getByRole('button', { name: 'More about' }).click();
  const view = page.getByRole('dialog').getByRole('link', { name: 'View user' });
  await expect.poll(() => view.getAttribute('href')).toBe(`/users/${person.id}`);
  await page.getByRole('dialog').getByText('Without this role the person loses (4)').waitFor();
  await page.keyboard.press('Escape');

  const hers = await browser.page({ language: 'en' });
  await hers.goto(await passwordLink(browser.server(), person.email));
  await hers.getByLabel('Password', { exact: true }).fill('Recepcja1234');
  await hers.getByLabel('Repeat password').fill('Recepcja1234');
  await button(hers, 'Submit').click();
  await hers.getByRole('link', { name: 'Back to login' }).click();
  await hers.getByLabel('E-mail').fill(person.email);
  await hers.getByLabel('Password', { exact: true }).fill('Recepcja1234');
  await button(hers, 'Sign In').click();
  const menu = hers.getByRole('navigation').first().getByRole('link');
  await hers.getByRole('link', { name: 'Offers', exact: true }).click();
  await heading(hers, 'Offers').waitFor();
  await expect
    .poll(async () => (await menu.allTextContents()).map((name) => name.trim()))
    .toEqual(['Dashboard', 'Offers', 'Languages', 'Settings']);
  await hers.getByRole('link', { name: 'Add an offer' }).waitFor();
  expect(await hers.getByRole('button', { name: /^Delete/ }).count()).toBe(0);

  await rowOf(page, 'Users in the role', 'Wanda')
    .getByRole('button', { name: 'Remove Wanda Recepcyjna from the role' })
    .click();
  const taking = page.getByRole('dialog', { name: 'Remove the role?' });
  await taking.getByText('Permissions lost (4)').waitFor();
  await taking.getByRole('button', { name: 'Remove' }).click();
  await pane(page, 'Users in the role').getByText('Nobody has this role.').waitFor();
  // Nobody touches her page.
  await heading(hers, 'You no longer have access to this screen').waitFor();
  await hers.getByText('Your permissions have changed').waitFor();
  await expect
    .poll(async () => (await menu.allTextContents()).map((name) => name.trim()))
    .toEqual(['Dashboard', 'Settings']);
  await screenshot(hers, 'rights-lost');
});

test('ROL-14 each item has its own spinner, and its own failure', async () => {
  const page = await adminPage();
  const role = await aRole(page, 'Awaryjna');
  await page.goto(`/roles/${role.id}/edit`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  expectFailure(page, { address: `/api/admin/role/${role.id}/permissions/`, status: 403 });
  const refusal = { code: 'PERMISSION_NOT_HELD', path: null, message: '' };
  let calls = 0;
  await page.route(`**/api/admin/role/${role.id}/permissions/*`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    calls += 1;
    if (calls === 1) {
      await held;
      return route.fulfill({ status: 403, json: { status: 403, data: null, errors: [refusal] } });
    }
    return route.continue();
  });
  const chosen = (name: string) =>
    pane(page, 'All permissions').getByRole('checkbox', { name: `Select ${name}`, exact: true });
  await chosen('List orders').check();
  await chosen('List offers').check();
  await pane(page, 'All permissions').getByRole('button', { name: 'Add selected (2)' }).click();
  await button(page, 'Adding List offers').waitFor();
  await button(page, 'Adding List orders').waitFor();
  release();
  await said(page, 'Permission added to the role');
  await said(page, 'The permission could not be added');
  await pane(page, 'All permissions').getByRole('alert').getByText('permissions that you hold').waitFor();
  await expect.poll(() => pane(page, 'Permissions in the role').getByRole('row').count()).toBe(2);
});

test('before a role with members changes it says who gains or loses something, and nothing happens without a yes', {
  tags: 'essential',
}, async () => {
  const page = await adminPage();
  const role = await aRole(page, 'Obsadzona', 'admin:offer:list', 'admin:offer:get');
  const member = await aUser(page, { firstName: 'Iga', lastName: 'Obsadzona' });
  await callApi(page, 'PUT', `/admin/role/${role.id}/users/${member.id}`);
  await page.goto(`/roles/${role.id}/edit`);
  const assigned = pane(page, 'Permissions in the role');
  await assigned.getByRole('checkbox', { name: 'Select all shown' }).check();
  await assigned.getByRole('button', { name: 'Remove selected (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Remove 2 permissions from the role?' });
  await question.getByText('Who loses something (1)').waitFor();
  await question.getByText('Iga Obsadzona').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await assigned.getByRole('button', { name: 'Remove selected (2)' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await assigned.getByText('The role has no permissions.').waitFor();

  await rowOf(page, 'All permissions', 'admin:order:list')
    .getByRole('button', { name: 'Add List orders' })
    .click();
  const adding = page.getByRole('dialog', { name: 'Add the permission to the role?' });
  await adding.getByText('Who gains something (1)').waitFor();
  await adding.getByRole('button', { name: 'Add' }).click();
  await rowOf(page, 'Permissions in the role', 'admin:order:list').waitFor();
});

test('without the keys that change a role its lists can be read only, and it says whose rights are missing', async () => {
  const page = await adminPage();
  const role = await aRole(page, 'Oglądana', 'admin:offer:list');
  const reader = await browser.page({ language: 'en' });
  const keys = ['admin:role:get', 'admin:role:get-users', 'admin:role:get-permissions'] as const;
  await signedIn(reader, await accountWith(browser.server(), ...keys), `/roles/${role.id}/edit`);
  await rowOf(reader, 'Permissions in the role', 'admin:offer:list').waitFor();
  expect(await reader.getByRole('checkbox').count()).toBe(0);
  expect(await reader.getByRole('button', { name: /^(Add|Remove|Delete|Save)/ }).count()).toBe(0);

  const weaker = await browser.page({ language: 'en' });
  const account = await accountWith(browser.server(), ...keys, 'admin:role:add-permission');
  await signedIn(weaker, account, `/roles/${role.id}/edit`);
  const locked = rowOf(weaker, 'All permissions', 'admin:order:accept').getByRole('button', { name: /^Add/ });
  await expect.poll(() => locked.getAttribute('aria-label')).toContain('permissions that you hold yourself');
  await expect.poll(() => locked.getAttribute('aria-disabled')).toBe('true');
});
