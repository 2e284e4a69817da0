import type { StaticMapView } from '@share/contract/areas/static-content/static-content.schemas.ts';
import type { Page, Request } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { aJpeg } from './chosen-files.ts';
import { button, field } from './offer-records.ts';
import { accept, anOrder, aSellingOffer, dialogue, fact, pay } from './order-records.ts';
import { anAgreement, callApi, unique } from './records.ts';
import { held } from './screens.ts';
import { aBrowser } from './support/browser.ts';
import { mapProviders } from './support/map-providers.ts';
import { screenshot } from './support/screenshot.ts';

const providers = await mapProviders();
const browser = aBrowser(providers.environment);
afterAll(() => providers.stop());

const anEmail = () => `changes-${unique()}@example.com`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const status = (page: Page) => fact(page, 'Status').textContent();

const ASKS = /\/admin\/((order|investment)\/\d+\/revision|static-content\/map\/revision|change\/)/;

/** The questions for changes that the page has asked, and how many have no answer yet. */
interface Asked {
  total: number;
  open: number;
}

/** A page whose clock can be stopped, so that 5 seconds are as long on a busy machine. */
async function staff(): Promise<{ page: Page; asked: Asked }> {
  const page = await browser.staff();
  await page.clock.install();
  const asked = { total: 0, open: 0 };
  const count = (open: number, total: number) => (request: Request) => {
    if (!ASKS.test(request.url())) return;
    asked.open += open;
    asked.total += total;
  };
  page.on('request', count(1, 1)).on('requestfinished', count(-1, 0)).on('requestfailed', count(-1, 0));
  return { page, asked };
}

/** The page asks within 5 seconds of the change whether there was one. Answers take none of these seconds. */
async function changedMeanwhile(page: Page, asked: Asked, change: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await change();
  const before = asked.total;
  for (let second = 1; second <= 5; second += 1) {
    await expect.poll(() => asked.open).toBe(0);
    await page.clock.runFor(1_000);
  }
  await expect.poll(() => asked.total).toBeGreaterThan(before);
  await page.clock.resume();
}

test('an open order notices within 5 seconds that somebody else changed it, and keeps what is typed', {
  tags: 'essential',
}, async () => {
  const { page, asked } = await staff();
  const order = await anOrder(page, await aSellingOffer(page, `Otwarte ${unique()}`), { email: anEmail() });
  await page.goto(`/orders/${order.id}/edit`);
  await field(page, 'City').fill('Gdynia');
  await changedMeanwhile(page, asked, () => pay(page, order));
  await page.getByText('Changed by Alicja Administratorska').waitFor();
  await page.getByText('What you have typed stays.').waitFor();
  await screenshot(page, 'order-changed-by-others');
  await button(page, 'Show').click();
  await expect.poll(() => status(page)).toBe('Paid');
  await expect.poll(() => field(page, 'City').inputValue()).toBe('Gdynia');
  expect(await page.getByText('Changed by Alicja').count()).toBe(0);
});

test('an open investment notices within 5 seconds that somebody accepted one of its orders', async () => {
  const { page, asked } = await staff();
  const order = await anOrder(page, await aSellingOffer(page, `Udziały ${unique()}`), { email: anEmail() });
  await pay(page, order);
  await page.goto(`/investments/${order.investmentId}/edit`);
  await expect.poll(() => fact(page, 'Shares').textContent()).toBe('0');
  await changedMeanwhile(page, asked, () => accept(page, order));
  await page.getByText('Changed by Alicja Administratorska').waitFor();
  await button(page, 'Show').click();
  await expect.poll(() => fact(page, 'Shares').textContent()).toBe('2');
  await page.getByText('Changed by Alicja').waitFor({ state: 'detached' });
});

test('an open form says within 5 seconds who changed its record: shows it, or merges it with what is typed', async () => {
  const { page, asked } = await staff();
  const agreement = await anAgreement(page, `Zgoda ${unique()}`);
  const changeName = (en: string) =>
    callApi(page, 'PUT', `/admin/agreements/${agreement.id}`, {
      ...agreement,
      name: { ...agreement.name, en },
    });
  await page.goto(`/agreements/${agreement.id}`);
  await heading(page, agreement.name.en);
  await changedMeanwhile(page, asked, () => changeName('First change'));
  await page.getByText('Changed by Alicja Administratorska').waitFor();
  await button(page, 'Show').click();
  await heading(page, 'First change');
  await page.getByText('Changed by Alicja').waitFor({ state: 'detached' });

  await page.locator('[name="name.pl"]').fill('Moja nazwa');
  await changedMeanwhile(page, asked, () => changeName('Second change'));
  await page.getByText('What you have typed stays.').waitFor();
  await button(page, 'Show').click();
  await dialogue(page).waitFor();
  await screenshot(page, 'agreement-changed-by-others');
});

test('the map of the static content, whose three elements are saved together, notices it as well', async () => {
  const { page, asked } = await staff();
  await page.goto('/static-content');
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
  await field(page, 'Latitude').waitFor();
  const map = await callApi<StaticMapView>(page, 'GET', '/admin/static-content/map');
  await changedMeanwhile(page, asked, () =>
    callApi(page, 'PUT', '/admin/static-content/map', { ...map, latitude: 54.352 }),
  );
  await page.getByText('Changed by Alicja Administratorska').waitFor();
  await screenshot(page, 'static-map-changed-by-others');
  await button(page, 'Show').click();
  await expect.poll(() => field(page, 'Latitude').inputValue()).toBe('54.352');
  await page.getByRole('listitem').filter({ hasText: 'Latitude' }).getByText('54.352').waitFor();
  expect(await page.getByText('Changed by Alicja').count()).toBe(0);
});

test('it says so only once uploads have ended: what they bring is merged as well', async () => {
  const { page, asked } = await staff();
  const agreement = await anAgreement(page, `Skan ${unique()}`);
  await page.goto(`/agreements/${agreement.id}`);
  const letGo = await held(page, '**/upload-photo');
  await page.getByRole('textbox', { name: 'Content (Polish)' }).click();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Insert an image').first().click();
  await (await chooser).setFiles(await aJpeg('scan.jpg'));
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  const name = { ...agreement.name, en: 'Changed name' };
  await changedMeanwhile(page, asked, () =>
    callApi(page, 'PUT', `/admin/agreements/${agreement.id}`, { ...agreement, name }),
  );
  const changed = page.getByText('Changed by Alicja Administratorska');
  expect(await changed.count()).toBe(0);
  letGo();
  await changed.waitFor();
  await page.getByText('What you have typed stays.').waitFor();
});
