import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { button, field } from './offer-records.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { crashed, draftsWith, openNewOffer, storedDrafts } from './support/drafts.ts';

const browser = aBrowser();

const aPage = () => browser.page({ language: 'en' });
const rawDrafts = async (page: Page) => (await storedDrafts(page)).raw;
const loggedOut = (page: Page) => page.getByRole('heading', { name: 'Sign In' }).waitFor();

test('a tab that is killed while somebody types without a pause loses two seconds at most', async () => {
  const first = await aPage();
  await first.clock.install();
  await openNewOffer(first, 'Unbroken');
  await field(first, 'Address').click();
  // The clock of the page goes on by these steps alone, however busy the machine is.
  await first.clock.pauseAt((await first.evaluate(() => Date.now())) + 60_000);
  for (const letter of 'Ulica') {
    await first.keyboard.type(letter);
    await first.clock.runFor(600);
  }
  await expect.poll(() => draftsWith(first, '"Ulic"')).toBe(1);
  await first.clock.resume();
  const page = await crashed(first);
  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Address').inputValue()).toMatch(/^Ulica?$/);
});

test('what somebody typed is stored encrypted, and another user cannot open it', async () => {
  const page = await aPage();
  await openNewOffer(page, 'Sealed');
  await field(page, 'Address').fill('ul. Poufna 7');
  await expect.poll(() => draftsWith(page, 'Poufna')).toBe(1);
  for (const raw of await rawDrafts(page)) expect(raw).not.toContain('Poufna');
  const other = await page.context().newPage();
  await page.close();
  await signedIn(other, accounts.editor);
  expect(await rawDrafts(other)).toHaveLength(1);
  expect(await draftsWith(other, 'Poufna')).toBe(0);
});

test('when a session has ended, its drafts stay sealed: nobody else reads them, and their owner restores them', async () => {
  const first = await aPage();
  const address = `/offers/${await openNewOffer(first, 'Ended')}/edit`;
  await field(first, 'Address').fill('ul. Odległa 3');
  await expect.poll(() => draftsWith(first, 'Odległa')).toBe(1);
  const page = await first.context().newPage();
  await first.close();
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    for (const token of ['accessToken_admin', 'refreshToken_admin']) localStorage.setItem(token, 'spoilt');
  });
  expectFailure(page, { address: '/api/', status: 401 });
  await page.goto(address);
  await loggedOut(page);
  const left = async () => {
    const { raw, readable } = await storedDrafts(page);
    return {
      kept: raw.length,
      inTheOpen: [...raw, ...readable].filter((one) => one.includes('Odległa')).length,
    };
  };
  expect(await left()).toEqual({ kept: 1, inTheOpen: 0 });
  await signedIn(page, accounts.editor, address);
  await field(page, 'Address').waitFor();
  expect(await left()).toEqual({ kept: 1, inTheOpen: 0 });
  await signedIn(page, accounts.admin, address);
  await button(page, 'Restore').click();
  await expect.poll(() => field(page, 'Address').inputValue()).toBe('ul. Odległa 3');
});

test('logging out with unsaved changes leaves no draft on the computer', async () => {
  const page = await aPage();
  await openNewOffer(page, 'Leaving');
  await field(page, 'Address').fill('ul. Opuszczona 8');
  await expect.poll(() => draftsWith(page, 'Opuszczona')).toBe(1);
  await button(page, 'Log out').click();
  await page.getByText('Logging out discards them.', { exact: true }).waitFor();
  await button(page, 'Log out and discard').click();
  await loggedOut(page);
  expect(await rawDrafts(page)).toEqual([]);
});

test('logging out with unsaved changes says that the drafts of other offers and tabs go too', async () => {
  const first = await aPage();
  await openNewOffer(first, 'Elsewhere');
  await field(first, 'Address').fill('ul. Druga 10');
  await expect.poll(() => draftsWith(first, 'Druga')).toBe(1);
  const page = await first.context().newPage();
  await page.goto('/series/create');
  await field(page, 'Name (Polish)').fill('Niezapisana');
  await button(page, 'Log out').click();
  const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await question.getByText('also deletes unsaved changes of other offers and tabs').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await draftsWith(page, 'Druga')).toBe(1);
  await first.close();
});

test('logging out asks before it deletes the draft of an earlier visit', async () => {
  const first = await aPage();
  await openNewOffer(first, 'Earlier');
  await field(first, 'Address').fill('ul. Dawna 9');
  await expect.poll(() => draftsWith(first, 'Dawna')).toBe(1);
  const page = await first.context().newPage();
  await first.close();
  await page.goto('/series');
  await button(page, 'Log out').click();
  const question = page.getByRole('dialog', { name: 'You have unsaved drafts' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await draftsWith(page, 'Dawna')).toBe(1);
  await button(page, 'Log out').click();
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await loggedOut(page);
  expect(await rawDrafts(page)).toEqual([]);
});

test('a draft from before drafts were encrypted is deleted when the back office is opened', async () => {
  const page = await aPage();
  await openNewOffer(page, 'Older');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          writing
            .objectStore('drafts')
            .put({ shape: 1, at: new Date().toISOString(), values: { address: 'jawny' } }, '1/new/a');
          writing.oncomplete = () => resolve();
          writing.onerror = () => reject(writing.error);
        };
      }),
  );
  await page.goto('/login');
  await expect.poll(() => rawDrafts(page)).toEqual([]);
});
