import { expect, test } from 'vitest';
import { anOrder, aSellingOffer, reject } from './order-records.ts';
import { unique } from './records.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

test.each([1280, 1440, 1600])(
  'why an order was rejected leaves room for whose it is: %d px',
  async (width) => {
    const page = await browser.staff({ language: 'pl', width });
    const order = await anOrder(page, await aSellingOffer(page, `Nagłówek ${unique()}`), {
      email: `head-${unique()}@example.com`,
    });
    await reject(page, order);
    await page.goto(`/orders/${order.id}/edit`);
    const reason = await page.getByTitle('odrzucone przez Alicja Administratorska').first().boundingBox();
    const person = await page.locator('main a[href^="/users/"]').first().boundingBox();
    expect(reason && person && reason.x + reason.width <= person.x).toBe(true);
    await screenshot(page, `order-rejected-head-${width}`);
  },
);
