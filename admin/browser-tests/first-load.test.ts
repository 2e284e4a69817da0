import { expect, test } from 'vitest';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { firstLoad } from './support/first-load.ts';

const browser = aBrowser();

// The aims are 15 requests and 350 kB for a list, 20 and 450 kB for the editor; what is above them here must not grow.
test.for([
  { path: '/orders', requests: 15, kilobytes: 366 },
  { path: '/offers', requests: 15, kilobytes: 367 },
  { path: '/users', requests: 15, kilobytes: 371 },
  { path: '/', requests: 16, kilobytes: 371 },
  { path: '/offers/1/edit', requests: 37, kilobytes: 569 },
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
