import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOffer, button, field, moveEntry, readOffer, saveOffer } from './offer-records.ts';
import { callApi } from './records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { dragTo } from './support/dragging.ts';

const browser = aBrowser();

const both = (text: string) => ({ pl: text, en: `${text} EN` });
const aDescription = (title: string): OfferInputDraft['descriptions'][number] => ({
  title: both(title),
  content: { pl: '<p>Opis.</p>', en: '<p>Description.</p>' },
  userMustBeLoggedIn: false,
  userMustInvest: false,
});
const aProperty = (label: string): OfferInputDraft['properties'][number] => ({
  label: both(label),
  value: both('24'),
  userMustBeLoggedIn: false,
  userMustInvest: false,
});

async function anEditor(
  title: string,
  fields: Partial<OfferInputDraft> = {},
): Promise<{ page: Page; id: number }> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title, fields);
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('heading', { name: `${title} EN`, level: 1 }).waitFor();
  return { page, id };
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const headingsBecome = (page: Page, name: string, ...expected: string[]) =>
  expect.poll(() => section(page, name).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(expected);
const turn = (page: Page, label: string) => page.getByRole('switch', { name: label, exact: true });
const focusIsOn = (page: Page, name: string) =>
  page.waitForFunction((expected) => document.activeElement?.getAttribute('name') === expected, name);

test('deleting an entry can be undone also when it was the only change', async () => {
  const { page } = await anEditor('The only change');
  await button(page, 'Add a badge').click();
  await field(page, 'Text (English)').fill('Written at length');
  await button(page, 'Delete Written at length').click();
  await button(page, 'Undo deleting Written at length').click();
  await expect.poll(() => page.locator('[name="badges.0.text.en"]').inputValue()).toBe('Written at length');
});

test('OFR-55, OFR-56 a badge has preset or custom colours, shown in a preview', async () => {
  const { page, id } = await anEditor('Badges', {
    badges: [{ text: both('Stare'), colorText: '#000000', colorBackground: '#ffffff' }],
  });
  await button(page, 'Add a badge').click();
  await focusIsOn(page, 'badges.1.text.pl');
  await field(page, 'Text (Polish)').fill('Nowość');
  await field(page, 'Text (English)').fill('New');
  await button(page, 'Blue on light blue').click();
  await page.locator('[aria-pressed="true"]').getByText('Blue on light blue').waitFor();
  const look = page.getByRole('group', { name: 'New', exact: true }).getByText('New', { exact: true });
  await expect
    .poll(() => look.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(219, 234, 254)');

  await field(page, 'Background colour').fill('#12345');
  await button(page, 'Save').click();
  await page.getByText('Enter the colour as #rrggbb.').waitFor();
  await page.getByLabel('Background colour: pick a colour').fill('#93c5fd');
  await page.getByText('This text may be hard to read').waitFor();
  await moveEntry(page, 'New', 'Move up');
  await headingsBecome(page, 'Badges', '1. New', '2. Stare EN');
  await saveOffer(page);
  expect((await readOffer(page, id)).badges).toMatchObject([
    { text: { pl: 'Nowość', en: 'New' }, colorText: '#1d4ed8', colorBackground: '#93c5fd' },
    { text: both('Stare'), colorText: '#000000', colorBackground: '#ffffff' },
  ]);
});

test('OFR-57, OFR-58 a description can be limited to investors only if it is limited to signed-in users', async () => {
  const { page, id } = await anEditor('Descriptions', { descriptions: [aDescription('Alfa')] });
  const before = (await readOffer(page, id)).descriptions[0]?.id;
  await button(page, 'Edit Alfa EN').click();
  const investors = turn(page, 'Only for investors in this offer');
  await turn(page, 'Only for signed-in users').check();
  await investors.check();
  await section(page, 'Descriptions').getByText('Investors', { exact: true }).waitFor();
  await turn(page, 'Only for signed-in users').uncheck();
  await investors.waitFor({ state: 'detached' });
  await turn(page, 'Only for signed-in users').check();
  await investors.waitFor();
  await expect.poll(() => investors.isChecked()).toBe(false);
  await investors.check();
  await button(page, 'Close Alfa EN').click();
  await button(page, 'Add a description').click();
  await focusIsOn(page, 'descriptions.1.title.pl');
  await field(page, 'Title (Polish)').last().fill('Beta');
  await field(page, 'Title (English)').last().fill('Beta EN');
  await field(page, 'Content (Polish)').fill('Treść.');
  await moveEntry(page, 'Beta EN', 'To position 1');
  await headingsBecome(page, 'Descriptions', '1. Beta EN', '2. Alfa EN');
  await saveOffer(page);
  expect((await readOffer(page, id)).descriptions).toMatchObject([
    { title: both('Beta'), content: { pl: '<p>Treść.</p>' }, userMustInvest: false },
    { id: before, title: both('Alfa'), userMustBeLoggedIn: true, userMustInvest: true },
  ]);
});

test('OFR-59 properties are added, changed and deleted; the last deletion can be undone', {
  tags: 'essential',
}, async () => {
  const { page, id } = await anEditor('Properties', { properties: ['Alfa', 'Beta'].map(aProperty) });
  await button(page, 'Delete Alfa EN').click();
  await headingsBecome(page, 'Properties', '1. Beta EN');
  await button(page, 'Undo deleting Alfa EN').click();
  await headingsBecome(page, 'Properties', '1. Alfa EN', '2. Beta EN');
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  await button(page, 'Delete Beta EN').click();
  await button(page, 'Add a property').click();
  await field(page, 'Label (Polish)').fill('Gama');
  await field(page, 'Label (English)').fill('Gama EN');
  await field(page, 'Value (Polish)').fill('7');
  await field(page, 'Value (English)').fill('7 EN');
  await turn(page, 'Only for signed-in users').check();
  await saveOffer(page);
  await button(page, 'Undo deleting Beta EN').waitFor({ state: 'detached' });
  expect((await readOffer(page, id)).properties).toMatchObject([
    { label: both('Alfa'), value: both('24'), userMustBeLoggedIn: false },
    { label: both('Gama'), value: both('7'), userMustBeLoggedIn: true, userMustInvest: false },
  ]);
});

describe('errors', () => {
  test('in a closed card, found here or by the server, open it, are counted and are focused', async () => {
    const { page, id } = await anEditor('Closed Cards', { descriptions: ['Alfa', 'Beta'].map(aDescription) });
    await button(page, 'Edit Beta EN').click();
    await field(page, 'Title (English)').last().fill(' ');
    await button(page, 'Close New description').click();
    await page.getByRole('tab', { name: 'Agreements' }).click();
    await button(page, 'Save').click();
    await focusIsOn(page, 'descriptions.1.title.en');
    await page.getByRole('tab', { name: 'Main content' }).getByLabel('1 error').waitFor();
    await field(page, 'Title (English)').last().fill('Beta EN');
    await button(page, 'Close Beta EN').click();

    const refusal = { code: 'VALUE_TOO_LONG', path: 'descriptions.0.title.pl', message: 'too long' };
    await page.route(`**/api/admin/offer/${id}`, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { status: 422, data: null, errors: [refusal] } })
        : route.continue(),
    );
    expectFailure(page, { address: `/api/admin/offer/${id}`, status: 422 });
    await button(page, 'Save').click();
    await focusIsOn(page, 'descriptions.0.title.pl');
    await section(page, 'Descriptions').getByText('This value is too long.').waitFor();
  });
});

