import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { anOffer } from './offer-records.ts';
import { unique } from './records.ts';
import { button, held, searchOf } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();
const PROGRAM = '**/assets/index-*.js';
const SCREENS = '**/assets/lists-*.js';
const FILTERS = '**/assets/later-*.js';

const search = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const find = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });
const focused = (page: Page) => page.locator(':focus');

const program = { before: 'the program runs', file: PROGRAM, drawn: '#splash' };
const screens = { before: 'the screens are there', file: SCREENS, drawn: '#root > *' };

/** A page of somebody who is signed in that does not get those files yet, and what lets it have them. */
async function starting(address: string, { file, drawn }: typeof program) {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const letGo = await held(page, file);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(drawn).first().waitFor({ state: 'attached' });
  return { page, letGo };
}

test.for([program, screens])(
  '/ and what is typed then reach the search of the list, pressed before $before',
  async (missing) => {
    const { page, letGo } = await starting('/offers', missing);
    await page.keyboard.press('/');
    await page.keyboard.type('Riverr');
    await page.keyboard.press('Backspace');
    letGo();
    await search(page).and(focused(page)).waitFor();
    await page.keyboard.type('side');
    await expect.poll(() => searchOf(page)).toContain('filters[title][value]=Riverside');
    await page.getByRole('link', { name: 'Riverside Apartments', exact: true }).waitFor();
  },
);

test.for([program, screens])(
  'Ctrl+K and what is typed then find anything, pressed before $before',
  async (missing) => {
    const { page, letGo } = await starting('/offers', missing);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('jour');
    letGo();
    await page.getByRole('option', { name: 'Journal' }).waitFor();
    await expect.poll(() => find(page).inputValue()).toBe('jour');
    await page.keyboard.press('Escape');
    await find(page).waitFor({ state: 'detached' });
  },
);

test('Escape takes back what was pressed before the screens are there', async () => {
  const { page, letGo } = await starting('/offers', screens);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  letGo();
  await search(page).and(focused(page)).waitFor();
  expect(await find(page).count()).toBe(0);
});

describe('each J and K counts', () => {
  /** The first of three records of a list, with both neighbours known, and the titles of all. */
  async function walking() {
    const page = await browser.page({ language: 'en' });
    await signInAhead(page, accounts.admin);
    const name = `Krok ${unique()}`;
    for (const nth of [1, 2, 3]) await anOffer(page, `${name} ${nth}`, { position: nth });
    await page.goto(`/offers?filters[title][value]=${name}`);
    const title = (nth: number) => page.getByRole('heading', { level: 1, name: `${name} ${nth} EN` });
    const open = async (nth: number) => {
      await page.getByRole('link', { name: `${name} ${nth} EN`, exact: true }).click();
      await title(nth).waitFor();
    };
    return { page, title, open };
  }

  test('pressed while the next record is loading', async () => {
    const { page, title, open } = await walking();
    await open(1);
    await button(page, 'Next in the list (J)').and(page.locator(':enabled')).waitFor();
    const letGo = await held(page, '**/api/admin/offer/*');
    await page.keyboard.press('j');
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    await page.keyboard.press('j');
    letGo();
    await title(3).waitFor();
  });

  test('pressed while the list is asked for the neighbours', async () => {
    const { page, title, open } = await walking();
    await page
      .getByRole('link', { name: / 3 EN$/ })
      .first()
      .waitFor();
    const letGo = await held(page, '**/api/admin/offer?*');
    await open(3);
    await page.keyboard.press('k');
    letGo();
    await title(2).waitFor();
  });
});

test('letters typed into the search of a list stay when its rows and the code for later arrive', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const letGo = [await held(page, '**/api/admin/offer?*'), await held(page, FILTERS)];
  const asked = page.waitForRequest(FILTERS);
  await page.goto('/offers', { waitUntil: 'commit' });
  await asked;
  await page.keyboard.press('/');
  await page.keyboard.type('River');
  for (const go of letGo) go();
  await page.keyboard.type('side');
  await page.getByRole('link', { name: 'Riverside Apartments', exact: true }).waitFor();
  expect(await search(page).inputValue()).toBe('Riverside');
  await search(page).and(focused(page)).waitFor();
});

test('the names of the filters keep the focus when their fields arrive, and the fields get what was typed', async () => {
  const page = await browser.page({ language: 'en' });
  const letGo = await held(page, FILTERS);
  await signedIn(page, accounts.admin, '/series');
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  const name = page.getByRole('dialog').getByRole('button', { name: 'Share limit' });
  await filter.press('Enter');
  await name.press('Enter');
  await name.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await filter.and(focused(page)).waitFor();

  await page.keyboard.press('Enter');
  await name.press('Enter');
  await name.waitFor({ state: 'detached' });
  await page.keyboard.type('12');
  letGo();
  await expect.poll(() => page.getByLabel('Share limit: From').inputValue()).toBe('12');
  await expect.poll(() => searchOf(page)).toBe('?filters[limit][from]=12');
});

test('the chosen name of a filter keeps the focus when the fields arrive', async () => {
  const page = await browser.page({ language: 'en' });
  const letGo = await held(page, FILTERS);
  const asked = page.waitForRequest(FILTERS);
  await signedIn(page, accounts.admin, '/series');
  await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
  const last = page.getByRole('dialog').getByRole('button').last();
  await last.focus();
  const request = await asked;
  letGo();
  // A string, as the test runner would take the import for one of its own. React draws what has arrived within two frames.
  const frame = 'new Promise(requestAnimationFrame)';
  await page.evaluate(`import('${request.url()}').then(() => ${frame}).then(() => ${frame})`);
  await last.and(focused(page)).waitFor();
});
