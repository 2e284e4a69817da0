import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import { expect, test } from 'vitest';
import { aBigOffer } from '../../api/src/testing/content/big-offer.ts';
import { callApi } from './records.ts';
import { held } from './screens.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { firstLoad } from './support/first-load.ts';
import { untilQuiet } from './support/quiet.ts';

const browser = aBrowser();

// More than this is noticed on a slow network.
test.for([
  { path: '/orders', requests: 15, kilobytes: 350 },
  { path: '/offers', requests: 15, kilobytes: 350 },
  { path: '/users', requests: 15, kilobytes: 350 },
  { path: '/faq', requests: 15, kilobytes: 350 },
  { path: '/transactions', requests: 15, kilobytes: 350 },
  { path: '/investments', requests: 15, kilobytes: 350 },
  { path: '/series', requests: 15, kilobytes: 350 },
  { path: '/email-templates', requests: 15, kilobytes: 350 },
  { path: '/roles', requests: 15, kilobytes: 350 },
  { path: '/', requests: 15, kilobytes: 350 },
  { path: '/offers/1/edit', requests: 20, kilobytes: 450 },
])(
  '$path loads at most $requests files and answers, $kilobytes kB compressed, until it is usable',
  async ({ path, requests, kilobytes }) => {
    const page = await browser.page({ language: 'en' });
    await signInAhead(page, accounts.admin);
    await page.close();
    const load = await firstLoad(page.context(), path);
    expect(load.addresses.length, load.addresses.join('\n')).toBeLessThanOrEqual(requests);
    expect(load.kilobytes, load.addresses.join('\n')).toBeLessThanOrEqual(kilobytes);
  },
);

test('the editor of an offer with twenty elements of all types loads at most 20 files and answers, 450 kB compressed', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const { id } = await callApi<OfferView>(page, 'POST', '/admin/offer', aBigOffer(20));
  await page.close();
  const load = await firstLoad(page.context(), `/offers/${id}/edit`);
  expect(load.addresses.length, load.addresses.join('\n')).toBeLessThanOrEqual(20);
  expect(load.kilobytes, load.addresses.join('\n')).toBeLessThanOrEqual(450);
});

test('the files of a screen are fetched together with the program, not after it', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const letGo = await held(page, '**/assets/index-*.js');
  const early = page.waitForRequest(/\/assets\/offer-editor-.*\.js/);
  await page.goto('/offers/1/edit', { waitUntil: 'commit' });
  await early;
  letGo();
  await page.getByRole('tab', { name: 'Main content' }).waitFor();
});

test('a style that is fetched early is fetched once', async () => {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  await page.goto('/orders');
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await untilQuiet(page);
  expect(styles.filter((address, at) => styles.indexOf(address) < at)).toEqual([]);
});
