import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { anOffer, button, readOffer, saveOffer } from './offer-records.ts';
import { said } from './order-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const picture = (page: Page) => page.getByRole('img', { name: 'Image of the offer: preview' });
const addressOf = async (page: Page) => (await picture(page).getAttribute('src')) ?? '';

const choose = async (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });

/** The editor of an offer that has a stored photo. */
async function withPhoto(title: string): Promise<{ page: Page; id: number }> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const base64 = (await aPicture.jpg()).toString('base64');
  const { id } = await anOffer(page, title, { image: { fileName: 'stored.jpg', base64 } });
  await page.goto(`/offers/${id}/edit`);
  await picture(page).waitFor();
  return { page, id };
}

test('OFR-54 a photo is marked for removal, and the mark is undone', async () => {
  const { page, id } = await withPhoto('Marked Photo');
  await button(page, 'Remove the image').click();
  await page.getByText('The image will be removed when you save.').waitFor();
  expect(await picture(page).count()).toBe(0);
  await button(page, 'Undo').click();
  await picture(page).waitFor();
  expect((await readOffer(page, id)).imageUrl).not.toBeNull();
  await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
});

test('OFR-52 a photo marked for removal is gone after saving', async () => {
  const { page, id } = await withPhoto('Removed Photo');
  await button(page, 'Remove the image').click();
  await saveOffer(page);
  await page.getByText('No image').waitFor();
  expect((await readOffer(page, id)).imageUrl).toBeNull();
});

test('OFR-54 a new upload is undone: the stored photo stays', async () => {
  const { page, id } = await withPhoto('Undone Upload');
  const stored = await addressOf(page);
  await choose(page, 'new.png', await aPicture.png());
  await said(page, 'Image uploaded');
  await expect.poll(() => addressOf(page)).not.toBe(stored);
  await button(page, 'Undo').click();
  await expect.poll(() => addressOf(page)).toBe(stored);
  expect((await readOffer(page, id)).imageUrl).toBe(stored);
});

test('OFR-53 a new photo replaces the stored one when the offer is saved', {
  tags: 'essential',
}, async () => {
  const { page, id } = await withPhoto('Replaced Photo');
  const before = await readOffer(page, id);
  await choose(page, 'new.png', await aPicture.png());
  await said(page, 'Image uploaded');
  await saveOffer(page);
  const after = await readOffer(page, id);
  expect(after.imageUrl).not.toBe(before.imageUrl);
  expect(after.thumbUrl).not.toBeNull();
  await expect.poll(() => addressOf(page)).toBe(after.imageUrl);
});

test('an upload continues while another tab of the editor is open', async () => {
  const { page } = await withPhoto('Slow Upload');
  const stored = await addressOf(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/upload-photo', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, 'slow.png', await aPicture.png());
  await button(page, 'Cancel the upload').waitFor();
  await expect.poll(() => button(page, 'Save').isDisabled()).toBe(true);
  await page.getByRole('tab', { name: 'Agreements' }).click();
  letGo();
  await said(page, 'Image uploaded');
  await page.getByRole('tab', { name: 'Main content' }).click();
  await expect.poll(() => addressOf(page)).not.toBe(stored);
  await saveOffer(page);
});

test('FRM-17 a file that is no picture is refused at the field before anything is sent', async () => {
  const { page } = await withPhoto('Wrong File');
  await choose(page, 'letter.pdf', Buffer.from('%PDF-1.7'));
  await page.getByText('Wrong file type or size').waitFor();
  await picture(page).waitFor();
});
