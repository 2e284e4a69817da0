import type { ErrorItem } from '@share/contract/shared/endpoint.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { chooseOffer, emailField, fillInvestor, newOrder } from './manual-order-form.ts';
import { anOffer, readOffer } from './offer-records.ts';
import { anOrder, aSellingOffer, choose, said } from './order-records.ts';
import { aSeries, unique } from './records.ts';
import { button, field } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { crashed, draftsWith } from './support/drafts.ts';

const browser = aBrowser();

/** The next save is refused with that code at that path. */
async function refuse(page: Page, address: string, error: Pick<ErrorItem, 'code' | 'path'>): Promise<void> {
  expectFailure(page, { address, status: 422 });
  await page.route(`**${address}`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 422,
          json: { status: 422, data: null, errors: [{ ...error, message: '' }] },
        }),
  );
}

/** The refused select has the focus, its message is in sight, and no list covers it. */
async function expectReadable(page: Page, label: string, message: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label, exact: true });
  await select.and(page.locator(':focus')).waitFor();
  const text = page.getByText(message, { exact: true });
  await text.waitFor();
  expect(await page.getByRole('listbox').count()).toBe(0);
  const isOnTop = () =>
    text.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
}

test.each([
  ['Offer', 'offer', 'OFFER_CLOSED_FOR_INVESTMENTS', 'The offer is closed for investments.'],
  ['Country', 'investorData.address.country', 'COUNTRY_NOT_FOUND', 'The country was not found.'],
  ['State or region', 'investorData.address.state', 'STATE_NOT_FOUND', 'The country has no such state.'],
  [
    'Country of the bank',
    'investorData.bankAccount.country',
    'COUNTRY_NOT_FOUND',
    'The country was not found.',
  ],
] as const)('ORD-56 the refusal of a select stays readable: %s', async (label, path, code, message) => {
  const { page, offer } = await newOrder(browser);
  await chooseOffer(page, offer.title.en);
  await fillInvestor(page, `${crypto.randomUUID()}@example.com`);
  await choose(page, 'Country', 'Poland');
  await refuse(page, '/admin/investment/manual-order', { code, path });
  await button(page, 'Place order').click();
  await expectReadable(page, label, message);
  const select = page.getByRole('combobox', { name: label, exact: true });
  await select.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
});

test('ORD-42 quick keys never choose an offer that was found for an earlier text', async () => {
  const { page, offer } = await newOrder(browser);
  const wanted = await aSellingOffer(page, `Quick keys ${crypto.randomUUID()}`);
  const select = page.getByRole('combobox', { name: 'Offer', exact: true });
  await select.click();
  await page.getByRole('option', { name: offer.title.en }).waitFor();
  await page.keyboard.type(wanted.title.en);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => select.inputValue()).toBe(wanted.title.en);
  expect(await page.getByRole('option', { name: offer.title.en }).count()).toBe(0);
  await page.getByRole('option', { name: wanted.title.en }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Price per share').waitFor();
  await expect.poll(() => select.inputValue()).toContain(wanted.title.en);
});

test('ORD-42 Enter takes the first offer that was found for what is typed', async () => {
  const { page } = await newOrder(browser);
  const wanted = await aSellingOffer(page, `Typed ${crypto.randomUUID()}`);
  const select = page.getByRole('combobox', { name: 'Offer', exact: true });
  await select.click();
  await page.keyboard.type(wanted.title.en);
  const first = page.getByRole('option', { name: wanted.title.en });
  await first.and(page.locator('[data-combobox-selected]')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Price per share').waitFor();
  await expect.poll(() => select.inputValue()).toContain(wanted.title.en);
});

/** Waits until Enter would take the option of that name. */
const marked = (page: Page, name: string) =>
  page.getByRole('option', { name }).and(page.locator('[data-combobox-selected]')).waitFor();

test('ORD-42 what is typed over the chosen offer finds another, and the order is placed for what the field reads', {
  tags: 'essential',
}, async () => {
  const { page, offer } = await newOrder(browser);
  const wanted = await aSellingOffer(page, `Loftowa ${unique()}`);
  await chooseOffer(page, offer.title.en);
  await fillInvestor(page, `${unique()}@example.com`);
  const select = page.getByRole('combobox', { name: 'Offer', exact: true });
  await select.click();
  await page.keyboard.type(wanted.title.en.slice(0, 12));
  await marked(page, wanted.title.en);
  expect(await page.getByRole('option', { name: offer.title.en }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => select.inputValue()).toBe(wanted.title.en);
  await expect.poll(() => button(page, 'Place order').isEnabled()).toBe(true);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/investment/manual-order'),
  );
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON().offer).toBe(wanted.id);
});

