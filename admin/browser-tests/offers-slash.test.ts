import { describe, expect, test } from 'vitest';
import { becomes, brief, focusIsInContentOf, option, options, PICKER } from './inserted-elements.ts';
import { line, sectionsTab } from './offer-content.ts';
import { button, field } from './offer-records.ts';
import { expectAccessiblePart } from './support/accessible.ts';
import { aBrowser, type Looks } from './support/browser.ts';
import { focused } from './support/keyboard.ts';

const browser = aBrowser();

const contentOf = sectionsTab(browser);

describe('a slash', () => {
  let made = 0;
  const empty = (language: Looks['language'] = 'en') => {
    made += 1;
    return contentOf(`Slash ${made}`, [{ elements: [brief('A', ''), brief('B')] }], { language });
  };

  test('in an empty text replaces it by another type, in one step', async () => {
    const { page } = await empty();
    await line(page, '1. A').click();
    await field(page, 'Content (Polish)').click();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('Type of element');
    expect(await option(page, 'Text').count()).toBe(0);
    await expectAccessiblePart(page, PICKER);
    await page.keyboard.type('tab');
    await expect.poll(() => options(page).allTextContents()).toEqual(['Table']);
    await page.keyboard.press('Enter');
    await focusIsInContentOf(page, '1. A');
    await button(page, 'Add a row').waitFor();
    await becomes(page, 'Section 1, 1. A, 2. B');
    await button(page, 'Undo').click();
    await field(page, 'Content (Polish)').waitFor();
    await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
  });

  test('is text after Escape, where nothing is found, and when the user goes elsewhere', async () => {
    const { page } = await empty('pl');
    await line(page, '1. A').click();
    const polish = field(page, 'Treść (polski)');
    const english = field(page, 'Treść (angielski)');
    await polish.click();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('Typ elementu');
    await page.keyboard.press('Escape');
    await expect.poll(() => polish.innerText()).toBe('/');
    await expect.poll(() => focused(page)).toBe('Treść (polski)');
    await page.keyboard.type('x');
    await expect.poll(() => polish.innerText()).toBe('/x');

    await english.click();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('Typ elementu');
    await page.keyboard.type('5');
    await expect.poll(() => focused(page)).toBe('Treść (angielski)');
    await page.keyboard.type(' km');
    await expect.poll(() => english.innerText()).toBe('/5 km');

    await english.fill('');
    await english.click();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('Typ elementu');
    await polish.click();
    await expect.poll(() => english.innerText()).toBe('/');
    await expect.poll(() => focused(page)).toBe('Treść (polski)');
  });

  test('deleted again leaves the text empty; in a written text it is text', async () => {
    const { page } = await empty();
    await line(page, '1. A').click();
    const polish = field(page, 'Content (Polish)');
    await polish.click();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('Type of element');
    await page.keyboard.press('Backspace');
    await expect.poll(() => focused(page)).toBe('Content (Polish)');
    await expect.poll(() => polish.innerText()).toBe('\n');
    await page.keyboard.type('a/b');
    await expect.poll(() => polish.innerText()).toBe('a/b');
    expect(await options(page).count()).toBe(0);
  });

  test('in an empty paragraph before a written text inserts below it', async () => {
    const { page } = await empty();
    await line(page, '2. B').click();
    await field(page, 'Content (English)').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('Type of element');
    await option(page, 'Text').click();
    await becomes(page, 'Section 1, 1. A, 2. B, 3. Text');
    await focusIsInContentOf(page, '3. Text');
  });
});
