import { type ElementType, elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOffer, button, field, readOffer, saveOffer } from './offer-records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible, expectAccessiblePart } from './support/accessible.ts';
import { type Account, accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, type Looks } from './support/browser.ts';
import { focused, tabTo } from './support/keyboard.ts';

const browser = aBrowser();

const text = (title: string, content = title) => ({
  type: 'text',
  title: { pl: title, en: title },
  userMustBeLoggedIn: false,
  userMustInvest: false,
  data: { content: { pl: content && `<p>${content}</p>`, en: content && `<p>${content}</p>` } },
});
const two = () => [{ elements: [text('A'), text('B')] }, { elements: [text('C')] }];

/** The sections tab of a new offer with these sections. */
async function contentOf(
  title: string,
  sections: unknown[],
  { account = accounts.admin, ...looks }: Looks & { account?: Account } = {},
) {
  const page = await browser.page({ language: 'en', ...looks });
  await signInAhead(page, accounts.admin);
  const { id } = await anOffer(page, title, { sections: sections as OfferInputDraft['sections'] });
  if (account !== accounts.admin) await signInAhead(page, account);
  await page.goto(`/offers/${id}/edit`);
  await page.getByRole('tab', { name: /^(Sections|Sekcje)/ }).click();
  await line(page, '1. A').waitFor();
  return { page, id };
}

/** The lines of the cards: `Section 1, 1. A, 2. B, Section 2, 1. C`. */
const becomes = (page: Page, expected: string) =>
  expect
    .poll(async () =>
      (await page.locator('li[data-size] [aria-expanded]').allTextContents())
        // What has no words is a menu or a select of an open card.
        .filter((words) => words !== '')
        .join(', '),
    )
    .toBe(expected);
const START = 'Section 1, 1. A, 2. B, Section 2, 1. C';

const line = (page: Page, name: string) => page.locator('[aria-expanded]').and(button(page, name));
const card = (page: Page, name: string) => page.locator('li[data-size]').filter({ has: line(page, name) });
/** The popup in which the type of an element is chosen. */
const PICKER = ':has(> * [role=combobox]):has(> [role=listbox])';
const search = (page: Page) => page.locator(PICKER).getByRole('combobox');
const options = (page: Page) => page.locator(PICKER).getByRole('option');
const option = (page: Page, name: string) => page.locator(PICKER).getByRole('option', { name, exact: true });
const plus = (page: Page) => button(page, 'Insert an element');

/** Moves the mouse into the gap above a card. */
async function hoverAbove(page: Page, name: string): Promise<void> {
  const box = await card(page, name).last().boundingBox();
  if (!box) throw new Error(`The card ${name} is not on the screen`);
  await page.mouse.move(box.x + 200, box.y - 12);
  await page.mouse.move(box.x + 200, box.y - 4);
}

/** Whether the focus is in the content of the card with that line. */
const focusIsInContentOf = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) =>
      document.activeElement?.closest('[data-element-content]') !== null &&
      document.activeElement?.closest('li[data-size]')?.querySelector('[aria-expanded]')?.textContent ===
        wanted,
    name,
  );

describe('the plus between two cards', () => {
  test('inserts an element of the chosen type there, which one step undoes', async () => {
    const { page, id } = await contentOf('Plus', two());
    expect(await plus(page).count()).toBe(0);
    await hoverAbove(page, '2. B');
    await plus(page).click();
    await expect.poll(() => focused(page)).toBe('Type of element');
    await option(page, 'Table').click();
    await becomes(page, 'Section 1, 1. A, 2. Table, 3. B, Section 2, 1. C');
    await focusIsInContentOf(page, '2. Table');
    await button(page, 'Undo').click();
    await becomes(page, START);
    await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
    await button(page, 'Redo').click();
    await becomes(page, 'Section 1, 1. A, 2. Table, 3. B, Section 2, 1. C');
    await saveOffer(page);
    const { sections } = await readOffer(page, id);
    expect(sections[0]?.elements.map(({ type, position }) => [type, position])).toEqual([
      ['text', 1],
      ['table', 2],
      ['text', 3],
    ]);
  });

  test('stands before the first element too; Escape inserts nothing; it goes when the pointer goes', async () => {
    const { page } = await contentOf('First', two());
    await hoverAbove(page, '1. A');
    await plus(page).click();
    await option(page, 'Text').waitFor();
    await page.keyboard.press('Escape');
    await option(page, 'Text').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('1. A');
    await becomes(page, START);
    await page.mouse.move(5, 5);
    await line(page, '2. B').focus();
    await hoverAbove(page, '1. A');
    await plus(page).click();
    await option(page, 'Table').click();
    await becomes(page, 'Section 1, 1. Table, 2. A, 3. B, Section 2, 1. C');
    await page.mouse.move(5, 5);
    await plus(page).waitFor({ state: 'detached' });
  });

  test('of sections inserts a section', async () => {
    const { page } = await contentOf('Of sections', two());
    await hoverAbove(page, 'Section 2');
    await button(page, 'Insert a section').click();
    await becomes(page, 'Section 1, 1. A, 2. B, Section 2, Section 3, 1. C');
    await expect.poll(() => focused(page)).toBe('Section 2');
    await button(page, 'Undo').click();
    await becomes(page, START);
  });

  test('is shown at the card that has the focus, and is no stop of the Tab key', async () => {
    const { page } = await contentOf('Focused', two());
    await line(page, '1. A').focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused(page)).toBe('Drag: A');
    await plus(page).waitFor();
    for (const name of ['1. A', 'More actions: A', 'Drag: B', '2. B']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe(name);
    }
    await expectAccessible(page);
  });
});

