import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOffer, button, field, readOffer, saveOffer } from './offer-records.ts';
import { aSeries } from './records.ts';
import { held, toastOf } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser, expectConsoleError, expectFailure } from './support/browser.ts';
import { crashed, draftsWith, openNewOffer } from './support/drafts.ts';
import { draggable } from './support/dragging.ts';
import { tabTo } from './support/keyboard.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
const SECTIONS = '**/assets/offer-content-*.js';
const MESSAGES = '**/assets/later-*.js';
const DRAGGING = '**/assets/drag-*.js';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const sectionsAreThere = (page: Page) =>
  page.getByRole('toolbar', { name: 'Actions on the content' }).waitFor();

/** The server has no sections for this page any more, as after a deploy. */
async function withoutSections(page: Page): Promise<void> {
  expectFailure(page, { address: /offer-content-.*\.js/, status: 404 });
  expectConsoleError(page, 'Failed to fetch dynamically imported module');
  await page.route(SECTIONS, (route) => route.fulfill({ status: 404, body: '' }));
}

test('a part that does not arrive says so in its place, offers another attempt, then to reload; what was typed stays', {
  tags: 'essential',
}, async () => {
  const page = await browser.page({ language: 'en' });
  await withoutSections(page);
  const id = await openNewOffer(page, 'Parts Missing');
  await field(page, 'Address').fill('ul. Zostaje 1');
  await tab(page, 'Sections').click();
  await page.getByText('This part of the screen could not be loaded.').waitFor();
  await screenshot(page, 'part-missing-in-form');
  await button(page, 'Try again').click();
  await page.getByText('This part of the screen still could not be loaded.').waitFor();
  await saveOffer(page);
  expect((await readOffer(page, id)).address).toBe('ul. Zostaje 1');
  await page.unroute(SECTIONS);
  await button(page, 'Reload the page').click();
  await tab(page, 'Sections').click();
  await sectionsAreThere(page);
});

test('messages are shown also when the code that draws them could not be loaded', async () => {
  const page = await browser.staff();
  const { id } = await aSeries(page, 'Messages');
  expectFailure(page, { address: /later-.*\.js/, status: 0 });
  await page.route(MESSAGES, (route) => route.abort());
  await page.goto(`/series/${id}/edit`);
  for (const limit of ['70', '80']) {
    await field(page, 'Share limit').fill(limit);
    await button(page, 'Save').click();
    const shown = toastOf(page, 'series.edit').first();
    await shown.waitFor();
    await shown.waitFor({ state: 'detached' });
  }
});

test('a part that is gone after a deploy does not take what is not saved with it', async () => {
  const page = await browser.page({ language: 'en' });
  await withoutSections(page);
  const id = await openNewOffer(page, 'Parts Gone');
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/new.js"></script>',
      }),
  );
  await field(page, 'Address').fill('ul. Zapisana 2');
  await tab(page, 'Sections').click();
  await page.getByText('A new version is available').waitFor();
  await button(page, 'Reload the page').waitFor();
  await saveOffer(page);
  expect((await readOffer(page, id)).address).toBe('ul. Zapisana 2');
});

test('errors in sections are counted before their tab was ever opened, and lead into its card', async () => {
  const first = await browser.page({ language: 'en' });
  await signInAhead(first, accounts.admin);
  const video = {
    type: 'youtube',
    title: { pl: 'V', en: 'V' },
    userMustBeLoggedIn: false,
    userMustInvest: false,
    data: { url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: false },
  };
  const sections = [{ elements: [video] }] as OfferInputDraft['sections'];
  const { id } = await anOffer(first, 'Never Opened', { sections });
  await first.goto(`/offers/${id}/edit`);
  await tab(first, 'Sections').click();
  await first.locator('[aria-expanded]').and(button(first, '1. V')).click();
  const address = (page: Page) => page.getByRole('textbox', { name: /address/i }).first();
  await address(first).fill('https://example.com/film');
  await expect.poll(() => draftsWith(first, 'example.com/film')).toBe(1);

  const letGo = await held(first.context(), SECTIONS);
  const page = await crashed(first);
  await button(page, 'Restore').click();
  await button(page, 'Save').click();
  await tab(page, 'Sections').getByLabel('1 error').waitFor();
  letGo();
  await page.getByText('This is not the address of a YouTube video.').waitFor();
  await address(page).and(page.locator(':focus')).waitFor();
});

