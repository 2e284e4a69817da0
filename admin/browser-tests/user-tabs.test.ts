import { MOST_USER_EMAILS } from '@share/contract/areas/users/user-emails.endpoints.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOrder, aSellingOffer } from './order-records.ts';
import { aUser } from './people-records.ts';
import { button, heading } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function adminPage(): Promise<Page> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  return page;
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('USR-17, USR-19, USR-27 to USR-38 without further keys a user can be read only, and has no further tabs', async () => {
  const page = await adminPage();
  const user = await aUser(page);
  const reader = await browser.page({ language: 'en' });
  await signedIn(reader, await accountWith(browser.server(), 'admin:user:get'), `/users/${user.id}`);
  await reader.getByText('Read only. You have no permission to edit.').waitFor();
  await expect.poll(() => reader.getByRole('tab').allTextContents()).toEqual(['User', 'E-mails', 'Notes']);
  await expect.poll(() => reader.locator('main').getByRole('button').allTextContents()).toEqual(['Reload']);
});

test('one look shows what an investor holds, ordered and accepted; names in the books lead to the person', async () => {
  const page = await adminPage();
  const offer = await aSellingOffer(page, 'Jaworowa');
  const order = await anOrder(page, offer, { email: 'jagoda@example.com', firstName: 'Jagoda' });
  await page.goto('/orders?filters[userEmail][value]=jagoda');
  await link(page, 'Jagoda Zielińska').click();
  await heading(page, 'Edit user').waitFor();
  expect(await tab(page, 'Roles').count()).toBe(0);
  await tab(page, 'Orders').click();
  await page.getByText('Completed: PLN 0.00, open: PLN 501.00').waitFor();
  await link(page, String(order.id)).waitFor();
  await tab(page, 'Investments').click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Jaworowa EN' }).waitFor();
  await tab(page, 'Transactions').click();
  await page.getByRole('tabpanel').getByText('PLN 501.00').waitFor();
  await screenshot(page, 'user-investor');
});

test('all orders of a person are shown and summed up, and those of nobody else', async () => {
  const page = await adminPage();
  const offer = await aSellingOffer(page, 'Lipowa');
  const email = 'anna@lipowa.example.com';
  const order = await anOrder(page, offer, { email, quantity: 1 });
  await Promise.all(Array.from({ length: 100 }, () => anOrder(page, offer, { email, quantity: 1 })));
  await Promise.all(Array.from({ length: 3 }, () => anOrder(page, offer, { email: `jo${email}` })));
  await page.goto(`/users/${order.userMeta.id}`);
  await tab(page, 'Orders').click();
  await page.getByText('Completed: PLN 0.00, open: PLN 25,300.50').waitFor();
  await page.getByText('1–10 of 101').waitFor();
  await link(page, 'All of them in the list').click();
  await heading(page, 'Orders').waitFor();
  await expect
    .poll(() => page.locator('[data-summary]').textContent())
    .toBe('101 · PLN 25,300.50 (without cancelled ones)');
  await button(page, `Change filter User number: ${order.userMeta.id}`).waitFor();
});

test('USR-16 the tabs of a person that show the newest rows only say so', async () => {
  const page = await adminPage();
  const { id } = await aUser(page);
  const at = new Date().toISOString();
  const emails = Array.from({ length: MOST_USER_EMAILS }, (_, nth) => ({
    ...{ id: nth + 1, subject: `E-mail ${nth + 1}` },
    ...{ createdAt: at, sentAt: at, givenUpAt: null },
  }));
  let shown = emails;
  await page.route(`**/api/admin/user/${id}/emails`, (route) =>
    route.fulfill({ json: { status: 200, data: shown, errors: [] } }),
  );
  await page.goto(`/users/${id}`);
  await tab(page, 'E-mails').click();
  const note = page.getByText('The newest 500 are shown.');
  await note.waitFor();
  await expectAccessible(page);
  shown = emails.slice(1);
  await page.reload();
  await tab(page, 'E-mails').click();
  await page.getByText('E-mail 2', { exact: true }).waitFor();
  expect(await note.count()).toBe(0);
});
