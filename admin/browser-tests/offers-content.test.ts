import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { chooseAction, line, menuItem, section, sectionsTab, text } from './offer-content.ts';
import { anOffer, button, field, readOffer, saveOffer } from './offer-records.ts';
import { aBrowser } from './support/browser.ts';
import { draggable } from './support/dragging.ts';
import { focused } from './support/keyboard.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const contentOf = sectionsTab(browser);

/** The text of the outline: `Section 1: A, B; Section 2: C`. */
const outline = (page: Page) =>
  page.getByRole('navigation', { name: 'Outline of the offer' }).evaluate((nav) =>
    [...nav.querySelectorAll(':scope > ol > li')]
      .map((item) => {
        const names = [...item.querySelectorAll('button')].map((row) => row.textContent?.trim());
        return `${names[0]}: ${names.slice(1).join(', ')}`;
      })
      .join('; '),
  );
const outlineBecomes = (page: Page, expected: string) => expect.poll(() => outline(page)).toBe(expected);
const outlineStartsWith = (page: Page, expected: string) =>
  expect.poll(() => outline(page)).toMatch(new RegExp(`^${expected}`));

const handle = (page: Page, name: string) => button(page, `Drag: ${name}`);
const storedOutline = async (page: Page, id: number) =>
  (await readOffer(page, id)).sections
    .map(
      ({ position, elements }) => `Section ${position}: ${elements.map(({ title }) => title.en).join(', ')}`,
    )
    .join('; ');

async function dragByMouse(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [
    await draggable(handle(page, from)).boundingBox(),
    await handle(page, to).boundingBox(),
  ];
  if (!start || !end) throw new Error('A handle is not on the screen');
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 16, { steps: 4 });
  await page.mouse.move(end.x + 12, end.y + 10, { steps: 12 });
  // Waits for the target itself, not for one on the way.
  await handle(page, to).locator('xpath=ancestor::li[1][@data-drop]').waitFor();
  await page.mouse.up();
}

const two = () => [section(text('A'), text('B'), text('C')), section(text('D'))];

describe('the order', () => {
  test('is changed by dragging with the mouse, also between sections, as the drop target showed', async () => {
    const { page, id } = await contentOf('Dragged', two());
    await dragByMouse(page, 'C EN', 'A EN');
    await outlineBecomes(page, 'Section 1: C EN, A EN, B EN; Section 2: D EN');
    await dragByMouse(page, 'A EN', 'D EN');
    await outlineBecomes(page, 'Section 1: C EN, B EN; Section 2: A EN, D EN');
    await dragByMouse(page, 'Section 2', 'Section 1');
    await outlineBecomes(page, 'Section 1: A EN, D EN; Section 2: C EN, B EN');
    const seen = await outline(page);
    await saveOffer(page);
    expect(await storedOutline(page, id)).toBe(seen);
  });

  test('is changed by dragging with the keyboard; Escape restores it', { tags: 'essential' }, async () => {
    const { page } = await contentOf('By Keys', two());
    const lift = async (name: string) => {
      await draggable(handle(page, name)).focus();
      await page.keyboard.press('Space');
      await page.locator('[data-dnd-dragging]').waitFor();
    };
    await lift('B EN');
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-drop]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' });
    await outlineBecomes(page, 'Section 1: A EN, B EN, C EN; Section 2: D EN');

    await lift('B EN');
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-drop]').waitFor();
    await page.keyboard.press('Space');
    await outlineBecomes(page, 'Section 1: B EN, A EN, C EN; Section 2: D EN');
  });

  test('ELM-04, ELM-07 is changed by the menu: up, down, to a position, and to another section', async () => {
    const { page } = await contentOf('By Menu', two());
    await chooseAction(page, 'B EN', 'Move up');
    await outlineBecomes(page, 'Section 1: B EN, A EN, C EN; Section 2: D EN');
    await chooseAction(page, 'B EN', 'Move…');
    await page.getByRole('combobox', { name: 'Position: B EN' }).selectOption('3');
    await outlineBecomes(page, 'Section 1: A EN, C EN, B EN; Section 2: D EN');
    await button(page, 'Close').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await chooseAction(page, 'Section 1', 'Move down');
    await outlineBecomes(page, 'Section 1: D EN; Section 2: A EN, C EN, B EN');
    await chooseAction(page, 'D EN', 'Move…');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Move to' }).fill('2');
    await expect.poll(() => page.getByRole('option').count()).toBe(4);
    await page.getByRole('option', { name: 'Section 2', exact: true }).click();
    await outlineBecomes(page, 'Section 1: ; Section 2: A EN, C EN, B EN, D EN');
    await page.waitForFunction(() => document.activeElement?.textContent === '4. D EN');
  });
});

