import type {
  PublicStaticElement,
  StaticMapView,
} from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { callApi } from './records.ts';
import { button, closeToast, field, heading, held, toastOf } from './screens.ts';
import { expectAccessible, expectAccessiblePart } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { mapProviders } from './support/map-providers.ts';
import { screenshot } from './support/screenshot.ts';

const providers = await mapProviders();
const browser = aBrowser(providers.environment);
afterAll(() => providers.stop());

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const onSite = async (page: Page, key: string) =>
  (await callApi<PublicStaticElement[]>(page, 'GET', '/static-content')).find((one) => one.key === key);

/** A PNG of one pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('STA-01 to STA-03, STA-08, STA-12 from the root to a text and a picture, by links and breadcrumbs', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/static-content');
  await link(page, 'Home page').waitFor();
  await screenshot(page, 'static-content-en-1440');
  await link(page, 'Employees').click();
  await link(page, 'Employee 2').click();
  await link(page, 'Position').click();
  await heading(page, 'Position').waitFor();
  await field(page, 'Content (Polish)').fill('Główna księgowa');
  await field(page, 'Content (English)').fill('Chief accountant');
  await button(page, 'Save and back').click();
  await heading(page, 'Employee 2').waitFor();
  await page.getByText('Chief accountant').waitFor();
  await closeToast(page);

  await link(page, 'Photo').click();
  await heading(page, 'Photo').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Image: Change the image').click();
  await (await chooser).setFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from(DOT, 'base64'),
  });
  await button(page, 'Undo').waitFor();
  await field(page, 'Image description (Polish)').fill('Jan przy biurku');
  await field(page, 'Image description (English)').fill('');
  await button(page, 'Save').click();
  await toastOf(page, 'staticContent.edit').getByText('Content saved').waitFor();
  expect(await onSite(page, 'employees.2.photo')).toMatchObject({
    alt: { pl: 'Jan przy biurku', en: 'Jan przy biurku' },
    imageUrl: expect.stringMatching(/^\/api\/files\//),
  });
  await button(page, 'Remove the image').click();
  await page.getByText('The image will be removed').waitFor();
  await button(page, 'Undo').click();
  await page.getByRole('img', { name: 'Image: preview' }).waitFor();
  await page.getByRole('navigation', { name: 'Place in the static content' }).getByText('Employees').click();
  await heading(page, 'Employees').waitFor();

  await page
    .getByRole('navigation', { name: 'Place in the static content' })
    .getByText('Static content')
    .click();
  const search = page.getByRole('searchbox', { name: 'Search the static content' });
  await search.fill('100% nowhere');
  await page.getByText('Nothing here contains “100% nowhere”.').waitFor();
  await search.fill('chief acc');
  await page.getByText('Static content › Employees › Employee 2').waitFor();
  await screenshot(page, 'static-search-en-1440');
  await search.press('Tab');
  await button(page, 'Clear the search').press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Position').waitFor();
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('chief acc');
  await button(page, 'Clear the search').click();
  await link(page, 'Home page').waitFor();
});

test('STA-04 the map is edited as a map', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/static-content');
  await link(page, 'Map').click();
  const marker = page.getByRole('button', { name: /^Marker: / });
  await marker.waitFor();
  await marker.press('ArrowRight');
  await expect.poll(() => field(page, 'Longitude').inputValue()).toBe('19.936942');
  await field(page, 'Zoom').fill('14');
  await button(page, 'Save').click();
  await page.getByText('This value is not valid.').waitFor();
  await field(page, 'Zoom').fill('17');
  await expectAccessible(page);
  await screenshot(page, 'static-map-en-1440');
  await button(page, 'Save').click();
  await page.getByText('Content saved').waitFor();
  expect((await onSite(page, 'map.longitude'))?.content.pl).toBe('19.936942');
  expect((await onSite(page, 'map.zoom'))?.content.en).toBe('17');
});

test('R7 the places of two people that differ by a tenth of a metre are seen to differ', async () => {
  const page = await browser.staff();
  await page.goto('/static-content');
  await link(page, 'Map').click();
  const map = await callApi<StaticMapView>(page, 'GET', '/admin/static-content/map');
  await field(page, 'Latitude').fill('50.061431');
  await callApi(page, 'PUT', '/admin/static-content/map', { ...map, latitude: 50.061432 });
  expectFailure(page, { address: '/admin/static-content/map', status: 412 });
  await button(page, 'Save').click();
  const question = page.getByRole('dialog', { name: 'Somebody changed this record' });
  await question.getByText('50.061431').waitFor();
  await question.getByText('50.061432').waitFor();
});

test('what is typed in the search leads nobody back who has gone on to another screen', async () => {
  const page = await browser.staff();
  await page.clock.install();
  await page.goto('/static-content');
  await link(page, 'Home page').waitFor();
  const letGo = await held(page, '**/assets/faq-*.js');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.getByRole('searchbox', { name: 'Search the static content' }).fill('chief');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }).click();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  letGo();
  await heading(page, 'FAQ').waitFor();
});

test('STA-06, STA-07, RTE-08 what a person may not read cannot be opened, what they may not change is read-only', async () => {
  const page = await browser.page({ language: 'pl', width: 375 });
  await signedIn(page, await accountWith(browser.server(), 'admin:static-content:list'), '/static-content');
  await link(page, 'Kontakt').click();
  await page.getByText('+48 12 000 00 00').waitFor();
  expect(await link(page, 'Telefon').count()).toBe(0);
  await screenshot(page, 'static-content-pl-375');

  const reader = await browser.page({ language: 'pl' });
  const keys = ['admin:static-content:list', 'admin:static-content:get'] as const;
  await signedIn(reader, await accountWith(browser.server(), ...keys), '/static-content');
  await link(reader, 'Kontakt').click();
  await link(reader, 'Telefon').click();
  await heading(reader, 'Telefon').waitFor();

  const stranger = await browser.page({ language: 'pl' });
  await signedIn(stranger, await accountWith(browser.server(), 'admin:offer:list'), '/static-content');
  await stranger.getByText('Nie masz uprawnień do treści stałych').waitFor();
  expect(await stranger.getByRole('searchbox', { name: 'Szukaj w treściach stałych' }).count()).toBe(0);
  await screenshot(stranger, 'static-content-no-permission');
});

test('an element says in words where the site shows it, and is previewed unsaved', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/static-content');
  await link(page, 'Cookies popup').click();
  await page.getByText('Place on the site: The popup about cookies at the first visit.').waitFor();
  await link(page, 'Heading').click();
  await heading(page, 'Heading').waitFor();
  await field(page, 'Content (English)').fill('Only a draft');
  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog');
  await preview.getByText('Only a draft', { exact: true }).waitFor();
  await expectAccessiblePart(page, '[role=dialog]');
  await screenshot(page, 'preview-static-text');
  await button(page, 'Close the preview').click();
  await page.getByText('Place on the site: The popup about cookies at the first visit.').waitFor();
  await screenshot(page, 'static-element-place');
});
