import type { PermissionView } from '@share/contract/areas/permissions/permissions.schemas.ts';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { aRole, aUser } from './people-records.ts';
import { callApi } from './records.ts';
import { button, field, heading, pathOf } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('PRM-01 to PRM-12 built-in permissions are fixed; own ones are added and deleted, and said to gate nothing', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/permission');
  await page.getByRole('link', { name: 'admin:offer:list' }).first().waitFor();
  expect(await button(page, 'Delete admin:offer:list').count()).toBe(0);

  await page.getByRole('link', { name: 'Add a permission' }).click();
  await page.getByText('This software does not check this permission').waitFor();
  await button(page, 'Add').click();
  await page.getByText('Enter the name.').waitFor();
  expectFailure(page, { address: '/api/admin/permission', status: 422 });
  await field(page, 'Name').fill('admin:offer:fly');
  await button(page, 'Add').click();
  await page.getByText('belong to the built-in permissions').waitFor();
  await field(page, 'Name').fill('newsletter:send');
  await field(page, 'Description').fill('Sends the newsletter');
  await button(page, 'Add').click();
  await heading(page, 'newsletter:send').waitFor();
  expect(pathOf(page)).toMatch(/^\/permission\/\d+$/);

  await page.goto('/permission');
  const row = page.getByRole('row').filter({ hasText: 'newsletter:send' });
  await row.getByText('No effect here').waitFor();
  await row.getByRole('button', { name: 'Delete newsletter:send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await row.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'admin:offer:list' }).first().click();
  await page.getByText('The software itself checks this permission').waitFor();
  expect(await button(page, 'Save').count()).toBe(0);
  await page.getByRole('table', { name: 'Who holds it' }).getByText('Alicja Administratorska').waitFor();
});

test('PRM-03 what the server describes is read again in the language that is chosen', async () => {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, accounts.admin);
  await page.goto('/permission');
  const row = page.getByRole('row').filter({ hasText: 'admin:offer:list' });
  await row.getByText('Lista: oferty').waitFor();
  await button(page, 'EN, English').click();
  await row.getByText('List offers').waitFor();
});

test('USR-39 personal permissions are given, and every permission says through what it is held', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const user = await aUser(page);
  const role = await aRole(page, 'Magazyn', 'admin:series:list');
  await callApi(page, 'PUT', `/admin/role/${role.id}/users/${user.id}`);
  await page.goto(`/users/${user.id}`);
  await page.getByRole('tab', { name: 'Permissions' }).click();
  const effective = page.getByRole('region', { name: 'What this person may do, and why' });
  const line = (key: string) => effective.getByRole('listitem').filter({ hasText: key });
  await line('admin:series:list').getByText('Role: Magazyn').waitFor();
  const available = page.getByRole('region', { name: 'Available permissions' });
  await available.getByRole('button', { name: 'Add List share series' }).click();
  await page.getByText('Permission granted').waitFor();
  await line('admin:series:list').getByText('Personal').waitFor();
  await page
    .getByRole('region', { name: 'Personal permissions', exact: true })
    .getByRole('button', { name: 'Remove List share series' })
    .click();
  await line('admin:series:list').getByText('Personal').waitFor({ state: 'detached' });
  await screenshot(page, 'user-permissions');
  await line('admin:series:list').getByRole('link', { name: 'Magazyn' }).click();
  await heading(page, 'Magazyn').waitFor();

  const [series] = (
    await callApi<{ items: PermissionView[] }>(page, 'GET', '/admin/permission')
  ).items.filter(({ name }) => name === 'admin:series:list');
  await page.goto(`/permission/${series?.id}`);
  const holder = page.getByRole('row').filter({ hasText: user.email });
  await holder.getByText('Role: Magazyn').waitFor();
});

test('R10 whoever may not see the roles of people reads that a permission is held through a role, not which', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const user = await aUser(page);
  const role = await aRole(page, 'Tajna', 'admin:series:list');
  await callApi(page, 'PUT', `/admin/role/${role.id}/users/${user.id}`);
  const reader = await browser.page({ language: 'en' });
  const keys = ['admin:user:get', 'admin:user:get-personal-permissions'] as const;
  await signedIn(reader, await accountWith(browser.server(), ...keys), `/users/${user.id}`);
  await reader.getByRole('tab', { name: 'Permissions' }).click();
  const line = reader.getByRole('listitem').filter({ hasText: 'admin:series:list' });
  await line.getByText('Role', { exact: true }).waitFor();
  expect(await reader.getByText('Tajna').count()).toBe(0);
});
