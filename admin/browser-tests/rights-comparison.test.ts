import { test } from 'vitest';
import { aRole, aUser } from './people-records.ts';
import { callApi } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('two roles, and two people, are compared by keyboard and on a phone', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const desk = await aRole(page, 'Compared desk', 'admin:faq:list', 'admin:page:list');
  const counter = await aRole(page, 'Compared counter', 'admin:faq:list', 'admin:slider:list');
  const one = await aUser(page, { firstName: 'Lena', lastName: 'Comparedfirst' });
  const other = await aUser(page, { firstName: 'Adam', lastName: 'Comparedother' });
  await callApi(page, 'PUT', `/admin/role/${desk.id}/users/${one.id}`);
  await callApi(page, 'PUT', `/admin/role/${counter.id}/users/${other.id}`);

  const choose = async (typed: string, name: RegExp) => {
    // The lists above have their height then: a list that grows could push the field, and its choices with it, out of sight.
    await untilQuiet(page);
    await page.getByRole('combobox', { name: 'Compare with' }).fill(typed);
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const part = (name: string) => page.getByRole('region', { name, exact: true });

  await page.goto(`/roles/${desk.id}/edit`);
  await choose('Compared counter', /Compared counter/);
  await part('Only Compared desk').getByText('admin:page:list').waitFor();
  await part('Only Compared counter').getByText('admin:slider:list').waitFor();
  await part('In both').getByText('admin:faq:list').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'compare-roles-1440');

  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`/users/${one.id}`);
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await choose('Comparedother', /Adam Comparedother/);
  const both = part('In both').getByRole('listitem').filter({ hasText: 'admin:faq:list' });
  await both.getByRole('link', { name: 'Compared desk' }).waitFor();
  await both.getByRole('link', { name: 'Compared counter' }).waitFor();
  await part('Only Lena Comparedfirst').getByText('admin:page:list').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'compare-people-375-dark');
  await expectToFit(page, 375);
});
