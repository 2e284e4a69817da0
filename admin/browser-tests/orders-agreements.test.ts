import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { agreementsTab, chooseOffer, fillInvestor, newOrder, orderToPlace } from './manual-order-form.ts';
import { button, field } from './offer-records.ts';
import { aSellingOffer, said, twoAgreements } from './order-records.ts';
import { anAgreement, callApi } from './records.ts';
import { focusOn } from './screens.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();
const readyToAdd = orderToPlace(browser);

/** Another user changes the text of the required agreement; `order` also changes the order of the agreements. */
const editAgreements = (
  page: Page,
  { id, agreements, ...offer }: OfferView,
  order = (list: OfferView['agreements']) => list,
) =>
  callApi(page, 'PUT', `/admin/offer/${id}`, {
    ...offer,
    image: null,
    agreements: order(agreements).map((one) =>
      one.required ? { ...one, content: { pl: 'Inne', en: 'Other' } } : one,
    ),
  });
const required = (page: Page) => page.getByRole('checkbox', { name: 'Regulamin EN (required)' });
const optional = (page: Page) => page.getByRole('checkbox', { name: 'Newsletter EN (optional)' });
const HAS_CHANGED = 'This agreement has changed since it was shown. Read it and decide again.';

test('ORD-51 an agreement that changed meanwhile is shown with its new text and a message, and is accepted again', async () => {
  const { page, offer } = await readyToAdd({ agreements: twoAgreements() });
  expectFailure(page, { address: '/investment/manual-order', status: 409 });
  await agreementsTab(page).click();
  await required(page).check();
  await optional(page).check();
  await page.getByRole('tab', { name: 'Investor data' }).click();
  await editAgreements(page, offer);
  await button(page, 'Place order').click();
  await said(page, 'The order could not be placed');
  await page.getByRole('tabpanel').getByText('Other', { exact: true }).waitFor();
  await page.getByRole('alert').getByText(HAS_CHANGED).waitFor();
  await focusOn(page, 'agreements.0.isAccepted');
  await agreementsTab(page).getByLabel('1 error').waitFor();
  await expect.poll(() => required(page).getAttribute('aria-invalid')).toBe('true');
  expect([await required(page).isChecked(), await optional(page).isChecked()]).toEqual([false, true]);
  await page.getByText('Before you can place the order: accept every required agreement').waitFor();
  await required(page).check();
  await page.getByText(HAS_CHANGED).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[name="investorData.firstName"]').inputValue()).toBe('Olga');
  await button(page, 'Place order').click();
  await said(page, 'Order placed');
});

test("ORD-51 the message about a changed agreement is at that agreement, wherever it is now, and not at another offer's", async () => {
  const { page, offer } = await readyToAdd({ agreements: twoAgreements(), series: { limit: 1 } });
  expectFailure(page, { address: '/investment/manual-order', status: 409 });
  await agreementsTab(page).click();
  await required(page).check();
  await optional(page).check();
  await page.getByRole('tab', { name: 'Investor data' }).click();
  await field(page, 'Shares').fill('2');
  await editAgreements(page, offer, (agreements) => agreements.toReversed());
  await button(page, 'Place order').click();
  await focusOn(page, 'quantity');
  await page.getByText('Before you can place the order: accept every required agreement').waitFor();
  await agreementsTab(page).click();
  await page.getByRole('tabpanel').getByText('Other', { exact: true }).waitFor();
  expect([await required(page).isChecked(), await optional(page).isChecked()]).toEqual([false, true]);
  await expect.poll(() => required(page).getAttribute('name')).toBe('agreements.1.isAccepted');
  const invalid = [required(page), optional(page)].map((box) => box.getAttribute('aria-invalid'));
  expect(await Promise.all(invalid)).toEqual(['true', 'false']);

  const other = await aSellingOffer(page, `Inna ${crypto.randomUUID()}`, { agreements: twoAgreements() });
  await page.getByRole('tab', { name: 'Investor data' }).click();
  await chooseOffer(page, other.title.en);
  await agreementsTab(page).click();
  await required(page).waitFor();
  expect(await page.getByText(HAS_CHANGED).count()).toBe(0);
});

test('ERR-43 when the platform no longer asks for an agreement, the refused order says so, and can be placed at once', async () => {
  const { page, offer } = await newOrder(browser);
  const general = await anAgreement(page, 'Ryzyko', { target: 'investment' });
  await chooseOffer(page, offer.title.en);
  await fillInvestor(page);
  await agreementsTab(page).click();
  await page.getByRole('checkbox', { name: 'Ryzyko EN (optional)' }).check();
  const { id, position: _, ...stored } = general;
  await callApi(page, 'PUT', `/admin/agreements/${id}`, { ...stored, active: false });
  expectFailure(page, { address: '/investment/manual-order', status: 422 });
  await button(page, 'Place order').click();
  await said(page, 'The order could not be placed');
  await page.getByRole('checkbox', { name: 'Ryzyko EN (optional)' }).waitFor({ state: 'detached' });
  await page.getByRole('alert').getByText('One of the agreements shown is no longer asked for.').waitFor();
  await agreementsTab(page).getByLabel('1 error').waitFor();
  await button(page, 'Place order').click();
  await said(page, 'Order placed');
});
