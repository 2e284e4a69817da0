import { expect, test } from 'vitest';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const edited = ['offers', 'series', 'orders', 'transactions', 'investments', 'roles', 'email-templates'];

test('the address of a record without its /edit leads to the record, and any other address nowhere', async () => {
  const page = await browser.staff({ language: 'en' });
  expectFailure(page, { address: '/999999', status: 404 });
  for (const area of edited) {
    await page.goto(`/${area}/999999`);
    await page.getByRole('link', { name: 'Back to the list' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${area}/999999/edit`);
  }
  await page.goto('/order/999999');
  await page.getByRole('heading', { level: 1, name: 'Page with the given Slug does not exist' }).waitFor();
});

test('ERR-48 a collection of the static content that does not exist says so, and leads to the list', async () => {
  const page = await browser.staff();
  expectFailure(page, { address: '/static-content/list', status: 404 });
  await page.goto('/static-content/999999');
  await page.getByRole('heading', { level: 1, name: 'Static content: not found' }).waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Static content', exact: true }).waitFor();
});
