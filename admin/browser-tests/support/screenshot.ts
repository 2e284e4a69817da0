import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Saves a picture of the page in the folder SCREENSHOTS for manual review; without that variable it does nothing. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
}

const looks = [
  [1440, 'light'],
  [992, 'dark'],
  [375, 'light'],
  [375, 'dark'],
] as const;

/** The same in both languages, on wide and narrow screens, light and dark. */
export async function screenshots(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  for (const language of ['PL', 'EN']) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${language}`) })
      .click();
    for (const [width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await screenshot(page, `${name}-${width}-${colorScheme}-${language.toLowerCase()}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