describe('the structure', () => {
  test('is undone and redone step by step, by buttons and by keys', { tags: 'essential' }, async () => {
    const { page } = await contentOf('Undone', two());
    const start = 'Section 1: A EN, B EN, C EN; Section 2: D EN';
    await chooseAction(page, 'C EN', 'Move up');
    await line(page, '1. A EN').click();
    await field(page, 'Title of the element (English)').fill('Alpha');
    await outlineBecomes(page, 'Section 1: Alpha, C EN, B EN; Section 2: D EN');
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await outlineBecomes(page, start);
    await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(true);
    expect(await focused(page)).toBe('Undo');
    await page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+Shift+z');
    await outlineBecomes(page, 'Section 1: A EN, C EN, B EN; Section 2: D EN');
    await button(page, 'Redo').click();
    await outlineBecomes(page, 'Section 1: Alpha, C EN, B EN; Section 2: D EN');
  });

  test('ELM-03, ELM-08 removing asks, names what is removed, and can be undone; the last element cannot be removed', async () => {
    const { page } = await contentOf('Removed', two());
    await button(page, 'More actions: B EN').click();
    await menuItem(page, 'Remove').click();
    await page.getByText('“B EN” will be removed with its content.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await outlineBecomes(page, 'Section 1: A EN, C EN; Section 2: D EN');

    await button(page, 'More actions: D EN').click();
    await expect.poll(() => menuItem(page, 'Remove').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');

    await button(page, 'More actions: Section 1').click();
    await menuItem(page, 'Remove').click();
    await page
      .getByRole('dialog', { name: 'Remove section 1?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await outlineBecomes(page, 'Section 1: D EN');
    await button(page, 'Undo').click();
    await outlineBecomes(page, 'Section 1: A EN, C EN; Section 2: D EN');
  });

  test('is duplicated, and copied to another offer', async () => {
    const { page } = await contentOf('Copied', two());
    await button(page, 'More actions: A EN').click();
    await menuItem(page, 'Duplicate').click();
    await outlineBecomes(page, 'Section 1: A EN, A EN, B EN, C EN; Section 2: D EN');
    await button(page, 'More actions: D EN').click();
    await menuItem(page, 'Copy').click();
    await button(page, 'More actions: Section 1').click();
    await menuItem(page, 'Duplicate').click();
    await saveOffer(page);

    const other = await anOffer(page, 'Pasted Into', {
      sections: [section(text('X'))] as OfferInputDraft['sections'],
    });
    await page.goto(`/offers/${other.id}/edit`);
    await page.getByRole('tab', { name: 'Sections' }).click();
    await button(page, 'Paste the element').click();
    await outlineBecomes(page, 'Section 1: X EN, D EN');
    await saveOffer(page);
    const [pasted] = (await readOffer(page, other.id)).sections;
    expect(pasted?.elements[1]).toMatchObject({ type: 'text', data: { content: { pl: '<p>D</p>' } } });
  });

  test('ELM-05 cards are closed one by one or all together; the outline leads to each of them', async () => {
    const { page } = await contentOf('Collapsed', two());
    await button(page, 'Expand all').click();
    await expect.poll(() => line(page, '3. C EN').getAttribute('aria-expanded')).toBe('true');
    await line(page, 'Section 1').click();
    await line(page, '3. C EN').waitFor({ state: 'detached' });
    await button(page, 'Collapse all').click();
    await expect.poll(() => line(page, 'Section 2').getAttribute('aria-expanded')).toBe('false');
    await page
      .getByRole('navigation', { name: 'Outline of the offer' })
      .getByRole('button', { name: 'C EN' })
      .click();
    await page.waitForFunction(() => document.activeElement?.textContent === '3. C EN');
  });
});

test('the menu of an element fits every window: what removes the element, its last entry, is in sight', async () => {
  const { page } = await contentOf('Low', [section(text('A'), text('B')), section(text('C'), text('D'))]);
  const isInSight = (entry: HTMLElement) => {
    const { left, top, bottom } = entry.getBoundingClientRect();
    return bottom <= innerHeight && entry.contains(document.elementFromPoint(left + 16, (top + bottom) / 2));
  };
  for (const [width, height] of [
    [992, 480],
    [375, 480],
    [375, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['A EN', 'D EN']) {
      await button(page, `More actions: ${name}`).click();
      await expect.poll(() => menuItem(page, 'Remove').evaluate(isInSight)).toBe(true);
      await screenshot(page, `element-menu-${width}-${height}-${name}`);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
  }
});

test('ELM-04 in a long offer the outline leads to a card that was never drawn, below the top bar, and keys to any position', async () => {
  const many = (name: string, count: number) =>
    section(...Array.from({ length: count }, (_, at) => text(`${name}${at + 1}`)));
  const { page } = await contentOf('Long', [
    many('A', 21),
    ...'BCDEFGH'.split('').map((name) => many(name, 12)),
  ]);
  await button(page, 'E3 EN').click();
  await page.waitForFunction(() => document.activeElement?.textContent === '3. E3 EN');
  await expect
    .poll(async () => (await line(page, '3. E3 EN').boundingBox())?.y)
    .toSatisfy((top) => Number(top) > 56 && Number(top) < 168);
  const isDrawn = () =>
    line(page, '3. A3 EN').evaluate((far) => far.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isDrawn).toBe(false);

  await chooseAction(page, 'A2 EN', 'Move…');
  const position = page.getByRole('combobox', { name: 'Position: A2 EN' });
  await expect.poll(() => position.inputValue()).toBe('2');
  await position.focus();
  await page.keyboard.press('End');
  await outlineStartsWith(page, 'Section 1: A1 EN, A3 EN');
  await expect.poll(() => position.inputValue()).toBe('21');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await chooseAction(page, 'A3 EN', 'Move…');
  await page.getByRole('combobox', { name: 'Position: A3 EN' }).selectOption('1');
  await outlineStartsWith(page, 'Section 1: A3 EN, A1 EN, A4 EN');
});