test('a list that is dragged looks the same before its code is there, and keeps the focus and the key pressed meanwhile', async () => {
  const page = await browser.page({ language: 'en' });
  const letGo = await held(page, DRAGGING);
  await signedIn(page, accounts.admin, '/faq');
  const handle = page.getByRole('button', { name: 'Drag How do I start investing?', exact: true });
  await handle.focus();
  await page.evaluate(() => document.fonts.ready);
  const before = await handle.boundingBox();
  await page.keyboard.press('Space');
  letGo();
  await page.getByText('Lifted.').waitFor({ state: 'attached' });
  await handle.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('The move was cancelled.').waitFor({ state: 'attached' });
  expect(await handle.boundingBox()).toEqual(before);
});

/** Every frame is drawn 300 ms later than asked for. */
async function onSlowFrames(): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await page.addInitScript(() => {
    const drawn = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => drawn((time) => setTimeout(() => callback(time), 300));
  });
  return page;
}

test('that an item was lifted is read aloud, however slowly frames are drawn, also before the screen can say so', async () => {
  const page = await onSlowFrames();
  const letGo = await held(page, DRAGGING);
  await signedIn(page, accounts.admin, '/faq');
  await page.getByRole('button', { name: 'Drag How do I start investing?', exact: true }).focus();
  await page.keyboard.press('Space');
  letGo();
  await page.getByText('Lifted.').waitFor({ state: 'attached' });
});

test('Space pressed while the item just dropped still glides to its place lifts the next one', async () => {
  const page = await browser.page({ language: 'en' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signedIn(page, accounts.admin, '/faq');
  const [first, second] = ['How do I start investing?', 'What is a share?'].map((name) =>
    page.getByRole('button', { name: `Drag ${name}`, exact: true }),
  );
  const [from, to] = [await (first && draggable(first).boundingBox()), await second?.boundingBox()];
  if (!from || !to) throw new Error('A handle is not on the screen');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 15, { steps: 20 });
  await page.getByText('Now position 2.').waitFor({ state: 'attached' });
  await second?.focus();
  await page.mouse.up();
  await page.keyboard.press('Space');
  await page.getByText('Lifted.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText('The move was cancelled.').waitFor({ state: 'attached' });
});

/** The handles of the questions in their present order. */
const handleAt = (page: Page, index: number) => page.getByRole('button', { name: /^Drag / }).nth(index);
const nameAt = async (page: Page, index: number) =>
  String(await draggable(handleAt(page, index)).getAttribute('aria-label'));

async function liftAndMove(page: Page, name: string, key: 'ArrowUp' | 'ArrowDown', position: number) {
  await button(page, name).focus();
  await page.keyboard.press('Space');
  await page.getByText('Lifted.').waitFor({ state: 'attached' });
  await page.keyboard.press(key);
  await page.getByText(`Now position ${position}.`).waitFor({ state: 'attached' });
}

test('whoever goes on by Tab right after dropping is not called back, and lifts the next one', async () => {
  const page = await onSlowFrames();
  await signedIn(page, accounts.admin, '/faq');
  const [first, second] = [await nameAt(page, 0), await nameAt(page, 1)];
  await liftAndMove(page, second, 'ArrowUp', 1);
  await page.keyboard.press('Space');
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await page.getByText('Lifted.').waitFor({ state: 'attached' });
  await button(page, first).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('The move was cancelled.').waitFor({ state: 'attached' });
});

test('whoever dropped an item by Space has the focus on it', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/faq');
  const first = await nameAt(page, 0);
  await liftAndMove(page, first, 'ArrowDown', 2);
  await page.keyboard.press('Space');
  await page.getByText('Dropped.').waitFor({ state: 'attached' });
  await button(page, first).and(page.locator(':focus')).waitFor();
});

test('keys pressed right after each other move an item by one place and drop it there, however slowly frames are drawn', async () => {
  const page = await onSlowFrames();
  await signedIn(page, accounts.admin, '/faq');
  const [first, second] = [await nameAt(page, 0), await nameAt(page, 1)];
  await button(page, first).focus();
  await page.keyboard.press('Space');
  await page.getByText('Lifted.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('Dropped.').waitFor({ state: 'attached' });
  await expect.poll(async () => [await nameAt(page, 0), await nameAt(page, 1)]).toEqual([second, first]);
  await button(page, first).and(page.locator(':focus')).waitFor();
});
