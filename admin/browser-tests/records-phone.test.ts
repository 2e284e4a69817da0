import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { brief } from './inserted-elements.ts';
import { anOffer } from './offer-records.ts';
import { anOrder, aSellingOffer, transactionOf } from './order-records.ts';
import { recordAddresses } from './record-addresses.ts';
import { unique } from './records.ts';
import { expectToFit, field } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { smallTargets } from './support/targets.ts';

const browser = aBrowser();

test('on a phone everything is at least 40 px to press', async () => {
  const page = await browser.page({ language: 'en', width: 375, height: 800 });
  await page.goto('/login');
  await field(page, 'E-mail').waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, `Palec ${unique()}`);
  const order = await anOrder(page, offer, { email: `finger-${unique()}@example.com` });
  for (const address of [
    `/orders/${order.id}/edit`,
    `/transactions/${transactionOf(order)}/edit`,
    '/orders/create',
    `/offers/${offer.id}/edit`,
    `/investments/${order.investmentId}/edit`,
    ...(await recordAddresses(page)),
    '/static-content',
    '/static-content/1',
    '/languages',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page);
    await expectToFit(page, 375);
    expect([address, await smallTargets(page)]).toEqual([address, []]);
  }
});

test('so is every day, month and arrow of a calendar', async () => {
  const page = await browser.staff({ width: 375, height: 800 });
  const offer = await aSellingOffer(page, `Dni ${unique()}`);
  await page.goto(`/offers/${offer.id}/edit`);
  await field(page, 'Investment end').click();
  const calendar = page.locator('[data-dates-dropdown]');
  await calendar.getByRole('table').waitFor();
  await expectToFit(page, 375);
  expect(await smallTargets(page)).toEqual([]);
  await calendar.getByRole('button', { name: /^[A-Z][a-z]+ 20\d\d$/ }).click();
  expect(await smallTargets(page)).toEqual([]);
});

test('so is every line of the sections of an offer, open or closed, and of their outline', async () => {
  const page = await browser.staff({ width: 375, height: 800 });
  const offer = await anOffer(page, `Wiersze ${unique()}`, {
    sections: [{ elements: [brief('A'), brief('B')] }] as OfferInputDraft['sections'],
  });
  await page.goto(`/offers/${offer.id}/edit`);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await untilQuiet(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await field(page, 'Content (Polish)').first().waitFor();
  await expectToFit(page, 375);
  expect(await smallTargets(page)).toEqual([]);
});
