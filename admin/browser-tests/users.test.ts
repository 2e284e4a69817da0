import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOrder, aSellingOffer } from './order-records.ts';
import { aRole, aUser, passwordLink } from './people-records.ts';
import { callApi } from './records.ts';
import { button, closeToast, field, heading, held, pathOf } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot, screenshots } from './support/screenshot.ts';

const browser = aBrowser();

async function adminPage(looks: Parameters<typeof browser.page>[0] = {}): Promise<Page> {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  return page;
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** The name of a row: the e-mail after the state of the account. */
const nameLink = (page: Page, email: string) =>
  page.getByRole('link', { name: new RegExp(`^(Account|Invited).* ${email}$`) });
const search = (page: Page) => page.getByRole('textbox', { name: 'Name, e-mail or phone' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('USR-02 to USR-06 users are found, staff are a list of their own, deleting says what follows', async () => {
  const page = await adminPage();
  const offer = await aSellingOffer(page, 'Kasztanowa');
  const { userMeta } = await anOrder(page, offer, { email: 'zenobia@example.com', firstName: 'Zenobia' });
  await page.goto('/users');
  await search(page).fill('zenobia');
  await nameLink(page, 'zenobia@example.com').waitFor();
  await page.getByRole('table').getByRole('row').nth(2).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.getByRole('columnheader').allTextContents())
    .toEqual([
      'E-mail',
      'First name',
      'Last name',
      'Created',
      'Type',
      'Administrator',
      'Super administrator',
      'Actions',
    ]);
  await expectAccessible(page);

  await button(page, 'Delete zenobia@example.com').click();
  const question = page.getByRole('dialog');
  await question.getByText('1 order, which can still be paid and accepted').waitFor();
  await question.getByRole('button', { name: 'Delete the user' }).click();
  await page.getByText('Nothing matches these filters').waitFor();
  await page.goto('/users?filters[deleted][value]=1');
  await page.getByRole('img', { name: 'Account deleted' }).waitFor();
  expect(await button(page, 'Delete zenobia@example.com').count()).toBe(0);
  await page.goto('/orders?filters[userEmail][value]=zenobia');
  await page.getByText('zenobia@example.com').waitFor();
  expect(await link(page, 'Zenobia Zielińska').count()).toBe(0);
  expect(userMeta.isDeleted).toBe(false);

  await page.getByRole('link', { name: 'Staff accounts' }).click();
  await heading(page, 'Staff accounts').waitFor();
  await nameLink(page, accounts.editor.email).waitFor();
  await nameLink(page, accounts.investor.email).waitFor({ state: 'detached' });
  expect(await button(page, `Delete ${accounts.admin.email}`).count()).toBe(0);
});

test('the question before deleting a user does not follow somebody who has gone on before it was there', async () => {
  const page = await adminPage();
  const user = await aUser(page);
  await page.goto(`/staff-accounts?filters[search][value]=${user.email}`);
  const letGo = await held(page, `**/api/admin/user/${user.id}`);
  const read = page.waitForResponse(`**/api/admin/user/${user.id}`);
  await button(page, `Delete ${user.email}`).click();
  await link(page, 'FAQ').click();
  await heading(page, 'FAQ').waitFor();
  letGo();
  await read;
  await untilQuiet(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('USR-08 to USR-15 a user is added, with a warning for an empty position, and is sent a link', {
  tags: 'essential',
}, async () => {
  const page = await adminPage();
  await page.goto('/users/create');
  await expect.poll(() => button(page, 'Add').isDisabled()).toBe(true);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/admin/user'))
      sent.push(request.postDataJSON());
  });
  await field(page, 'E-mail').fill('nowak@localhost');
  await button(page, 'Add').click();
  await page.getByText('Enter the first name.').waitFor();
  await page.getByText('Enter the last name.').waitFor();
  await page.getByText('The e-mail address is not valid.').waitFor();
  expect(sent).toEqual([]);

  expectFailure(page, { address: '/api/admin/user', status: 422 });
  await field(page, 'First name').fill('Barbara');
  await field(page, 'Last name').fill('Nowak');
  await field(page, 'E-mail').fill(accounts.editor.email);
  await page.getByRole('switch', { name: 'Administrator' }).click();
  await button(page, 'Add').click();
  await page.locator('input[name=email][aria-invalid=true]').waitFor();
  await page.getByText('Enter the position. The account can be saved without one.').waitFor();
  await field(page, 'E-mail').fill('barbara@example.com');
  await closeToast(page);
  await button(page, 'Add').click();
  await heading(page, 'Edit user').waitFor();
  expect(pathOf(page)).toMatch(/^\/users\/\d+$/);
  expect(sent.at(-1)).toEqual({
    email: 'barbara@example.com',
    firstName: 'Barbara',
    lastName: 'Nowak',
    position: '',
    isAdmin: true,
    language: null,
    role: null,
    resetPasswordUrlPattern: `${browser.server().address}/set-password/:resetPasswordToken`,
  });
  await page.getByText('Invited, no password yet').waitFor();
  await page.getByText('Link works until').waitFor();
  await button(page, 'Send the link again').waitFor();
  expect(await passwordLink(browser.server(), 'barbara@example.com')).toContain('/set-password/');

  await page.goto('/staff-accounts?filters[search][value]=saldowski');
  await nameLink(page, 'marek.saldowski@example.com').click();
  await page.getByText('Link works until').waitFor();
  await button(page, 'Send the link again').click();
  await page.getByText('Link sent', { exact: true }).last().waitFor();
  await passwordLink(browser.server(), 'marek.saldowski@example.com');
});

test('USR-16 to USR-26 a user is edited; another country clears the state; others may only read', {
  tags: 'essential',
}, async () => {
  const page = await adminPage();
  const user = await aUser(page, { firstName: 'Dorota' });
  await page.goto(`/users/${user.id}`);
  await heading(page, 'Edit user').waitFor();
  await page.getByRole('tab', { name: 'Personal data' }).waitFor();
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual([
      'User',
      'Agreements',
      'Roles',
      'Permissions',
      'Investments',
      'Orders',
      'Transactions',
      'E-mails',
      'Notes',
      'Personal data',
    ]);
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  const choose = async (select: string, choice: string) => {
    await page.getByRole('combobox', { name: select, exact: true }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  };
  const state = page.getByRole('combobox', { name: 'State or region' });
  await choose('Country', 'United States');
  await choose('State or region', 'Texas');
  await choose('Country', 'Poland');
  await expect.poll(() => state.inputValue()).toBe('');
  await field(page, 'Postal code').fill('00-950');
  await field(page, 'First name').fill('');
  await button(page, 'Save').click();
  await page.getByText('Enter the first name.').waitFor();
  await field(page, 'First name').fill('Dorota Anna');
  await button(page, 'Save').click();
  await page.getByText('User saved').waitFor();
  const stored = await callApi<UserView>(page, 'GET', `/admin/user/${user.id}`);
  expect(stored).toMatchObject({ firstName: 'Dorota Anna', investorData: { address: { zip: '00-950' } } });
  for (const [name, notice] of [
    ['Agreements', 'No agreements of this user found.'],
    ['Roles', 'No roles of this user found.'],
    ['Permissions', 'No personal permissions found.'],
    ['Investments', 'No investments of this user found.'],
    ['Orders', 'No orders of this user found.'],
    ['Transactions', 'No transactions of this user found.'],
    ['E-mails', 'Sent on'],
    ['Notes', 'There are no notes yet.'],
  ] as const) {
    await tab(page, name).click();
    await page.getByText(notice).waitFor();
  }
  await tab(page, 'User').click();
  await field(page, 'Last name').fill('Zmieniona');
  await link(page, 'Back').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
});

test('before somebody stops being an administrator it says what the person loses, and nothing happens without a yes', async () => {
  const page = await adminPage();
  const user = await aUser(page, { firstName: 'Olga', lastName: 'Zdejmowana' });
  const role = await aRole(page, 'Zdejmowana', 'admin:offer:list');
  await callApi(page, 'PUT', `/admin/role/${role.id}/users/${user.id}`);
  await page.goto(`/users/${user.id}`);
  await page.getByRole('switch', { name: 'Administrator' }).click();
  const question = page.getByRole('dialog', { name: 'Take back-office access away from Olga Zdejmowana?' });
  await button(page, 'Save').click();
  await question.getByText('Permissions lost (1)').waitFor();
  await screenshot(page, 'user-demotion');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await button(page, 'Save').click();
  await question.getByRole('button', { name: 'Take access away' }).click();
  await page.getByText('User saved').waitFor();
});

test('the head says who it is, and walks along the list in which the person was found: staff only, beyond the page', async () => {
  const page = await adminPage();
  const lastName = `Wędrowna${crypto.randomUUID().slice(0, 6)}`;
  const staff: string[] = [];
  for (let number = 0; number < 6; number += 1) staff.push((await aUser(page, { lastName })).email);
  await aUser(page, { lastName, isAdmin: false });
  await page.goto(`/staff-accounts?filters[search][value]=${lastName}&pagination[pageSize]=5`);
  await page.locator('tbody tr').nth(4).waitFor();
  await page.locator('tbody tr a[data-record]').first().click();
  const head = page.locator('main dl').filter({ hasText: lastName });
  const met: string[] = [];
  for (let number = 0; number < staff.length; number += 1) {
    if (number > 0) {
      await expect.poll(() => button(page, 'Next in the list (J)').isEnabled()).toBe(true);
      await page.keyboard.press('j');
    }
    const next = async () => {
      const text = (await head.textContent()) ?? '';
      return staff.find((email) => text.includes(email) && !met.includes(email));
    };
    await expect.poll(next).toBeDefined();
    met.push((await next()) ?? '');
  }
  expect(met.toSorted()).toEqual(staff.toSorted());
  await expect.poll(() => button(page, 'Next in the list (J)').isDisabled()).toBe(true);
  await heading(page, 'Edit user').waitFor();
  await page.locator('main').getByText('Invited, no password yet').waitFor();
  await expect.poll(() => head.textContent()).toContain('Staff');
  await expectAccessible(page);
  await screenshots(page, 'user-head');
  await button(page, 'Previous in the list (K)').click();
  await expect.poll(() => head.textContent()).toContain(met[4] ?? '-');
  await link(page, 'List: Staff accounts').click();
  await heading(page, 'Staff accounts').waitFor();
  expect(new URL(page.url()).searchParams.get('filters[search][value]')).toBe(lastName);

  const { email } = await aUser(page);
  await page.goto('/users');
  await search(page).fill(email);
  await nameLink(page, email).click();
  await link(page, 'List: Users').waitFor();
});
