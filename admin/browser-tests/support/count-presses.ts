import type { Page } from 'playwright';

/** Counts from now on how often the person presses a mouse button or a key. */
export async function countPresses(page: Page) {
  await page.evaluate(() => {
    const counted = { clicks: 0, keys: 0 };
    Object.assign(window, { counted });
    window.addEventListener('pointerdown', () => counted.clicks++, true);
    window.addEventListener('keydown', () => counted.keys++, true);
  });
  return () => page.evaluate(() => (window as unknown as { counted: unknown }).counted);
}