describe('the order', () => {
  test('is changed by dragging, with the mouse and with the keyboard', async () => {
    const { page, id } = await anEditor('Dragged', { properties: ['Alfa', 'Beta', 'Gama'].map(aProperty) });
    await dragTo(page, button(page, 'Drag Alfa EN'), button(page, 'Drag Gama EN'), 3);
    await headingsBecome(page, 'Properties', '1. Beta EN', '2. Gama EN', '3. Alfa EN');

    await button(page, 'Drag Gama EN').focus();
    await page.keyboard.press('Space');
    await page.getByText('Lifted.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Now position 1.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await headingsBecome(page, 'Properties', '1. Gama EN', '2. Beta EN', '3. Alfa EN');
    await saveOffer(page);
    const labels = (await readOffer(page, id)).properties.map(({ label }) => label.pl);
    expect(labels).toEqual(['Gama', 'Beta', 'Alfa']);
  });
});

test('the lists are accessible, and readable without the edit permission', async () => {
  const content = {
    badges: [{ text: both('Nowość'), colorText: '#ffffff', colorBackground: '#000000' }],
    descriptions: [aDescription('Opis')],
    properties: ['Alfa', 'Beta'].map(aProperty),
  };
  const { page, id } = await anEditor('For Everybody', content);
  for (const name of ['Nowość', 'Opis', 'Alfa']) await button(page, `Edit ${name} EN`).click();
  await page.getByRole('toolbar').nth(3).waitFor();
  await expectAccessible(page);

  const reader = await browser.page({ language: 'en' });
  const account = await accountWith(browser.server(), 'admin:offer:get', 'admin:offer:list');
  await signedIn(reader, account, `/offers/${id}/edit`);
  await button(reader, 'Show Nowość EN').click();
  await button(reader, 'Show Alfa EN').click();
  await expect.poll(() => field(reader, 'Value (English)').getAttribute('readonly')).not.toBeNull();
  await expect.poll(() => field(reader, 'Text colour').getAttribute('readonly')).not.toBeNull();
  for (const name of ['Add a badge', 'Delete Alfa EN', 'Drag Alfa EN', 'White on black'])
    await button(reader, name).waitFor({ state: 'detached' });
  await reader.getByRole('tab', { name: 'Documents' }).click();
  await reader.getByText('This offer has no documents yet.').waitFor();
  await button(reader, 'Add documents').waitFor({ state: 'detached' });
});

test('two versions of the lists are compared as text', async () => {
  const { page, id } = await anEditor('Shared Lists', { properties: ['Alfa', 'Beta'].map(aProperty) });
  const { version: _version, ...stored } = await readOffer(page, id);
  await button(page, 'Delete Alfa EN').click();
  await callApi(page, 'PUT', `/admin/offer/${id}`, {
    ...stored,
    properties: stored.properties.map(({ id, label, value }, at) => ({
      id,
      label,
      value,
      userMustBeLoggedIn: at === 0,
      userMustInvest: false,
    })),
  });
  expectFailure(page, { address: `/api/admin/offer/${id}`, status: 412 });
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this record' });
  const choices = dialog.getByRole('radiogroup', { name: 'Properties · 1' }).getByRole('radio');
  await choices.first().waitFor();
  await expect
    .poll(() => choices.allTextContents())
    .toEqual(['Mineempty or deleted', 'SavedAlfa / Alfa EN: 24 / 24 EN · Signed in']);
});
