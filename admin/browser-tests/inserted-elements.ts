import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A text element that says the same in both languages, or nothing. */
export const brief = (title: string, content = title) => ({
  type: 'text',
  title: { pl: title, en: title },
  userMustBeLoggedIn: false,
  userMustInvest: false,
  data: { content: { pl: content && `<p>${content}</p>`, en: content && `<p>${content}</p>` } },
});

/** The lines of the cards: `Section 1, 1. A, 2. B, Section 2, 1. C`. */
export const becomes = (page: Page, expected: string) =>
  expect
    .poll(async () =>
      (await page.locator('li[data-size] [aria-expanded]').allTextContents())
        // What has no words is a menu or a select of an open card.
        .filter((words) => words !== '')
        .join(', '),
    )
    .toBe(expected);

/** The popup in which the type of an element is chosen. */
export const PICKER = ':has(> * [role=combobox]):has(> [role=listbox])';
export const search = (page: Page) => page.locator(PICKER).getByRole('combobox');
export const options = (page: Page) => page.locator(PICKER).getByRole('option');
export const option = (page: Page, name: string) =>
  page.locator(PICKER).getByRole('option', { name, exact: true });

/** Whether the focus is in the content of the card with that line. */
export const focusIsInContentOf = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) =>
      document.activeElement?.closest('[data-element-content]') !== null &&
      document.activeElement?.closest('li[data-size]')?.querySelector('[aria-expanded]')?.textContent ===
        wanted,
    name,
  );
