import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import {
  button,
  field,
  newOfferForm,
  openNewOffer,
  readOffer,
  slugBecomes,
  typedIn,
} from './offer-records.ts';
import { aSeries } from './records.ts';
import { aBrowser, expectFailure, stopAtToday } from './support/browser.ts';

const browser = aBrowser();

const newOffer = () => newOfferForm(browser);
const editedId = (page: Page) => Number(/\/offers\/(\d+)\/edit$/.exec(new URL(page.url()).pathname)?.[1]);

test('OFR-14, OFR-32, OFR-33, OFR-42 a new offer is open and not visible, and starts and ends today', async () => {
  const page = await browser.page({ language: 'en' });
  const today = await stopAtToday(page);
  await openNewOffer(page);
  await expect.poll(() => page.getByRole('switch', { name: 'Open' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('switch', { name: 'Visible' }).isChecked()).toBe(false);
  expect(await typedIn(page, 'Investment start')).toBe(today);
  expect(await typedIn(page, 'Investment end')).toBe(today);
  expect(await page.getByText('Created', { exact: true }).count()).toBe(0);
});

test('OFR-15, OFR-16 an offer is created with all fields, and its editor opens', {
  tags: 'essential',
}, async () => {
  const page = await newOffer();
  await aSeries(page, 'Wolska');
  await field(page, 'Title (Polish)').fill('Kamienica Wolska');
  await field(page, 'Title (English)').fill('Wolska Townhouse');
  await slugBecomes(page, 'en', 'wolska-townhouse');
  await page.getByRole('switch', { name: 'Open' }).uncheck();
  await page.getByRole('switch', { name: 'Visible' }).check();
  await field(page, 'Position').fill('7');
  await page.getByRole('combobox', { name: 'Share series' }).fill('Wolska');
  await page.getByRole('option', { name: 'Wolska EN' }).click();
  await field(page, 'Total cost').fill('1234567.5');
  await field(page, 'Investment start').fill('2026-02-01');
  await field(page, 'Investment end').fill('2027-03-31');
  await field(page, 'Investment return (Polish)').fill('7–9%');
  await field(page, 'Investment return (English)').fill('7–9% a year');
  await page.getByRole('switch', { name: 'Fixed investors’ equity' }).check();
  await field(page, 'Investors’ equity amount').fill('500000');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'front.png',
      mimeType: 'image/png',
      buffer: await aPicture.png(),
    });
  await page.getByRole('img', { name: 'Image of the offer: preview' }).waitFor();
  await page.getByRole('switch', { name: 'Full-width image' }).check();
  await field(page, 'Project type').fill('Flats');
  await field(page, 'Address').fill('ul. Wolska 1, Warszawa');
  await field(page, 'Main description (Polish)').fill('Blisko parku.');
  await field(page, 'Main description (English)').fill('Near the park.');
  await button(page, 'More details').click();
  await field(page, 'Cost per share').fill('250.5');
  await field(page, 'Minimum number of shares').fill('4');
  await field(page, 'Developer equity').fill('100');
  await field(page, 'Investors’ equity').fill('200');
  await field(page, 'Debt').fill('300');
  await field(page, 'Redemption cap rate').fill('6.25');
  await field(page, 'Tenants (English)').fill('A bank.');
  await button(page, 'Add').click();

  await page.getByText('Offer added').waitFor();
  await page.getByRole('heading', { name: 'Wolska Townhouse', level: 1 }).waitFor();
  const offer = await readOffer(page, editedId(page));
  expect(offer).toMatchObject({
    title: { pl: 'Kamienica Wolska', en: 'Wolska Townhouse' },
    slug: { pl: 'kamienica-wolska', en: 'wolska-townhouse' },
    isOpen: false,
    isVisible: true,
    position: 7,
    seriesName: { pl: 'Wolska', en: 'Wolska EN' },
    totalCost: 1_234_567.5,
    investmentStart: '2026-02-01',
    investmentEnd: '2027-03-31',
    investmentReturn: { pl: '7–9%', en: '7–9% a year' },
    fixedInvestorsEquity: 500_000,
    templateName: 'fullWidthGallery',
    projectType: 'Flats',
    address: 'ul. Wolska 1, Warszawa',
    mainDescription: { pl: '<p>Blisko parku.</p>', en: '<p>Near the park.</p>' },
    costPerStock: 250.5,
    minStock: 4,
    developerEquity: 100,
    investorsEquity: 200,
    debt: 300,
    redemptionCapRate: 6.25,
    tenants: { pl: '', en: '<p>A bank.</p>' },
  });
  expect(offer.imageUrl).toMatch(/^\/api\/files\//);
});

test('OFR-17, OFR-45 create and back opens the list; no fixed equity is sent while its switch is off', async () => {
  const page = await newOffer();
  await field(page, 'Title (Polish)').fill('Dom Cichy');
  await field(page, 'Title (English)').fill('Quiet House');
  await page.getByRole('switch', { name: 'Fixed investors’ equity' }).check();
  await field(page, 'Investors’ equity amount').fill('500');
  await page.getByRole('switch', { name: 'Fixed investors’ equity' }).uncheck();
  await slugBecomes(page, 'en', 'quiet-house');
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/offer'),
  );
  await button(page, 'Add and back').click();
  await page.getByRole('link', { name: 'Quiet House', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/offers');
  expect((await created).request().postDataJSON()).toMatchObject({
    fixedInvestorsEquity: null,
    series: null,
  });
});

test('OFR-23 nothing can be created while a title or slug is empty in either language', async () => {
  const page = await newOffer();
  const isDisabled = () =>
    Promise.all([button(page, 'Add').isDisabled(), button(page, 'Add and back').isDisabled()]);
  await page.getByText('Enter title and slug in both languages.').waitFor();
  expect(await isDisabled()).toEqual([true, true]);
  await field(page, 'Title (Polish)').fill('Dom');
  await slugBecomes(page, 'pl', 'dom');
  expect(await isDisabled()).toEqual([true, true]);
  await field(page, 'Title (English)').fill('House');
  await slugBecomes(page, 'en', 'house');
  await expect.poll(isDisabled).toEqual([false, false]);
  await field(page, 'Slug (English)').fill(' ');
  await expect.poll(isDisabled).toEqual([true, true]);
});

test('OFR-38, OFR-41, OFR-46 negative amounts and positions become 0', async () => {
  const page = await newOffer();
  await page.getByRole('switch', { name: 'Fixed investors’ equity' }).check();
  for (const label of ['Position', 'Total cost', 'Investors’ equity amount']) {
    await field(page, label).fill('');
    await field(page, label).pressSequentially('-12');
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => typedIn(page, 'Position')).toBe('0');
  await expect.poll(() => typedIn(page, 'Total cost')).toBe('PLN 0.00');
  await expect.poll(() => typedIn(page, 'Investors’ equity amount')).toBe('PLN 0.00');
});

test('OFR-49 series that could not be loaded show an error, and can be loaded again', async () => {
  const page = await newOffer();
  // What is asked for before anything is typed would fail as well, and its message go with the next key.
  await page.getByRole('combobox', { name: 'Share series' }).click();
  await page.getByRole('option', { name: 'Campus Studios A' }).waitFor();
  expectFailure(page, { address: '/share/series/options', status: 500 });
  await page.route('**/share/series/options*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('combobox', { name: 'Share series' }).fill('none of them');
  const alert = page.getByRole('alert').filter({ hasText: 'The list could not be loaded.' });
  await alert.waitFor();
  await page.keyboard.press('Escape');
  await page.unroute('**/share/series/options*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.waitFor({ state: 'detached' });
  // Leaving the field for the button emptied the search.
  await page.getByRole('combobox', { name: 'Share series' }).click();
  await page.getByRole('option', { name: 'Campus Studios A' }).waitFor();
});
