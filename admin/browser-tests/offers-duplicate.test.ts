import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOffer, anOfferAgreement, button, field, readOffer } from './offer-records.ts';
import { heading } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test('an offer is duplicated after a question, and its hidden copy opens', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const offer = await anOffer(page, 'Lipowa', {
    isVisible: true,
    agreements: [anOfferAgreement('Regulamin')],
  });
  await page.goto(`/offers/${offer.id}/edit`);
  await button(page, 'Duplicate').click();
  const question = page.getByRole('dialog', { name: 'Duplicate the offer “Lipowa EN”?' });
  await question.getByText('The copy will be hidden and closed').waitFor();
  await screenshot(page, 'offer-duplicate');
  await question.getByRole('button', { name: 'Duplicate' }).click();
  await heading(page, 'Lipowa EN (copy)').waitFor();
  await expect.poll(() => field(page, 'Title (Polish)').inputValue()).toBe('Lipowa (kopia)');
  await expect.poll(() => page.getByRole('switch', { name: 'Visible' }).isChecked()).toBe(false);
  await expect.poll(() => page.getByRole('switch', { name: 'Open' }).isChecked()).toBe(false);
  const id = Number(new URL(page.url()).pathname.split('/')[2]);
  expect(id).not.toBe(offer.id);
  expect((await readOffer(page, id)).agreements).toMatchObject([{ name: { en: 'Regulamin EN' } }]);

  // Saved at once: nothing of the copy is refused.
  await field(page, 'Title (English)').fill('Lipowa two');
  await button(page, 'Save').click();
  await page.getByText('Offer saved').waitFor();
});

test('what is not saved is named before; a failure stands above the form, and nothing typed is lost', async () => {
  const page = await browser.page({ language: 'pl', width: 375 });
  await signInAhead(page, accounts.admin);
  const offer = await anOffer(page, 'Olchowa');
  await page.goto(`/offers/${offer.id}/edit`);
  await field(page, 'Adres').fill('ul. Olchowa 2');
  const address = `/api/admin/offer/${offer.id}/duplicate`;
  await page.route(`**${address}`, (route) => route.abort());
  expectFailure(page, { address, status: 0 });
  await button(page, 'Utwórz kopię').click();
  await page.getByText('Niezapisanych zmian kopia nie obejmie.').waitFor();
  await screenshot(page, 'offer-duplicate-375');
  await page.getByRole('dialog').getByRole('button', { name: 'Utwórz kopię' }).click();
  await page.getByRole('alert').getByText('Nie udało się utworzyć kopii oferty').first().waitFor();
  await expect.poll(() => field(page, 'Adres').inputValue()).toBe('ul. Olchowa 2');
});

test('who may not create offers has no such button', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const offer = await anOffer(page, 'Jesionowa');
  const reader = await browser.page({ language: 'en' });
  const account = await accountWith(browser.server(), 'admin:offer:get', 'admin:offer:edit');
  await signedIn(reader, account, `/offers/${offer.id}/edit`);
  await button(reader, 'Preview').waitFor();
  expect(await button(reader, 'Duplicate').count()).toBe(0);
});
