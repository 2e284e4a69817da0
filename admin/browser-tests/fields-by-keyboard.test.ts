import type { SeriesView } from '@share/contract/areas/series/series.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOffer } from './offer-records.ts';
import { aSeries, callApi } from './records.ts';
import { button, field } from './screens.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { chooseByArrow } from './support/keyboard.ts';

const browser = aBrowser();

const calendar = (page: Page) => page.locator('[data-dates-dropdown]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a calendar opens by click and arrow, not when somebody tabs through the form', async () => {
  const page = await browser.page({ language: 'en' });
  await signedIn(page, accounts.admin, '/series/create');
  const from = field(page, 'Available from');
  await field(page, 'Price per share').press('Tab');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab');
  await from.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await from.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await calendar(page).count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await calendar(page).waitFor();
  await page.keyboard.press('Escape');
  await calendar(page).waitFor({ state: 'detached' });
  await from.click();
  await calendar(page).waitFor();
});

test('CON-07 a day may be typed as either language writes it', async () => {
  const page = await browser.page({ language: 'pl' });
  await signInAhead(page, accounts.admin);
  const { id } = await aSeries(page, 'Dni');
  await page.goto(`/series/${id}/edit`);
  const from = field(page, 'Dostępna od');
  const until = field(page, 'Dostępna do');
  await expect.poll(() => from.getAttribute('placeholder')).toBe('RRRR-MM-DD');
  await from.fill('2.3.2026');
  await until.fill('04/05/2027');
  await until.press('Tab');
  await expect.poll(() => from.inputValue()).toBe('2026-03-02');
  await expect.poll(() => until.inputValue()).toBe('2027-05-04');
  await button(page, 'Zapisz').click();
  await page.getByText('Seria zapisana').waitFor();
  const stored = await callApi<SeriesView>(page, 'GET', `/admin/share/series/${id}`);
  expect([stored.availableFrom, stored.availableTo]).toEqual(['2026-03-02 00:00:00', '2027-05-04 23:59:59']);
});

test('ELM-04, ELM-20 what is moved to the first or the last place keeps the focus, and never takes it from what was opened since', async () => {
  const page = await browser.page({ language: 'en' });
  // Frames come late, as on a busy machine.
  await page.addInitScript(() => {
    const onFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => Number(setTimeout(() => onFrame(act), 250));
  });
  await signInAhead(page, accounts.admin);
  const badge = (text: string) => ({
    text: { pl: text, en: text },
    colorText: '#000000',
    colorBackground: '#ffffff',
  });
  const sections = [{ elements: [] }, { elements: [] }, { elements: [] }];
  const { id } = await anOffer(page, 'Moved by keys', { sections, badges: [badge('A'), badge('B')] });
  await page.goto(`/offers/${id}/edit`);
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  const said = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
  const choose = async (name: string, entry: string) => {
    await press(name);
    await chooseByArrow(page, entry);
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  await choose('Move: A', 'Move down');
  await expect.poll(() => focused(page)).toBe('Move: A');
  await said('A: position 2 of 2');
  await press('Move: A');
  expect(await page.getByRole('menuitem', { name: 'Move down' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Sections' }).click();
  await choose('More actions: Section 2', 'Move down');
  await said('Section 3: position 3');
  await expect.poll(() => focused(page)).toBe('More actions: Section 3');
  await choose('More actions: Section 2', 'Move up');
  await expect.poll(() => focused(page)).toBe('More actions: Section 1');
  await said('Section 1: position 1');
  await choose('More actions: Section 1', 'Move…');
  await page.getByRole('combobox', { name: 'Position: Section 1' }).selectOption('2');
  await said('Section 2: position 2');
  await page.keyboard.press('Escape');
});

test('after the last section is removed, the button that adds one has the focus', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, 'Removed to the last', { sections: [{ elements: [] }] });
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await button(page, 'More actions: Section 1').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Add a section');
});
