import { expect, test } from 'vitest';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test.each([
  ['/users/1', 'pl', 375],
  ['/users/1', 'pl', 992],
  ['/general', 'en', 375],
] as const)('the tabs of %s stand in one line, %s, %d px', async (address, language, width) => {
  const page = await browser.staff({ language, width, height: 800 });
  await page.goto(address);
  const tabs = page.getByRole('tab');
  // Some tabs come after the first ones.
  await tabs.first().waitFor();
  await untilQuiet(page);
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expectToFit(page, width);

  // By keyboard, the last one comes into sight.
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect
    .poll(() =>
      tabs.last().evaluate((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
  await expectAccessible(page);
  await screenshot(page, `tabs-${address.replaceAll('/', '-')}-${width}`);
});
