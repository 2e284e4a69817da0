import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOrderWithAgreements } from './order-records.ts';
import { button, field, heading, pathOf } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

async function adminPage(): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  return page;
}

test('USR-09, USR-22, USR-23 a user is added, and saved, and the list opens again', async () => {
  const page = await adminPage();
  await page.goto('/users/create');
  const email = `${crypto.randomUUID()}@example.com`;
  await field(page, 'First name').fill('Irena');
  await field(page, 'Last name').fill('Wracająca');
  await expect.poll(() => button(page, 'Add and back').isDisabled()).toBe(true);
  await field(page, 'E-mail').fill(email);
  await button(page, 'Add and back').click();
  await heading(page, 'Users').waitFor();
  await page.getByText('User added').waitFor();
  await page.getByRole('link', { name: email }).first().click();
  await heading(page, 'Edit user').waitFor();
  await field(page, 'E-mail').fill('');
  await expect.poll(() => button(page, 'Save and back').isDisabled()).toBe(true);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Last name').fill('Zapisana');
  await button(page, 'Save and back').click();
  await heading(page, 'Users').waitFor();
  await page.getByText('Zapisana').waitFor();
});

test.each([
  ['ROL-07', '/roles', 'Roles', 'Role added'],
  ['PRM-07', '/permission', 'Permissions', 'Permission added'],
])('%s after adding and going back the list opens: %s', async (_, path, title, done) => {
  const page = await adminPage();
  await page.goto(`${path}/create`);
  const name = `Wracająca ${crypto.randomUUID()}`;
  await field(page, 'Name').fill(name);
  await field(page, 'Description').fill('Opis');
  await button(page, 'Add and back').click();
  await heading(page, title).waitFor();
  await page.getByText(done).waitFor();
  await page.getByRole('link', { name }).first().waitFor();
});

test.each([
  ['USR-40', 'user', '/users', 'The user could not be added'],
  ['ROL-20', 'role', '/roles', 'The role could not be added'],
  ['PRM-12', 'permission', '/permission', 'The permission could not be added'],
])('%s a toast says that it failed to add: %s', async (_, area, path, failed) => {
  const page = await adminPage();
  expectFailure(page, { address: `/api/admin/${area}`, status: 422 });
  const errors = [{ code: 'VALUE_INVALID', path: null, message: '' }];
  await page.route(`**/api/admin/${area}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { status: 422, data: null, errors } })
      : route.continue(),
  );
  await page.goto(`${path}/create`);
  const texts = area === 'user' ? ['First name', 'Last name', 'E-mail'] : ['Name', 'Description'];
  for (const name of texts) await field(page, name).fill(`${area}@example.com`);
  await button(page, 'Add').click();
  await page.getByText(failed).waitFor();
  expect(pathOf(page)).toBe(`${path}/create`);
});

test('USR-28 the agreements of an investor: for what, of which type, required and accepted, their order and text', async () => {
  const page = await adminPage();
  const order = await anOrderWithAgreements(page, 'Bukowa', 'bukowa@example.com');
  await page.goto(`/users/${order.userMeta.id}`);
  await page.getByRole('tab', { name: 'Agreements' }).click();
  const panel = page.getByRole('tabpanel');
  await expect
    .poll(() => panel.getByRole('columnheader').allTextContents())
    .toEqual(['Agreement', 'Target', 'Type', 'Required', 'Accepted', 'Order', 'Actions']);
  await panel
    .getByRole('button', { name: /^Show the text of the agreement/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('p').first().waitFor();
  await page.keyboard.press('Escape');
  await panel
    .getByRole('link', { name: String(order.id) })
    .first()
    .click();
  await expect.poll(() => pathOf(page)).toBe(`/orders/${order.id}/edit`);
});
