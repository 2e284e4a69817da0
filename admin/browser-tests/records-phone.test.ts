import { expect, test } from 'vitest';
import { anOrder, aSellingOffer, transactionOf } from './order-records.ts';
import { unique } from './records.ts';
import { expectToFit } from './screens.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

test('on a phone the buttons, fields and the way back of a record are at least 40 px high', async () => {
  const page = await browser.staff({ language: 'en', width: 375, height: 800 });
  const offer = await aSellingOffer(page, `Palec ${unique()}`);
  const order = await anOrder(page, offer, { email: `finger-${unique()}@example.com` });
  const addresses = [
    `/orders/${order.id}/edit`,
    `/transactions/${transactionOf(order)}/edit`,
    '/orders/create',
  ];
  for (const address of [
    ...addresses,
    `/offers/${offer.id}/edit`,
    `/series/${offer.series}/edit`,
    '/agreements/1',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).waitFor();
    await expectToFit(page, 375);
    const small = await page
      .locator(
        'main :is(.mantine-Button-root, .mantine-ActionIcon-root, .mantine-TextInput-input, h1 ~ a, a:has(~ h1))',
      )
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter((one) => Math.min(one.clientHeight, one.clientWidth) < 38)
          .map((one) => one.getAttribute('aria-label') ?? one.textContent),
      );
    expect([address, small]).toEqual([address, []]);
  }
});
