import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anOrder, aSellingOffer, dialogue, transactionOf } from './order-records.ts';
import { button, keepToast } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';

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
async function expectClear(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const placeOf = async () => {
    const [box, bar] = [await toast(page).boundingBox(), await page.getByRole('banner').boundingBox()];
    const { x = 0, y = 0, width: wide = 0 } = box ?? {};
    return {
      isBelowBar: y >= (bar?.y ?? 0) + (bar?.height ?? 0),
      isAtTop: y < 200,
      isAtRight: x + wide / 2 > width / 2 - 60 && x + wide <= width,
      covered: await page.evaluate(covered),
    };
  };
  await expect.poll(placeOf).toEqual({ isBelowBar: true, isAtTop: true, isAtRight: true, covered: [] });
}

test('NTF-05 in no width a toast covers a control of a list', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const email = `toast-${crypto.randomUUID()}@example.com`;
  const order = await anOrder(page, await aSellingOffer(page, 'Tostowa'), { email });
  await page.goto(`/orders?filters[userEmail][value]=${email}`);
  await button(page, `Extend the due date: transaction ${transactionOf(order)}`).click();
  await dialogue(page).getByRole('button', { name: 'Extend', exact: true }).click();
  await keepToast(page);
  for (const width of [1440, 1340, 992]) await expectClear(page, width);
});

test('NTF-05 in no width a toast covers a control of a form', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  await page.goto('/agreements/1');
  await page.getByRole('toolbar').first().waitFor();
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await name.fill(`${await name.inputValue()}!`);
  await page.keyboard.press('ControlOrMeta+s');
  await keepToast(page);
  for (const width of [1440, 992, 375]) await expectClear(page, width);
});
