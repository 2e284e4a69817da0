import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { button, field } from './offer-records.ts';
import { accept, anOrder, aSellingOffer, choose, dialogue, fact, pay, said } from './order-records.ts';
import { callApi } from './records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** A pending order, opened by the super administrator. */
async function openOrder({ isPaid = false } = {}): Promise<{ page: Page; order: OrderView }> {
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, accounts.admin);
  const order = await anOrder(page, await aSellingOffer(page, `Łąkowa ${crypto.randomUUID().slice(0, 6)}`));
  if (isPaid) await pay(page, order);
  await openAt(page, order);
  return { page, order };
}

async function openAt(page: Page, order: OrderView): Promise<void> {
  await page.goto(`/orders/${order.id}/edit`);
  await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
  await fact(page, 'Status').waitFor();
}

const stored = (page: Page, order: OrderView) => callApi<OrderView>(page, 'GET', `/admin/order/${order.id}`);

describe("the investor's data", () => {
  test('ORD-18, ORD-33 are changed and saved', { tags: 'essential' }, async () => {
    const { page, order } = await openOrder();
    await field(page, 'City').fill('Kraków');
    await choose(page, 'State or region', 'Lesser Poland');
    await field(page, 'Account number').fill('PL 61 1090 1014 0000 0712 1981 2874');
    await field(page, 'Account number').blur();
    await expect
      .poll(() => field(page, 'Account number').inputValue())
      .toBe('61 1090 1014 0000 0712 1981 2874');
    await button(page, 'Save').click();
    await said(page, 'Order saved');
    const { address, bankAccount } = (await stored(page, order)).investorData;
    expect([address.city, address.state?.name]).toEqual(['Kraków', 'małopolskie']);
    expect(bankAccount.accountNumber).toBe('61109010140000071219812874');
    await expect
      .poll(() => field(page, 'Account number').inputValue())
      .toBe('61 1090 1014 0000 0712 1981 2874');
  });

  test('ORD-42, ORD-43 another country clears the state; one without states has none to choose', async () => {
    const { page } = await openOrder();
    await choose(page, 'State or region', 'Masovia');
    await choose(page, 'Country', 'Monaco');
    await expect
      .poll(() => field(page, 'State or region').or(page.getByLabel('State or region')).first().inputValue())
      .toBe('');
    await expect.poll(() => page.getByLabel('State or region').first().isEnabled()).toBe(true);
    await page.getByLabel('Country', { exact: true }).first().fill('Antarctica');
    await page.getByRole('option', { name: 'Antarctica' }).click();
    await expect.poll(() => page.getByLabel('State or region').first().isDisabled()).toBe(true);
  });

  test('an error is shown above its field, and the error toast says that nothing was saved', async () => {
    const { page } = await openOrder();
    expectFailure(page, { address: '/admin/order/', status: 422 });
    await field(page, 'Account number').fill('123456');
    await button(page, 'Save').click();
    const input = page.locator('[name="investorData.bankAccount.accountNumber"]');
    const message = page.getByText('The bank account number is wrong. In Poland it has 26 digits;');
    await said(page, 'The order could not be saved');
    await message.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    const [above, below] = [await message.boundingBox(), await input.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  });

  test('R7 the user who saves second learns who saved first, and overwrites only deliberately', async () => {
    const { page, order } = await openOrder();
    expectFailure(page, { address: `/admin/order/${order.id}`, status: 412 });
    const other = await page.context().newPage();
    await openAt(other, order);
    await field(other, 'City').fill('Gdynia');
    await button(other, 'Save').click();
    await said(other, 'Order saved');
    await field(page, 'City').fill('Sopot');
    await button(page, 'Save').click();
    const question = dialogue(page);
    await question.getByText('Last saved by Alicja Administratorska').waitFor();
    const choices = question.getByRole('radiogroup', { name: 'City' }).getByRole('radio');
    await expect.poll(() => choices.allTextContents()).toEqual(['MineSopot', 'SavedGdynia']);
    await choices.first().click();
    await screenshot(page, 'order-stale');
    await question.getByRole('button', { name: 'Apply and go on' }).click();
    await button(page, 'Save').click();
    await said(page, 'Order saved');
    expect((await stored(page, order)).investorData.address.city).toBe('Sopot');
  });

  test('with unsaved changes the order cannot be accepted, and they are not lost silently', {
    tags: 'essential',
  }, async () => {
    const { page } = await openOrder({ isPaid: true });
    await expect.poll(() => button(page, 'Accept').isEnabled()).toBe(true);
    await field(page, 'City').fill('Gdynia');
    await page.getByText('Save or discard the changes before you accept or reject the order.').waitFor();
    await expect.poll(() => button(page, 'Accept').isDisabled()).toBe(true);
    await expect.poll(() => button(page, 'Reject').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await dialogue(page).getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Gdynia');
  });
});

test('ORD-21 a refused accept shows a banner, no toast, and the order in its present state', async () => {
  const { page, order } = await openOrder({ isPaid: true });
  expectFailure(page, { address: `/admin/order/${order.id}/accept`, status: 409 });
  await accept(page, order);
  await button(page, 'Accept').click();
  await dialogue(page).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alert').getByText('The order has already been accepted.').waitFor();
  await page.getByText('The order is completed: it can no longer be changed or rejected.').waitFor();
  await expect.poll(() => fact(page, 'Status').textContent()).toBe('Completed');
  expect(await page.locator('.mantine-Notification-root').count()).toBe(0);
});

test('a user may accept without the edit permission', async () => {
  const { order } = await openOrder({ isPaid: true });
  const page = await browser.page({ language: 'en' });
  await signInAhead(page, await accountWith(browser.server(), 'admin:order:get', 'admin:order:accept'));
  await openAt(page, order);
  await button(page, 'Accept').click();
  await dialogue(page).getByRole('button', { name: 'Accept' }).click();
  await said(page, 'Order accepted');
  await expect.poll(() => fact(page, 'Status').textContent()).toBe('Completed');
});
