import type { Page } from 'playwright';
import { expect } from 'vitest';

const FARTHEST = 250;

/** The accessible name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const own = document.activeElement as HTMLInputElement | null;
    const by = own?.getAttribute('aria-labelledby');
    const label = by ? document.getElementById(by)?.textContent : own?.labels?.[0]?.textContent;
    return (own?.getAttribute('aria-label') ?? label ?? own?.textContent ?? '').replace(/\s*\*$/, '').trim();
  });

/** Presses Tab or Shift+Tab until the element with that name has the focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const isMeant = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  for (let at = 0; at < FARTHEST; at += 1) {
    if (isMeant(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} was not reached by ${key}; the focus is on ${await focused(page)}`);
}

/** Chooses an entry of the open menu with the arrow and Enter. The focus comes a moment after the menu, and keys go where it stands. */
export async function chooseByArrow(page: Page, entry: string): Promise<void> {
  await page.locator('[role=menu]:focus-within').waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return page.evaluate(() => document.activeElement?.textContent);
    })
    .toBe(entry);
  await page.keyboard.press('Enter');
}
