import { expect, test } from 'vitest';
import { anOrder, aSellingOffer, transactionOf } from './order-records.ts';
import { unique } from './records.ts';
import { expectToFit, field } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { smallTargets } from './support/targets.ts';

const browser = aBrowser();

test('on a phone everything is at least 40 px to press', async () => {
  const page = await browser.page({ language: 'en', width: 375, height: 800 });
  await page.goto('/login');
  await field(page, 'E-mail').waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, `Palec ${unique()}`);
  const order = await anOrder(page, offer, { email: `finger-${unique()}@example.com` });
  for (const address of [
    `/orders/${order.id}/edit`,
    `/transactions/${transactionOf(order)}/edit`,
    '/orders/create',
    `/offers/${offer.id}/edit`,
    `/series/${offer.series}/edit`,
    '/agreements/1',
    '/roles/2/edit',
    '/account',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page);
    await expectToFit(page, 375);
    expect([address, await smallTargets(page)]).toEqual([address, []]);
  }
});
