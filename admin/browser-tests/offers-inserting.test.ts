import { type ElementType, elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { becomes, brief, focusIsInContentOf, option, options, PICKER, search } from './inserted-elements.ts';
import { accountWith } from './limited-account.ts';
import { chooseAction, line, sectionsTab } from './offer-content.ts';
import { button, field, readOffer, saveOffer } from './offer-records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible, expectAccessiblePart } from './support/accessible.ts';
import { aBrowser } from './support/browser.ts';
import { chooseByArrow, focused, tabTo } from './support/keyboard.ts';
import { smallTargets } from './support/targets.ts';

const browser = aBrowser();

const two = () => [{ elements: [brief('A'), brief('B')] }, { elements: [brief('C')] }];

const contentOf = sectionsTab(browser);

const START = 'Section 1, 1. A, 2. B, Section 2, 1. C';

const card = (page: Page, name: string) => page.locator('li[data-size]').filter({ has: line(page, name) });
const plus = (page: Page) => button(page, 'Insert an element');

/** Moves the mouse into the gap above a card. */
async function hoverAbove(page: Page, name: string): Promise<void> {
  const box = await card(page, name).last().boundingBox();
  if (!box) throw new Error(`The card ${name} is not on the screen`);
  await page.mouse.move(box.x + 200, box.y - 12);
  await page.mouse.move(box.x + 200, box.y - 4);
}

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

test('on a touch screen a plus stands between any two cards, as large as a finger', async () => {
  const { page } = await contentOf('Touched', two(), { width: 375, touch: true });
  expect(await smallTargets(page)).toEqual([]);
  await button(page, 'Insert above: B').tap();
  await option(page, 'Table').tap();
  await becomes(page, 'Section 1, 1. A, 2. Table, 3. B, Section 2, 1. C');
  await focusIsInContentOf(page, '2. Table');
  await button(page, 'Insert above: A').tap();
  await option(page, 'Text').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('Insert above: A');
  await button(page, 'Insert above: Section 2').tap();
  await becomes(page, 'Section 1, 1. A, 2. Table, 3. B, Section 2, Section 3, 1. C');
  await expect.poll(() => focused(page)).toBe('Section 2');
  await expectToFit(page, 375);
  await expectAccessible(page);
  await chooseAction(page, 'Table', 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
  await expect.poll(() => focused(page)).toBe('2. B');
});

describe('by keyboard alone', () => {
  test('the menus of elements and sections insert above and below', async () => {
    const { page } = await contentOf('By keys', two());
    const { keyboard } = page;
    const choose = async (name: string, entry: string) => {
      await tabTo(page, `More actions: ${name}`);
      await keyboard.press('Enter');
      await chooseByArrow(page, entry);
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
    const { page } = await contentOf('Every type', [{ elements: [brief('A')] }], { language: 'pl' });
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
