import { describe, expect, test } from 'vitest';
import { chooseOffer, emailField, newOrder } from './manual-order-form.ts';
import { button, field } from './offer-records.ts';
import { anOrder } from './order-records.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

describe('another investor is chosen', () => {
  /** The form with the first of two investors chosen, who has a telephone and an address; the second has others. */
  async function firstChosen() {
    const { page, offer } = await newOrder(browser);
    const name = `Para${crypto.randomUUID().slice(0, 6)}`;
    const [first, second] = [`a-${name}@example.com`, `b-${name}@example.com`];
    for (const email of [first, second]) await anOrder(page, offer, { email, firstName: name });
    await chooseOffer(page, offer.title.en);
    const choose = async (email: string) => {
      await emailField(page).fill(name);
      await page.getByRole('option', { name: email }).click();
    };
    await choose(first);
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Warszawa');
    return { page, choose: () => choose(second) };
  }

  test('what belongs to the first is gone at once, the order waits, and what is typed meanwhile stays', {
    tags: 'essential',
  }, async () => {
    const { page, choose } = await firstChosen();
    const held = Promise.withResolvers<void>();
    await page.route('**/admin/user/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await choose();
    await expect.poll(() => field(page, 'City').inputValue()).toBe('');
    expect(await field(page, 'Phone number').inputValue()).toBe('');
    expect(await field(page, 'Bank name').inputValue()).toBe('');
    await page.getByText("wait until the investor's data is loaded.").waitFor();
    expect(await button(page, 'Place order').isEnabled()).toBe(false);
    await field(page, 'Phone number').fill('+48 700 800 900');
    held.resolve();
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Warszawa');
    expect(await field(page, 'Phone number').inputValue()).toBe('+48 700 800 900');
    await expect.poll(() => button(page, 'Place order').isEnabled()).toBe(true);
  });

  test('whose data cannot be loaded: the form says so, holds nothing of the first, and loads it again', async () => {
    const { page, choose } = await firstChosen();
    expectFailure(page, { address: '/admin/user/', status: 500 });
    await page.route('**/admin/user/*', (route) =>
      route.fulfill({ status: 500, json: { status: 500, data: null, errors: [] } }),
    );
    await choose();
    await page.getByText("The investor's phone, address and account could not be loaded.").waitFor();
    expect(await field(page, 'City').inputValue()).toBe('');
    await expect.poll(() => button(page, 'Place order').isEnabled()).toBe(true);
    await page.unroute('**/admin/user/*');
    await button(page, 'Try again').click();
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Warszawa');
  });
});
