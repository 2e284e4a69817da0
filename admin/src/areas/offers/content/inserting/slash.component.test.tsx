import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { focusedName } from '../../../../testing/focus.ts';
import { brief, sectionsTab } from '../../../../testing/offer-sections.tsx';

/** A section whose first text is empty, and whose card with that name is open. */
async function opened(name: string, language: 'pl' | 'en' = 'en') {
  await sectionsTab([[brief('A', ''), brief('B')]], { language });
  await card(name).click();
}

const card = (name: string) => page.getByRole('button', { name, expanded: false });
const field = (name: string) => page.getByRole('textbox', { name });
const writtenIn = (name: string) => (field(name).element() as HTMLElement).innerText;
const picker = page.getByRole('listbox');
const options = () =>
  picker
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
const focusIsOn = (name: string) => expect.poll(focusedName).toBe(name);

/** The lines of the cards. */
const cards = () =>
  [...document.querySelectorAll('li[data-size] [aria-expanded]')]
    .map(({ textContent }) => textContent)
    // What has no words is a menu or a select of an open card.
    .filter((words) => words !== '');
/** The card in whose content the focus is. */
const focusedCard = () =>
  document.activeElement?.closest('[data-element-content]') &&
  document.activeElement.closest('li[data-size]')?.querySelector('[aria-expanded]')?.textContent;

test('a slash in an empty text replaces it by another type, in one step', async () => {
  await opened('1. A');
  await field('Content (Polish)').click();
  await userEvent.keyboard('/');
  await focusIsOn('Type of element');
  expect(options()).not.toContain('Text');
  await expectAccessible(picker.element().parentElement as Element);
  await userEvent.keyboard('tab');
  await expect.poll(options).toEqual(['Table']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedCard).toBe('1. A');
  await expect.element(page.getByRole('button', { name: 'Add a row' })).toBeVisible();
  expect(cards()).toEqual(['Section 1', '1. A', '2. B']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(field('Content (Polish)')).toBeVisible();
  await expect.element(undo).toBeDisabled();
});

test('a slash is text after Escape', async () => {
  await opened('1. A', 'pl');
  await field('Treść (polski)').click();
  await userEvent.keyboard('/');
  await focusIsOn('Typ elementu');
  await userEvent.keyboard('{Escape}');
  await focusIsOn('Treść (polski)');
  await userEvent.keyboard('x');
  await expect.poll(() => writtenIn('Treść (polski)')).toBe('/x');
});

test('a slash is text where no type is found', async () => {
  await opened('1. A', 'pl');
  await field('Treść (angielski)').click();
  await userEvent.keyboard('/');
  await focusIsOn('Typ elementu');
  await userEvent.keyboard('5');
  await focusIsOn('Treść (angielski)');
  await userEvent.keyboard(' km');
  await expect.poll(() => writtenIn('Treść (angielski)')).toBe('/5 km');
});

test('a slash is text when the user goes elsewhere', async () => {
  await opened('1. A', 'pl');
  await field('Treść (angielski)').click();
  await userEvent.keyboard('/');
  await focusIsOn('Typ elementu');
  await field('Treść (polski)').click();
  await expect.poll(() => writtenIn('Treść (angielski)')).toBe('/');
  await focusIsOn('Treść (polski)');
});

test('a slash that is deleted again leaves the text empty; in a written text it is text', async () => {
  await opened('1. A');
  await field('Content (Polish)').click();
  await userEvent.keyboard('/');
  await focusIsOn('Type of element');
  await userEvent.keyboard('{Backspace}');
  await focusIsOn('Content (Polish)');
  await expect.poll(() => writtenIn('Content (Polish)')).toBe('\n');
  await userEvent.keyboard('a/b');
  await expect.poll(() => writtenIn('Content (Polish)')).toBe('a/b');
  expect(picker.query()).toBe(null);
});

test('a slash in an empty paragraph before a written text inserts below it', async () => {
  await opened('2. B');
  await field('Content (English)').click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}{Control>}{Home}{/Control}/');
  await focusIsOn('Type of element');
  await picker.getByRole('option', { name: 'Text' }).click();
  await expect.poll(cards).toEqual(['Section 1', '1. A', '2. B', '3. Text']);
  await expect.poll(focusedCard).toBe('3. Text');
});
