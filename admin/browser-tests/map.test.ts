import pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addElement, elementEditor } from './element-editor.ts';
import { accountWith } from './limited-account.ts';
import { button, field, readOffer, saveOffer, typedIn } from './offer-records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser, expectConsoleError, expectFailure } from './support/browser.ts';
import { mapProviders } from './support/map-providers.ts';
import { screenshot } from './support/screenshot.ts';

const providers = await mapProviders();
const browser = aBrowser(providers.environment);
afterAll(() => providers.stop());

beforeEach(async () => {
  providers.isBroken = false;
  providers.asked.length = 0;
  providers.places = {
    Rynek: [{ display_name: 'Rynek Główny, Kraków', lat: '50.0619474', lon: '19.9368564' }],
    Długa: [
      { display_name: 'Długa, Kraków', lat: '50.0708', lon: '19.9382' },
      { display_name: 'Długa, Gdańsk', lat: '54.3488', lon: '18.6526' },
    ],
  };
  await usingGoogle(null);
});

async function usingGoogle(id: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  await client.query('UPDATE site_settings SET google_maps_id = $1', [id]).finally(() => client.end());
  // The server caches the settings for a moment.
  const policy = async () =>
    (await fetch(browser.server().address)).headers.get('content-security-policy')?.includes('googleapis');
  await expect.poll(policy).toBe(id !== null);
}

const address = { pl: 'Rynek Główny 1, Kraków', en: 'Rynek 1, Krakow' };
const located = { address, latitude: 50.061947, longitude: 19.936856, zoom: 16 };

const aMap = (data: unknown) => ({
  type: 'map',
  title: { pl: 'Położenie', en: 'Location' },
  userMustBeLoggedIn: false,
  userMustInvest: false,
  data,
});
const editorOf = elementEditor(browser);
const mapEditor = (title: string, data: unknown, looks: Parameters<typeof editorOf>[2] = {}) =>
  editorOf(title, [aMap(data)], looks);

/** The editor of a newly added map element. */
async function newMap(title: string) {
  const { page, id } = await editorOf(title, []);
  await addElement(page, 'Map');
  await button(page, 'Find on map').waitFor();
  return { page, id };
}

const marker = (page: Page) => page.getByRole('button', { name: /^Marker: / });

/** Waits until the map shows that place. */
async function expectPlace(page: Page, latitude: string, longitude: string) {
  await expect.poll(() => typedIn(page, 'Latitude')).toBe(latitude);
  await expect.poll(() => typedIn(page, 'Longitude')).toBe(longitude);
}

test('ELM-38 an address is located, then the map and its marker appear', async () => {
  const { page, id } = await newMap('Located');
  expect(await marker(page).count()).toBe(0);
  await field(page, 'Address (Polish)').fill(address.pl);
  await field(page, 'Address (English)').fill(address.en);
  await button(page, 'Find on map').click();
  await marker(page).waitFor();
  await expectPlace(page, '50.061947', '19.936856');
  await screenshot(page, 'map-located');
  await saveOffer(page);
  expect((await readOffer(page, id)).sections[0]?.elements[0]?.data).toEqual(located);
});

test('ELM-41, ELM-42, ELM-43 an empty or unknown address shows an error until one is found', async () => {
  const { page } = await newMap('Not located');
  await button(page, 'Find on map').click();
  await page.getByText('Enter the address.').waitFor();
  await field(page, 'Address (English)').fill('Nowhere at all');
  await page.getByText('Enter the address.').waitFor({ state: 'hidden' });
  await button(page, 'Find on map').click();
  await page.getByText('This address could not be found.').waitFor();
  expect(await marker(page).count()).toBe(0);
  providers.isBroken = true;
  expectFailure(page, { address: '/map/places', status: 502 });
  await field(page, 'Address (English)').fill('Rynek');
  await button(page, 'Find on map').click();
  await page.getByText('Address search is not available right now.').waitFor();
  providers.isBroken = false;
  await button(page, 'Find on map').click();
  await page.getByText('Address search is not available right now.').waitFor({ state: 'hidden' });
  await marker(page).waitFor();
});

test('an ambiguous address offers a choice of places', async () => {
  const { page } = await newMap('Several');
  await field(page, 'Address (English)').fill('Długa');
  await button(page, 'Find on map').click();
  await button(page, 'Długa, Gdańsk').click();
  await expectPlace(page, '54.3488', '18.6526');
  await marker(page).waitFor();
});