test('SER-08 a search that is left, saved or given up shows the series that is stored; an emptied field stores none', async () => {
  const page = await browser.staff();
  const [former, wanted] = [
    await aSeries(page, `Dawna ${unique()}`),
    await aSeries(page, `Nowa ${unique()}`),
  ];
  const offer = await anOffer(page, `Seria ${unique()}`, { series: former.id });
  await page.goto(`/offers/${offer.id}/edit`);
  const select = page.getByRole('combobox', { name: 'Share series' });
  const reads = (name: string) => expect.poll(() => select.inputValue()).toBe(name);
  await reads(former.name.en);
  for (const key of ['Escape', 'Control+s', 'Tab']) {
    await select.focus();
    await page.keyboard.type('Now');
    await reads('Now');
    await page.keyboard.press(key);
    await reads(former.name.en);
    if (key === 'Control+s') await said(page, 'Offer saved');
  }
  await select.focus();
  await page.keyboard.type(wanted.name.en);
  await marked(page, wanted.name.en);
  await page.keyboard.press('Enter');
  await reads(wanted.name.en);
  await page.keyboard.press('Control+s');
  await said(page, 'Offer saved');
  expect((await readOffer(page, offer.id)).series).toBe(wanted.id);
  await page.keyboard.press('Delete');
  await reads('');
  await page.keyboard.press('Control+s');
  await said(page, 'Offer saved');
  expect((await readOffer(page, offer.id)).series).toBe(null);
});

test('SER-08 a restored draft shows the series that would be saved, not the stored one', async () => {
  const first = await browser.staff();
  const [former, wanted] = [
    await aSeries(first, `Dawna ${unique()}`),
    await aSeries(first, `Nowa ${unique()}`),
  ];
  const { id } = await anOffer(first, `Szkic ${unique()}`, { series: former.id });
  await first.goto(`/offers/${id}/edit`);
  await choose(first, 'Share series', wanted.name.en);
  await field(first, 'Address').fill('ul. Utracona 1');
  await expect.poll(() => draftsWith(first, 'Utracona')).toBe(1);
  const page = await crashed(first);
  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Utracona 1');
  const select = page.getByRole('combobox', { name: 'Share series' });
  await expect.poll(() => select.inputValue()).toBe(wanted.name.en);
});

test('ORD-42 a country is typed over another; where none is found, Enter neither chooses nor places the order', async () => {
  const { page } = await newOrder(browser);
  const select = page.getByRole('combobox', { name: 'Country', exact: true });
  const reads = (name: string) => expect.poll(() => select.inputValue()).toBe(name);
  await choose(page, 'Country', 'Poland');
  await select.click();
  await page.keyboard.type('Germ');
  await marked(page, 'Germany');
  await page.keyboard.press('Enter');
  await reads('Germany');
  await page.keyboard.type('nowhere');
  await page.getByText('Nothing found').waitFor();
  await page.keyboard.press('Enter');
  await reads('nowhere');
  await page.keyboard.press('Tab');
  await reads('Germany');
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
});

test('ORD-45 Enter takes the first investor that was found, and never places the order while some are shown', async () => {
  const { page, offer } = await newOrder(browser);
  const name = `Para${unique()}`;
  await anOrder(page, offer, { email: `${name}@example.com`.toLowerCase(), firstName: name });
  await emailField(page).click();
  await page.keyboard.type(name.slice(0, 8));
  await page.keyboard.press('Enter'); // While the search is running.
  await marked(page, name);
  await page.keyboard.press('Enter');
  await expect.poll(() => emailField(page).inputValue()).toBe(`${name}@example.com`.toLowerCase());
  await expect.poll(() => field(page, 'First name').inputValue()).toBe(name);
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
});

test('FRM-07 the refusal of a select with few choices stays readable', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/agreements/create');
  await page.getByRole('combobox', { name: 'Type' }).focus();
  expect(await page.getByRole('listbox').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Terms' }).waitFor();
});

test('SER-21 a refused secret is announced as invalid, with its reason', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await aSeries(page, 'Rowan');
  await page.goto(`/series/${id}/edit`);
  await page.getByRole('switch', { name: 'Use the default PayPal configuration' }).uncheck();
  const secret = page.locator('input[type=password]').and(page.getByLabel('Client secret (sandbox)'));
  await secret.waitFor();
  await expect.poll(() => secret.getAttribute('aria-invalid')).toBe('false');
  await field(page, 'Client ID (sandbox)').fill('client');
  await button(page, 'Save').click();
  await secret.and(page.locator('[aria-invalid=true]')).and(page.locator(':focus')).waitFor();
  const described = await secret.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((part) => document.getElementById(part)?.textContent)
      .join(' '),
  );
  expect(described).toContain('This value is required.');
});

test('ERR-62 a series without an account says so in its list and on its screen', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const bankInfo = { accountNumber: '', bankName: '', accountHolder: '' };
  const { id } = await aSeries(page, 'Hawthorn', { bankInfo });
  await page.goto('/series?filters[name][value]=Hawthorn');
  await page
    .getByRole('row', { name: /Hawthorn/ })
    .getByText('No account')
    .waitFor();
  await page.goto(`/series/${id}/edit`);
  const notice = page.getByText('No account: nobody can pay by transfer');
  await notice.waitFor();
  await field(page, 'Account number').fill('61109010140000071219812874');
  await notice.waitFor({ state: 'detached' });
  await button(page, 'Save').click();
  await expect
    .poll(() => field(page, 'Account number').inputValue())
    .toBe('61 1090 1014 0000 0712 1981 2874');
});
