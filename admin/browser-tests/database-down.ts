import type { Page } from 'playwright';
import { expectFailure } from './support/browser.ts';

/** The next call to that address, which ends with its last part, is answered as if the database were down. */
export async function failOnce(page: Page, address: string): Promise<void> {
  expectFailure(page, { address, status: 503 });
  const answer = {
    status: 503,
    json: { data: null, errors: [{ code: 'DATABASE_UNAVAILABLE', path: null, message: '' }], links: [] },
  };
  await page.route(`**${address}`, (route) => route.fulfill(answer), { times: 1 });
}
