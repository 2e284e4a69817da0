import { expect, test } from 'vitest';
import {
  anOffer,
  button,
  field,
  newOfferForm,
  readOffer,
  saveOffer,
  slugBecomes,
  typedIn,
} from './offer-records.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const newOffer = () => newOfferForm(browser);
test('a slug follows the title in each language until the user edits it', async () => {
  const page = await newOffer();
  await field(page, 'Title (Polish)').fill('Zażółć gęślą jaźń');
  await slugBecomes(page, 'pl', 'zazolc-gesla-jazn');
  await field(page, 'Slug (Polish)').fill('my-own');
  await field(page, 'Title (Polish)').fill('Something else');
  await field(page, 'Title (English)').fill('River & Park');
  await slugBecomes(page, 'en', 'river-and-park');
  // The complete address on the public site.
  await page.getByText(`${new URL(page.url()).origin}/offer/river-and-park`, { exact: true }).waitFor();
  expect(await typedIn(page, 'Slug (Polish)')).toBe('my-own');

  await button(page, 'Suggest from title').click();
  await slugBecomes(page, 'pl', 'something-else');
});

test('a suggested slug is used by no other offer', async () => {
  const page = await newOffer();
  await anOffer(page, 'Taken Court');
  await field(page, 'Title (Polish)').fill('Taken Court');
  await slugBecomes(page, 'pl', 'taken-court-2');
});

test('the slug of a stored offer stays until the user asks for a suggestion', async () => {
  const page = await newOffer();
  const { id } = await anOffer(page, 'Old Name');
  await page.goto(`/offers/${id}/edit`);
  await field(page, 'Title (English)').fill('New Name');
  await button(page, 'Suggest from title').click();
  await slugBecomes(page, 'en', 'new-name');
  expect(await typedIn(page, 'Slug (Polish)')).toBe('old-name');
  await page.getByText("A new slug changes the offer's public address.").waitFor();
  await saveOffer(page);
  expect((await readOffer(page, id)).slug).toEqual({ pl: 'old-name', en: 'new-name' });
});

test('OFR-73 a slug that another offer has is refused at the field of its language', async () => {
  const page = await newOffer();
  await anOffer(page, 'Lime Court');
  await field(page, 'Title (Polish)').fill('Lipowy Dwór');
  await field(page, 'Title (English)').fill('Lime');
  await slugBecomes(page, 'en', 'lime');
  await field(page, 'Slug (English)').fill('lime-court-en');
  expectFailure(page, { address: '/api/admin/offer', status: 422 });
  await button(page, 'Add').click();
  await page.getByText('The offer could not be added').waitFor();
  const slug = field(page, 'Slug (English)');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'slug.en');
  await expect.poll(() => slug.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('This slug is already used.').waitFor();
  expect(await field(page, 'Slug (Polish)').getAttribute('aria-invalid')).not.toBe('true');
  await page.getByRole('tab', { name: 'Main content' }).getByLabel('1 error').waitFor();

  await slug.fill('lime-court-of-ours');
  await button(page, 'Add').click();
  await page.getByRole('heading', { name: 'Lime', level: 1 }).waitFor();
});
