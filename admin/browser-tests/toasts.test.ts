import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOrder, aSellingOffer, dialogue, transactionOf } from './order-records.ts';
import { button, closeToast, keepToast } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();
/** Once it has its place: it is in the document a moment before, which nobody sees. */
const toast = (page: Page) => page.locator('.mantine-Notification-root[data-placed]').last();

/** The names of the controls that the toast covers, those of the top bar included; runs in the page. */
function covered() {
  const toast = [...document.querySelectorAll('.mantine-Notification-root')].at(-1);
  const area = toast?.getBoundingClientRect();
  if (!toast || !area) return ['no toast'];
  return [...document.querySelectorAll('main :is(a, button, input, select, label, tr[data-opens]), header *')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isUnder = left < area.right && right > area.left && top < area.bottom && bottom > area.top;
      return isUnder && control.checkVisibility();
    })
    .map((control) => control.textContent || control.getAttribute('aria-label'));
}

/** NTF-05: at the top; nearer to the right edge than to the left one, where there is a choice. */
async function expectClear(page: Page, name: string): Promise<void> {
  await keepToast(page);
  await toast(page).waitFor();
  await screenshot(page, name);
  await expect.poll(() => page.evaluate(covered)).toEqual([]);
  const [box, bar] = [await toast(page).boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(box?.y).toBeLessThan(200);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeGreaterThan(width / 2 - 60);
}

test.each([1440, 992])('NTF-05 at %i px a toast covers no control of a list or a record', async (width) => {
  const page = await browser.page({ language: 'en', width });
  await signInAhead(page, accounts.admin);
  const email = `toast-${crypto.randomUUID()}@example.com`;
  const order = await anOrder(page, await aSellingOffer(page, 'Tostowa'), { email });
  await page.goto(`/orders?filters[userEmail][value]=${email}`);
  await button(page, `Extend the due date: transaction ${transactionOf(order)}`).click();
  await dialogue(page).getByRole('button', { name: 'Extend', exact: true }).click();
  await expectClear(page, `toast-list-${width}`);
  await page.setViewportSize({ width: width - 100, height: 700 });
  await expect.poll(() => page.evaluate(covered)).toEqual([]);
});

test.each([1440, 992, 375])('NTF-05 at %i px a toast covers no control of a form', async (width) => {
  const page = await browser.page({ language: 'en', width });
  await signInAhead(page, accounts.admin);
  await page.goto('/agreements/1');
  await page.getByRole('toolbar').first().waitFor();
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await name.fill(`${await name.inputValue()}!`);
  await page.keyboard.press('ControlOrMeta+s');
  await expectClear(page, `toast-form-${width}`);
  await closeToast(page);
});

test('where every place has a control, the control below a toast can be pressed, and the toast closed', async () => {
  const page = await browser.page({ language: 'en', width: 375 });
  await signInAhead(page, accounts.admin);
  await page.goto('/agreements/1');
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await name.waitFor();
  await page.evaluate(() => {
    const cover = document.createElement('button');
    cover.textContent = 'Everywhere';
    cover.style.cssText = 'position: fixed; inset: 60px 0 100px; z-index: 90';
    cover.onclick = () => cover.remove();
    document.querySelector('main')?.append(cover);
  });
  await name.evaluate((input) => input.focus());
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+s');
  await page.locator('.mantine-Notification-root[data-covering]').waitFor();
  // Waits until the toast no longer moves.
  await toast(page).getByRole('button', { name: 'Close' }).hover();
  const box = await toast(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await button(page, 'Everywhere').waitFor({ state: 'detached' });
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await toast(page).waitFor({ state: 'detached' });
});
