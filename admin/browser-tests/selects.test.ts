import type { ErrorItem } from '@share/contract/shared/endpoint.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { chooseOffer, fillInvestor, newOrder } from './manual-order-form.ts';
import { anOffer } from './offer-records.ts';
import { aSellingOffer, choose } from './order-records.ts';
import { aSeries, unique } from './records.ts';
import { button, field } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
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

test('ORD-56 the refusal of a select by the server stays readable', async () => {
  const { page, offer } = await newOrder(browser);
  await chooseOffer(page, offer.title.en);
  await fillInvestor(page, `${crypto.randomUUID()}@example.com`);
  await choose(page, 'Country', 'Poland');
  await refuse(page, '/admin/investment/manual-order', {
    code: 'STATE_NOT_FOUND',
    path: 'investorData.address.state',
  });
  await button(page, 'Place order').click();
  await expectReadable(page, 'State or region', 'The country has no such state.');
});

/** Waits until Enter would take the option of that name. */
const marked = (page: Page, name: string) =>
  page.getByRole('option', { name }).and(page.locator('[data-combobox-selected]')).waitFor();

test('ORD-42 what is typed over the chosen offer finds another, and the order is placed for what the field reads', async () => {
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