describe('by keyboard alone', () => {
  test('the menus of elements and sections insert above and below', async () => {
    const { page } = await contentOf('By keys', two());
    const { keyboard } = page;
    const choose = async (name: string, entry: string) => {
      await tabTo(page, `More actions: ${name}`);
      await keyboard.press('Enter');
      await page.getByRole('menuitem', { name: entry }).press('Enter');
    };
    await line(page, 'Section 1').focus();
    await choose('B', 'Insert above');
    await expect.poll(() => focused(page)).toBe('Type of element');
    await keyboard.type('count');
    await expect.poll(() => options(page).allTextContents()).toEqual(['Counter']);
    await keyboard.press('Enter');
    await becomes(page, 'Section 1, 1. A, 2. Counter, 3. B, Section 2, 1. C');
    await focusIsInContentOf(page, '2. Counter');

    await choose('B', 'Insert below');
    await expect.poll(() => focused(page)).toBe('Type of element');
    await expect.poll(() => option(page, 'Text').getAttribute('aria-selected')).toBe('true');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expect.poll(() => option(page, 'Video').getAttribute('aria-selected')).toBe('true');
    const active = await search(page).getAttribute('aria-activedescendant');
    expect(await option(page, 'Video').getAttribute('id')).toBe(active);
    await keyboard.press('Enter');
    await becomes(page, 'Section 1, 1. A, 2. Counter, 3. B, 4. Video, Section 2, 1. C');
    await focusIsInContentOf(page, '4. Video');

    await choose('C', 'Insert below');
    await expect.poll(() => focused(page)).toBe('Type of element');
    await keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('More actions: C');

    await line(page, 'Section 1').focus();
    await choose('Section 1', 'Insert above');
    await becomes(page, 'Section 1, Section 2, 1. A, 2. Counter, 3. B, 4. Video, Section 3, 1. C');
    await expect.poll(() => focused(page)).toBe('Section 1');
    await choose('Section 3', 'Insert below');
    await becomes(page, 'Section 1, Section 2, 1. A, 2. Counter, 3. B, 4. Video, Section 3, 1. C, Section 4');
    await expect.poll(() => focused(page)).toBe('Section 4');
  });

  test('every type is found by its name in either language, and takes the focus', async () => {
    const { page } = await contentOf('Every type', [{ elements: [text('A')] }], { language: 'pl' });
    const typed: Partial<Record<ElementType, string>> = {
      image: 'zdjecie',
      barChart: 'bar',
      pieChart: 'wykres kolowy',
      youtube: 'video',
    };
    for (const type of elementTypes) {
      await button(page, 'Więcej działań: A').click();
      await page.getByRole('menuitem', { name: 'Wstaw poniżej' }).click();
      await search(page).fill(typed[type] ?? type);
      await expect.poll(() => options(page).count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        () =>
          document.activeElement?.closest('li[data-size]')?.textContent?.startsWith('2. ') === true &&
          document.activeElement.closest('[data-element-content]') !== null,
      );
      await button(page, 'Cofnij').click();
      await becomes(page, 'Sekcja 1, 1. A');
    }
  });
});

describe('a slash', () => {
  let made = 0;
  const empty = (language: Looks['language'] = 'en') => {
    made += 1;
    return contentOf(`Slash ${made}`, [{ elements: [text('A', ''), text('B')] }], { language });
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

test('without the edit permission there is nothing to insert with', async () => {
  const account = await accountWith(browser.server(), 'admin:offer:get', 'admin:offer:list');
  const { page } = await contentOf('Only read', two(), { account });
  await hoverAbove(page, '2. B');
  await line(page, '1. A').focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('2. B');
  expect(await plus(page).count()).toBe(0);
  expect(await button(page, 'More actions: A').count()).toBe(0);
  await line(page, '1. A').click();
  await field(page, 'Content (Polish)').press('/');
  expect(await options(page).count()).toBe(0);
});

test.each([
  ['en', 1440, 420],
  ['pl', 992, 500],
  ['pl', 375, 667],
] as const)(
  'the menu fits its window with what removes, for fingers too: %s, %i, %i',
  async (language, width, height) => {
    const { page } = await contentOf(`Menu ${width}`, two(), { language, width, height });
    const dots = page.getByRole('button', { name: /^(More actions|Więcej działań): B$/ });
    await dots.click();
    const remove = page.getByRole('menuitem', { name: /^(Remove|Usuń)$/ });
    await expect.poll(async () => bottomOf(page, remove)).toBeLessThanOrEqual(height);
    await expectAccessiblePart(page, '[role=menu]');
    const items = await page.getByRole('menuitem').all();
    if (width === 375) {
      for (const item of [...items, dots])
        expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    }
    await page.getByRole('menuitem', { name: /^(Insert below|Wstaw poniżej)$/ }).click();
    await expect.poll(() => focused(page)).toMatch(/^(Type of element|Typ elementu)$/);
    await expect
      .poll(async () => bottomOf(page, page.locator(PICKER).getByRole('listbox')))
      .toBeLessThanOrEqual(height);
    const first = options(page).first();
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await expectToFit(page, width);
    await expectAccessiblePart(page, PICKER);
    await first.click();
    await line(page, language === 'pl' ? '3. Tekst' : '3. Text').waitFor();
  },
);

const bottomOf = async (page: Page, part: ReturnType<Page['locator']>): Promise<number> => {
  const box = await part.boundingBox();
  const top = await page.evaluate(() => window.visualViewport?.offsetTop ?? 0);
  return box ? box.y + box.height - top : Number.POSITIVE_INFINITY;
};
