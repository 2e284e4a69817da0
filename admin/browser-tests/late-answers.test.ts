import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { describe, expect, test } from 'vitest';
import { anOrder, aSellingOffer, transactionOf } from './order-records.ts';
import { aRole } from './people-records.ts';
import { callApi, unique } from './records.ts';
import { button, field, heading, held, onSeries, pathOf } from './screens.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';

const browser = aBrowser();

describe('an answer that comes after somebody has left leads nobody anywhere, and discards nothing', () => {
  test('of adding a record', async () => {
    const page = await browser.staff();
    await page.goto('/roles/create');
    const answer = await held(page, '**/api/admin/role');
    await field(page, 'Name').fill('Odejście');
    await field(page, 'Description').fill('Nikogo tu nie ma');
    await button(page, 'Add').click();
    await page.getByRole('link', { name: 'FAQ' }).click();
    await button(page, 'Discard changes').click();
    await heading(page, 'FAQ').waitFor();
    answer();
    await page.getByText('Role added').waitFor();
    await untilQuiet(page);
    expect(pathOf(page)).toBe('/faq');
  });

  test('of deleting a record', async () => {
    const page = await browser.staff();
    const { id } = await aRole(page, `Do usunięcia ${unique()}`);
    await page.goto(`/roles/${id}/edit`);
    await button(page, 'Delete the role').click();
    const answer = await held(page, `**/api/admin/role/${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the role' }).click();
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('link', { name: /^Add/ }).click();
    await field(page, 'Question (English)').fill('What is a share?');
    answer();
    await page.getByText('Role deleted').waitFor();
    await untilQuiet(page);
    expect(pathOf(page)).toBe('/faq/create');
    expect(await field(page, 'Question (English)').inputValue()).toBe('What is a share?');
    await page.getByRole('link', { name: 'Agreements' }).click();
    await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
  });

  test('of accepting a payment and going on to the next one', { tags: 'essential' }, async () => {
    const page = await browser.staff();
    const email = `late-${unique()}@example.com`;
    const offer = await aSellingOffer(page, `Spóźniona ${unique()}`);
    await anOrder(page, offer, { email });
    const order = await anOrder(page, offer, { email });
    await page.goto(`/transactions?filters[userEmail][value]=${email}`);
    await page.getByRole('link', { name: String(transactionOf(order)), exact: true }).click();
    await button(page, 'Accept payment').click();
    const answer = await held(page, '**/accept');
    await page.getByRole('dialog').getByRole('button', { name: /next/ }).click();
    await page.goBack();
    await heading(page, 'Transactions').waitFor();
    answer();
    await page.getByText('Payment accepted').first().waitFor();
    await untilQuiet(page);
    expect(pathOf(page)).toBe('/transactions');
  });
});

test('a question that was closed while it was answered leaves the one that is open now', async () => {
  const page = await browser.staff();
  const email = `question-${unique()}@example.com`;
  const offer = await aSellingOffer(page, `Pytania ${unique()}`);
  const orders = [];
  for (const quantity of [1, 2, 3]) orders.push(await anOrder(page, offer, { email, quantity }));
  const [third = 0, , first = 0] = orders.map(transactionOf);
  await page.goto(`/transactions?filters[userEmail][value]=${email}`);
  const answer = await held(page, `**/transaction/${first}/accept`);
  await button(page, `Accept payment: transaction ${first}`).click();
  await page.getByRole('dialog').getByRole('button', { name: /next/ }).click();
  await page.keyboard.press('Escape');
  await button(page, `Accept payment: transaction ${third}`).click();
  await field(page, 'Note').fill('Checked with the bank');
  answer();
  await page.getByText('Payment accepted').first().waitFor();
  await untilQuiet(page);
  await page.getByRole('dialog', { name: String(third) }).waitFor();
  expect(await field(page, 'Note').inputValue()).toBe('Checked with the bank');
});

test('what is typed while a record is loaded again stays', async () => {
  const { page, series } = await onSeries(browser, 'Tamarack');
  const letGo = await held(page, `**/api/admin/share/series/${series.id}`);
  await button(page, 'Reload').click();
  await field(page, 'Name (English)').fill('Typed meanwhile');
  const loaded = page.waitForResponse(`**/api/admin/share/series/${series.id}`);
  letGo();
  await loaded;
  await untilQuiet(page);
  expect(await field(page, 'Name (English)').inputValue()).toBe('Typed meanwhile');
  await page.getByText('Unsaved changes').waitFor();
});

test('a save whose answer was lost is no change by somebody else when it is repeated', async () => {
  const page = await browser.staff();
  const { id } = await aRole(page, `Zgubiona ${unique()}`);
  await page.goto(`/roles/${id}/edit`);
  await field(page, 'Description').fill('Stored although nobody heard of it');
  await page.route(
    `**/api/admin/role/${id}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  for (const status of [0, 412]) expectFailure(page, { address: `/api/admin/role/${id}`, status });
  await button(page, 'Save').click();
  await page.getByText('The server cannot be reached.').waitFor();
  await button(page, 'Save').click();
  await page.getByText('Role saved').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const stored = await callApi<RoleView>(page, 'GET', `/admin/role/${id}`);
  expect(stored.description).toBe('Stored although nobody heard of it');
});

test('what is typed in the search of a list is not meant for the screen to which one has gone on', async () => {
  const page = await browser.staff();
  await page.clock.install();
  await page.goto('/orders');
  await untilQuiet(page);
  const letGo = await held(page, '**/assets/faq-*.js');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.locator('[aria-keyshortcuts="/"]').fill('kowalski');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }).click();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  letGo();
  await heading(page, 'FAQ').waitFor();
  expect(page.url()).toMatch(/\/faq$/);
});