test('CON-15, CON-16, CON-17 the place is set by click, drag, keys and typing; the zoom in both directions', async () => {
  const { page } = await newMap('Moved');
  await button(page, 'Pick it on the map').click();
  await expectPlace(page, '50.05', '19.95');
  const canvas = page.getByRole('group', { name: 'Map of the place' });
  await marker(page).waitFor();
  await expect.poll(async () => (await canvas.boundingBox())?.height).toBe(400);

  await marker(page).press('ArrowRight');
  await expectPlace(page, '50.05', '19.950086');
  await marker(page).press('Shift+ArrowUp');
  await expectPlace(page, '50.050551', '19.950086');

  // Otherwise the action bar at the end of the page would cover it.
  await canvas.evaluate((map) => map.scrollIntoView({ block: 'center' }));
  const box = await marker(page).boundingBox();
  if (!box) throw new Error('The marker is not on the screen.');
  await page.mouse.move(box.x + 16, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 116, box.y + 70, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await typedIn(page, 'Longitude'))).toBeGreaterThan(19.951);
  expect(Number(await typedIn(page, 'Latitude'))).toBeLessThan(50.05055);
  expect(await typedIn(page, 'Longitude')).toMatch(/^\d+\.\d{1,6}$/);

  await button(page, 'Zoom in').click();
  await expect.poll(() => page.getByLabel('Zoom', { exact: true }).inputValue()).toBe('17');
  await page.getByLabel('Zoom', { exact: true }).selectOption('15');
  await expect.poll(() => providers.asked.some((path) => path.startsWith('/tiles/15/'))).toBe(true);
  expect(providers.asked.some((path) => path.startsWith('/tiles/14/'))).toBe(false);

  await field(page, 'Latitude').fill('54.35');
  await field(page, 'Longitude').fill('18.65');
  await expect.poll(() => providers.asked.some((path) => path.startsWith('/tiles/15/18081/'))).toBe(true);
});

test('a drag of the marker is one undo step', async () => {
  const { page } = await mapEditor('Undone', located);
  await marker(page).press('ArrowRight');
  await expectPlace(page, '50.061947', '19.936942');
  await button(page, 'Undo').click();
  await expectPlace(page, '50.061947', '19.936856');
});

test('ELM-39, ELM-40, ELM-44 with an id in the settings Google shows the map and finds the address', async () => {
  await usingGoogle('the-id');
  providers.isBroken = true;
  const { page } = await newMap('By Google');
  await providers.serveGoogle(page);
  expectFailure(page, { address: 'maps.googleapis.com', status: 500 });
  await button(page, 'Pick it on the map').click();
  await page.getByText('Error', { exact: true }).waitFor();
  await field(page, 'Latitude').fill('50.06');
  providers.isBroken = false;
  await button(page, 'Try again').click();
  await page.getByText('Google stand-in').waitFor();
  expect(providers.asked.at(-1)).toMatch(/^\/google\.js\?.*key=the-id&.*language=en/);

  await field(page, 'Address (English)').fill('Rynek 1');
  await button(page, 'Find on map').click();
  await expectPlace(page, '50.061947', '19.936856');
  await expect.poll(() => marker(page).getAttribute('data-position')).toBe('50.061947 19.936856');
  expect(providers.asked.filter((path) => path.startsWith('/search'))).toEqual([]);
  await marker(page).dblclick();
  await expectPlace(page, '51.123457', '17.765432');
  await button(page, 'Closer').click();
  await expect.poll(() => page.getByLabel('Zoom', { exact: true }).inputValue()).toBe('17');
});

test('ELM-39 a message is shown while the script loads the map', async () => {
  await usingGoogle('the-id');
  const { page } = await newMap('Loading');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await providers.serveGoogle(page);
  await page.route('https://maps.googleapis.com/**', async (route) => {
    await held;
    await route.fallback();
  });
  await button(page, 'Pick it on the map').click();
  await page.getByText('Loading...', { exact: true }).waitFor();
  letGo();
  await page.getByText('Google stand-in').waitFor();
  await page.getByText('Loading...', { exact: true }).waitFor({ state: 'hidden' });
});

test('a page that was open before Google Maps were switched on goes on with our own maps and addresses', async () => {
  const { page } = await newMap('Switched on meanwhile');
  await usingGoogle('the-id');
  expectConsoleError(page, 'maps.googleapis.com');
  expectFailure(page, { address: 'maps.googleapis.com', status: 0 });
  await field(page, 'Address (English)').fill('Rynek 1');
  await button(page, 'Find on map').click();
  await expectPlace(page, '50.061947', '19.936856');
  await marker(page).waitFor();
});

test('no map code is loaded before a map is on the screen', async () => {
  const { page } = await editorOf('No map', []);
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /leaflet|google-map/.test(name)).length,
    );
  expect(await loaded()).toBe(0);
  expect(providers.asked).toEqual([]);
});

test('without the edit permission the map is visible and cannot be changed', async () => {
  const reader = await accountWith(browser.server(), 'admin:offer:get', 'admin:offer:list');
  const { page } = await mapEditor('Read only', located, { account: reader });
  await page.getByRole('img', { name: /^Marker: / }).waitFor();
  expect(await button(page, 'Find on map').count()).toBe(0);
  expect(await field(page, 'Latitude').getAttribute('readonly')).not.toBeNull();
  await expectAccessible(page);
});

test('the map in Polish and on a small screen', async () => {
  const { page } = await mapEditor('Mapa', located, { language: 'pl', width: 375 });
  const canvas = page.getByRole('group', { name: 'Mapa: Rynek Główny 1, Kraków' });
  await page.getByRole('button', { name: /^Znacznik: / }).waitFor();
  await expect.poll(async () => (await canvas.boundingBox())?.height).toBe(360);
  await expectToFit(page, 375);
  await screenshot(page, 'map-375-pl');
  await expectAccessible(page);
});
