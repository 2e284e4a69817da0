import { expect, test } from 'vitest';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const records = [
  ['/offers/999999/edit', 'The offer does not exist', 'Offers'],
  ['/series/999999/edit', 'The series does not exist', 'Share series'],
  ['/agreements/999999', 'The agreement does not exist', 'Agreements'],
  ['/orders/999999/edit', 'The order does not exist', 'Orders'],
  ['/transactions/999999/edit', 'The transaction was not found', 'Transactions'],
  ['/investments/999999/edit', 'The investment does not exist', 'Investments'],
  ['/users/999999', 'The user does not exist', 'Users'],
  ['/roles/999999/edit', 'The role does not exist', 'Roles'],
  ['/permission/999999', 'The permission does not exist', 'Permissions'],
  ['/faq/999999', 'The FAQ entry does not exist', 'FAQ'],
  ['/pages/999999', 'The page does not exist', 'Pages'],
  ['/slider/999999', 'Slide: not found', 'Slider'],
  ['/pictures/999999', 'There is no such image in the library', 'Images'],
  ['/featured-offers/999999', 'Featured offers: not found', 'Featured offers'],
  ['/email-templates/999999/edit', 'E-mail template: not found', 'E-mail templates'],
  ['/emails/999999', 'E-mail 999999: not found', 'Sent e-mails'],
  ['/journal/999999', 'Entry 999999: not found', 'Journal'],
  ['/static-content/element/999999', 'Element: not found', 'Static content'],
  ['/static-content/999999', 'Static content: not found', 'Static content'],
] as const;

test('ERR-48, ERR-61 a record that does not exist: the screen says which, and leads to the list', async () => {
  const page = await browser.staff({ language: 'en' });
  expectFailure(page, { address: '/999999', status: 404 });
  expectFailure(page, { address: '/static-content/list', status: 404 });
  for (const [address, reason, list] of records) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'Back to the list' }).waitFor();
    expect([address, await heading.innerText()]).toEqual([address, reason]);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('heading', { level: 1, name: list, exact: true }).waitFor();
  }
});

test.each([
  ['pl', 375, 'light', 'Zamówienie nie istnieje', 'Wróć do listy'],
  ['en', 1440, 'dark', 'The order does not exist', 'Back to the list'],
] as const)('its screen: %s, %d px', async (language, width, scheme, title, back) => {
  const page = await browser.staff({ language, width, scheme });
  expectFailure(page, { address: '/999999', status: 404 });
  await page.goto('/orders/999999/edit');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('link', { name: back }).waitFor();
  await expectToFit(page, width);
  await expectAccessible(page);
  await screenshot(page, `record-missing-${language}-${width}`);
});

test('the address of a record without its /edit leads to the record, and any other address nowhere', async () => {
  const page = await browser.staff({ language: 'en' });
  expectFailure(page, { address: '/999999', status: 404 });
  const edited = records.map(([address]) => address).filter((address) => address.endsWith('/edit'));
  for (const address of edited) {
    await page.goto(address.replace('/edit', ''));
    await page.getByRole('link', { name: 'Back to the list' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.goto('/order/999999');
  await page.getByRole('heading', { level: 1, name: 'Page with the given Slug does not exist' }).waitFor();
});
