import type { FeaturedPlacementView } from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOffer } from './offer-records.ts';
import { callApi, unique } from './records.ts';
import { button, closeToast, field, heading, held, pathOf, toastOf } from './screens.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const entries = (page: Page) => page.getByRole('region', { name: 'Offers', exact: true }).getByRole('group');
const offerOf = (page: Page, index: number) => entries(page).nth(index).getByRole('combobox');

test('FEA-01 to FEA-14 the offers of a place are removed, added, moved and saved; a double one is refused', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/featured-offers');
  await page.getByRole('link', { name: 'Featured offers widget', exact: true }).click();
  await heading(page, 'Featured offers widget').waitFor();
  const id = pathOf(page).split('/')[2];
  const stored = () => callApi<FeaturedPlacementView>(page, 'GET', `/admin/featured-offer/${id}`);
  const before = (await stored()).offers;
  await expect.poll(() => entries(page).count()).toBe(before.length);
  await page.getByText('On sale').first().waitFor();
  await screenshot(page, 'featured-offers-en-1440');

  await entries(page)
    .nth(0)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await page.getByText('Are you sure you want to delete the offer?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => entries(page).count()).toBe(before.length - 1);

  await button(page, 'Add an offer').click();
  const added = before.length - 1;
  await offerOf(page, added).click();
  await page.getByRole('option', { name: before[1]?.offer.title.en ?? '', exact: true }).click();
  await button(page, 'Save').click();
  await page.getByText('This offer is already in this place.').waitFor();

  await offerOf(page, added).fill(before[0]?.offer.title.en.slice(0, 6) ?? '');
  await page.getByRole('option', { name: before[0]?.offer.title.en ?? '', exact: true }).click();
  await entries(page).nth(added).getByRole('textbox', { name: 'Position', exact: true }).fill('1');
  await entries(page).nth(added).getByRole('switch', { name: 'Fixed position' }).check();
  await button(page, 'Add an offer').click(); // Stays empty: it is not sent.
  await field(page, 'Title (English)').fill('Chosen for you');
  const reloaded = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith(`/admin/featured-offer/${id}`),
  );
  await button(page, 'Save').click();
  await page.getByText('Featured offers saved').waitFor();
  await reloaded;
  const saved = await stored();
  expect(saved.title.en).toBe('Chosen for you');
  expect(
    saved.offers.map(({ offerId, position, fixedPosition }) => [offerId, position, fixedPosition]),
  ).toEqual([
    [before[0]?.offerId, 1, true],
    ...before.slice(1).map(({ offerId, position, fixedPosition }) => [offerId, position, fixedPosition]),
  ]);
  await expect.poll(() => entries(page).count()).toBe(before.length);
});

test('FEA-12 the offer that was asked about is removed, although the place was loaded again meanwhile', async () => {
  const page = await browser.staff();
  await page.goto('/featured-offers');
  await page.getByRole('link', { name: /^Featured offers widget/ }).click();
  await heading(page, 'Featured offers widget').waitFor();
  const path = `/admin/featured-offer/${pathOf(page).split('/')[2]}`;
  const { title, offers } = await callApi<FeaturedPlacementView>(page, 'GET', path);
  const [first, second, third] = offers;
  if (!first || !second || !third) throw new Error('The demo has three offers there');
  const letGo = await held(page, `**/api${path}`);
  await callApi(page, 'PUT', path, { title, offers: offers.slice(1) });
  await button(page, 'Reload').click();
  await button(page, `Remove: ${second.offer.title.en}`).click();
  letGo();
  await expect.poll(() => entries(page).count()).toBe(offers.length - 1);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => entries(page).count()).toBe(offers.length - 2);
  await expect.poll(() => offerOf(page, 0).inputValue()).toBe(third.offer.title.en);
  await callApi(page, 'PUT', path, { title, offers });
});

test('FEA-13 to FEA-15 what the server refuses is at its entry; saving goes back to the list', async () => {
  const page = await browser.staff();
  const { id: gone, title } = await anOffer(page, `Znika ${unique()}`);
  await page.goto('/featured-offers');
  await page.getByRole('link', { name: 'Home page: single offer', exact: true }).click();
  await heading(page, 'Home page: single offer').waitFor();
  const path = `/admin/featured-offer/${pathOf(page).split('/')[2]}`;
  await button(page, 'Add an offer').click();
  const added = (await entries(page).count()) - 1;
  await offerOf(page, added).fill(title.en);
  await page.getByRole('option', { name: title.en, exact: true }).click();
  const position = entries(page).nth(added).getByRole('textbox', { name: 'Position', exact: true });
  expect((await position.boundingBox())?.width).toBeLessThan(100);
  await callApi(page, 'DELETE', `/admin/offer/${gone}`);
  expectFailure(page, { address: path, status: 422 });
  await button(page, 'Save').click();
  await toastOf(page, 'featuredOffer.error.edit').waitFor();
  await entries(page).nth(added).getByText('The offer does not exist.').waitFor();
  await closeToast(page);
  await entries(page)
    .nth(added)
    .getByRole('button', { name: /^Remove: / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await field(page, 'Title (English)').fill('Back to the list');
  await button(page, 'Save and back').click();
  await toastOf(page, 'featuredOffer.edit').waitFor();
  await heading(page, 'Featured offers').waitFor();
  await page.getByText('Back to the list').waitFor();
});

test('FEA-08 a place is previewed unsaved, as a visitor and as an investor would get it', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/featured-offers');
  await page.getByRole('link', { name: 'Investor panel', exact: true }).click();
  await heading(page, 'Investor panel').waitFor();
  await page.getByText('On sale').first().waitFor();
  const shuffle = page.getByRole('switch', { name: 'Random order' });
  await shuffle.click();
  expect([await shuffle.isChecked(), await shuffle.getAttribute('aria-readonly')]).toEqual([true, 'true']);
  const id = pathOf(page).split('/')[2];
  const stored = await callApi<FeaturedPlacementView>(page, 'GET', `/admin/featured-offer/${id}`);
  const [first, second] = stored.offers.filter(({ offer }) => offer.state !== 'hidden');
  await field(page, 'Title (English)').fill('Only a draft');
  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog');
  await preview.getByRole('heading', { level: 1, name: 'Only a draft' }).waitFor();
  const offer = (one: typeof first) => preview.getByRole('heading', { level: 2, name: one?.offer.title.en });
  await offer(first).waitFor();
  await offer(second).waitFor();
  await screenshot(page, 'preview-featured-offers');
  await preview.getByText('Investor', { exact: true }).click();
  await preview.getByRole('checkbox', { name: first?.offer.title.en ?? '', exact: true }).check();
  await offer(first).waitFor({ state: 'detached' });
  await offer(second).waitFor();
  await preview.getByText('Left out: 1', { exact: false }).waitFor();
  await button(page, 'Close the preview').click();
  await expect.poll(() => field(page, 'Title (English)').inputValue()).toBe('Only a draft');
});
