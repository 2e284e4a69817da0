import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOffer, button, field, readOffer, saveOffer } from './offer-records.ts';
import { callApi } from './records.ts';
import { held } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { crashed, draftsWith, openNewOffer, storedDrafts } from './support/drafts.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const draftNotice = (page: Page) => page.getByText(/^Unsaved changes from .* were kept on this computer\.$/);
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function anEditor(title: string) {
  const page = await browser.page({ language: 'en' });
  return { page, id: await openNewOffer(page, title) };
}

test('fields and sections survive a crash; they are restored, saved, and the draft is deleted', {
  tags: 'essential',
}, async () => {
  const { page: first, id } = await anEditor('Crashing');
  await field(first, 'Address').fill('ul. Utracona 1');
  await tab(first, 'Sections').click();
  await button(first, 'Add a section').first().click();
  await expect.poll(() => draftsWith(first, '"part":[{')).toBe(1);
  expect(await draftsWith(first, 'Utracona')).toBe(1);
  const page = await crashed(first);
  await draftNotice(page).waitFor();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('');
  await screenshot(page, 'offer-draft');

  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Utracona 1');
  await draftNotice(page).waitFor({ state: 'detached' });
  await page.getByText('Unsaved changes', { exact: true }).waitFor();
  await saveOffer(page);
  const saved = await readOffer(page, id);
  expect([saved.address, saved.sections.length]).toEqual(['ul. Utracona 1', 1]);
  await expect.poll(() => draftsWith(page, 'Utracona')).toBe(0);
});

test('restoring asks before it replaces what was typed since', async () => {
  const { page: first } = await anEditor('Typed since');
  await field(first, 'Address').fill('ul. Utracona 1');
  await expect.poll(() => draftsWith(first, 'Utracona')).toBe(1);
  const page = await crashed(first);
  await draftNotice(page).waitFor();
  await field(page, 'Address').fill('ul. Nowa 2');
  await button(page, 'Restore').click();
  const question = page.getByRole('dialog', { name: 'Replace what is in the form now?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Nowa 2');
  await button(page, 'Restore').click();
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Utracona 1');
});

test('R7 a draft of an older version never overwrites later changes', async () => {
  const { page: first, id } = await anEditor('Overtaken');
  await field(first, 'Address').fill('ul. Moja 1');
  await expect.poll(() => draftsWith(first, 'Moja')).toBe(1);
  const { version: _, ...stored } = await readOffer(first, id);
  await callApi<OfferView>(first, 'PUT', `/admin/offer/${id}`, {
    ...stored,
    address: 'ul. Cudza 9',
    projectType: 'Loft',
  });
  const page = await crashed(first);
  await page.getByText('Somebody has saved changes here since.').waitFor();
  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Moja 1');
  expectFailure(page, { address: `/api/admin/offer/${id}`, status: 412 });
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this record' });
  await dialog.getByText('Added from the saved version: Project type.').waitFor();
  const choices = dialog.getByRole('radiogroup', { name: 'Address' }).getByRole('radio');
  await expect.poll(() => choices.allTextContents()).toEqual(['Mineul. Moja 1', 'Savedul. Cudza 9']);
  await choices.first().click();
  await button(page, 'Apply and go on').click();
  await saveOffer(page);
  expect(await readOffer(page, id)).toMatchObject({ address: 'ul. Moja 1', projectType: 'Loft' });
});

test('the same offer in two tabs: neither uses the draft of the other, whichever of them crashes', async () => {
  const { page: first, id } = await anEditor('Twofold');
  await field(first, 'Address').fill('ul. Pierwsza 1');
  await expect.poll(() => draftsWith(first, 'Pierwsza')).toBe(1);
  const second = await first.context().newPage();
  await second.goto(`/offers/${id}/edit`);
  await field(second, 'Address').fill('ul. Druga 2');
  await expect.poll(() => draftsWith(second, 'Druga')).toBe(1);
  expect(await draftsWith(second, 'Pierwsza')).toBe(1);
  expect(await draftNotice(second).count()).toBe(0);

  await saveOffer(second);
  await expect.poll(() => draftsWith(second, 'Druga')).toBe(0);
  const page = await crashed(first);
  await page.getByText('Somebody has saved changes here since.').waitFor();
  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Pierwsza 1');
  // Under the key of this editor, and no longer under that of the closed one.
  await expect.poll(() => draftsWith(page, 'Pierwsza')).toBe(1);
});

test('discarding and deliberately leaving delete the draft; another user never sees it', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/offers/create');
  await field(page, 'Title (English)').fill('Half an offer');
  await expect.poll(() => draftsWith(page, 'Half an offer')).toBe(1);
  const other = await page.context().newPage();
  await page.close();
  await signedIn(other, accounts.editor, '/offers/create');
  await other.locator('input[name="address"]').waitFor();
  await field(other, 'Address').fill('ul. Inna 3');
  await expect.poll(() => draftsWith(other, 'ul. Inna 3')).toBe(1);
  expect(await draftNotice(other).count()).toBe(0);

  await signedIn(other, accounts.admin, '/offers/create');
  await draftNotice(other).waitFor();
  await button(other, 'Discard').click();
  await draftNotice(other).waitFor({ state: 'detached' });
  await expect.poll(() => draftsWith(other, 'Half an offer')).toBe(0);
  expect((await storedDrafts(other)).raw).toHaveLength(1); // The draft of the other user stays.

  await field(other, 'Title (English)').fill('Another half');
  await expect.poll(() => draftsWith(other, 'Another half')).toBe(1);
  await other.getByRole('link', { name: 'Share series' }).click();
  await button(other, 'Discard changes').click();
  await other.getByRole('heading', { name: 'Share series', level: 1 }).waitFor();
  await expect.poll(() => draftsWith(other, 'Another half')).toBe(0);
});

test('a draft that still waits for its key is not written once the form is left', async () => {
  const page = await browser.page({ language: 'en' });
  const giveKey = await held(page, '**/api/user/me/draft-key');
  await openNewOffer(page, 'Left early');
  await field(page, 'Address').fill('ul. Porzucona 1');
  // Instead of waiting for the pause after which a draft is written.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.getByRole('link', { name: 'Share series' }).click();
  await button(page, 'Discard changes').click();
  await page.getByRole('heading', { name: 'Share series', level: 1 }).waitFor();
  giveKey();
  await untilQuiet(page);
  expect((await storedDrafts(page)).raw).toEqual([]);
});

test('without storage the editor works as usual', async () => {
  const page = await browser.page({ language: 'en' });
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, 'No Storage');
  await page.goto(`/offers/${id}/edit`);
  await field(page, 'Address').fill('ul. Nowa 4');
  await page.clock.fastForward(1_500);
  await saveOffer(page);
  expect((await readOffer(page, id)).address).toBe('ul. Nowa 4');
});
