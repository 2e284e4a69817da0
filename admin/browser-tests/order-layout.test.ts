/** Where things stand on the screen of an order while it is loaded and read. */
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accept, anOrder, aSellingOffer, pay, reject } from './order-records.ts';
import { unique } from './records.ts';
import { button, held } from './screens.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const bankInfo = {
  accountNumber: '61109010140000071219812874',
  bankName: 'Bank Wiślany',
  accountHolder: 'Kamienica Kazimierz sp. z o.o.',
};
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const states = {
  'waits for its money': async () => {},
  'is paid': pay,
  'is completed': async (page: Page, order: OrderView) => {
    await pay(page, order);
    await accept(page, order);
  },
  'was rejected': reject,
  'has a refund due': async (page: Page, order: OrderView) => {
    await pay(page, order);
    await reject(page, order);
  },
};

describe.each([
  ['pl', 'Dane zamówienia', 'Historia', 'Decyzja'],
  ['en', 'Order details', 'History', 'Decision'],
] as const)('when the decision of an order comes, nothing below it moves: %s', (...names) => {
  const [language, details, history, decision] = names;

  test.each(Object.entries(states))('an order that %s', async (state, move) => {
    const page = await browser.staff({ language });
    const offer = await aSellingOffer(page, `Układ ${unique()}`, { series: { bankInfo } });
    const order = await anOrder(page, offer, { email: `layout-${unique()}@example.com` });
    await move(page, order);
    const places = async () => {
      const boxes = await Promise.all([details, history].map((name) => card(page, name).boundingBox()));
      return boxes.map((box) => box?.y ?? 0);
    };
    const letGo = await held(page, '**/decision');
    await page.goto(`/orders/${order.id}/edit`);
    await card(page, history).getByRole('listitem').first().waitFor();
    const name = `order-awaited-${state.replaceAll(' ', '-')}-${language}`;
    await screenshot(page, name);
    const before = await places();
    letGo();
    await card(page, decision).getByRole('table').waitFor();
    await untilQuiet(page);
    await screenshot(page, `${name}-here`);
    const moved = (await places()).map((place, nth) => Math.abs(place - (before[nth] ?? 0)));
    expect(Math.max(...moved), `${before} ${await places()}`).toBeLessThanOrEqual(4);
  });
});

test('at 1440 × 900 the button that accepts an order stays in sight down to the end of its screen', async () => {
  const page = await browser.staff({ width: 1440, height: 900 });
  const order = await anOrder(page, await aSellingOffer(page, `Koniec ${unique()}`), {
    email: `end-${unique()}@example.com`,
  });
  await pay(page, order);
  await page.goto(`/orders/${order.id}/edit`);
  await card(page, 'Decision').getByRole('table').waitFor();
  await untilQuiet(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(end).toBeGreaterThan(1_200);
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, end);
  await expect.poll(() => page.evaluate(() => window.scrollY + window.innerHeight)).toBe(end);
  await screenshot(page, 'order-end');
  const isInSight = (accept: HTMLElement) => {
    const { left, top, width, height } = accept.getBoundingClientRect();
    return accept.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(await button(page, 'Accept').evaluate(isInSight)).toBe(true);
});
