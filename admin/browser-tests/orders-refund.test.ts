import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { UserEditInput } from '@share/contract/areas/users/users.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { button, field } from './offer-records.ts';
import {
  anInvestorData,
  anOrder,
  aSellingOffer,
  dialogue,
  fact,
  pay,
  reject,
  said,
  transactionOf,
} from './order-records.ts';
import { callApi } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, type Looks, stopAtToday } from './support/browser.ts';
import { focused } from './support/keyboard.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** An order over 501 zł that waits for its money. */
async function anOpenOrder(looks: Looks = { language: 'en' }): Promise<{ page: Page; order: OrderView }> {
  const page = await browser.page(looks);
  await signInAhead(page, accounts.admin);
  const offer = await aSellingOffer(page, `Zwrotna ${crypto.randomUUID().slice(0, 6)}`);
  const order = await anOrder(page, offer, { email: `refund-${crypto.randomUUID()}@example.com` });
  return { page, order };
}

async function aPaidOrder(looks?: Looks): Promise<{ page: Page; order: OrderView }> {
  const { page, order } = await anOpenOrder(looks);
  await pay(page, order);
  return { page, order };
}

const open = (page: Page, { id }: OrderView) => page.goto(`/orders/${id}/edit`);

/** A new bank account of the investor, not of the order. */
function changeBankAccount(page: Page, { userMeta }: OrderView): Promise<unknown> {
  const { firstName, lastName, phoneNumber, address } = anInvestorData();
  const bankAccount = { country: 616, bankName: 'Bank', accountNumber: '27114020040000300201355387' };
  return callApi(page, 'PUT', `/admin/user/${userMeta.id}`, {
    email: userMeta.email,
    firstName,
    lastName,
    active: true,
    isAdmin: false,
    investorData: { phoneNumber, address, bankAccount },
  } satisfies UserEditInput);
}

async function close(page: Page, reference: string): Promise<void> {
  await button(page, 'Record the refund').click();
  await field(page, 'Reference').fill(reference);
  await dialogue(page).getByRole('button', { name: 'Record the refund' }).click();
}

test('ORD-27 a paid order is rejected with its own question, and its refund is closed on its screen', {
  tags: 'essential',
}, async () => {
  const { page, order } = await aPaidOrder();
  const today = await stopAtToday(page);
  await changeBankAccount(page, order);
  await open(page, order);
  const mark = /^Bank account changed (today|yesterday) by Alicja Administratorska\./;
  await page.getByText(mark).waitFor();
  await button(page, 'Reject').click();
  const question = page.getByRole('dialog', { name: `Reject order ${order.id}, which is paid?` });
  await question.getByText('The money has arrived').waitFor();
  await expect
    .poll(() => question.locator('dd').allTextContents())
    .toEqual([`Zofia Zielińska${order.userMeta.email}`, 'PLN 501.00', 'The order names no account']);
  await screenshot(page, 'order-reject-paid-question');
  await question.getByRole('button', { name: 'Reject' }).click();
  await said(page, 'Order rejected');
  await page.getByText(/^Refund due: PLN 501\.00\. The order was rejected on/).waitFor();
  await expect
    .poll(() => fact(page, 'Status').textContent())
    .toBe('CancelledRefund duerejected by Alicja Administratorska');
  await screenshot(page, 'order-refund-due');

  await button(page, 'Record the refund').click();
  await expect.poll(() => focused(page)).toBe('Refunded on');
  await dialogue(page).getByRole('button', { name: 'Record the refund' }).click();
  await dialogue(page).getByText('This value is required.').waitFor();
  await dialogue(page).getByText(mark).waitFor();
  await screenshot(page, 'refund-dialogue');
  await dialogue(page).getByRole('button', { name: 'Cancel' }).click();
  await close(page, 'FT 2026/77');
  await said(page, 'Refund recorded');
  await page.getByText(/^Nothing to do: PLN 501\.00 was refunded to the investor on/).waitFor();
  await expect.poll(() => fact(page, 'Reference').textContent()).toBe('FT 2026/77');
  const [year, month, day] = today.split('-');
  await expect.poll(() => fact(page, 'Refunded on').textContent()).toBe(`${day}.${month}.${year}`);
  await expect
    .poll(() => fact(page, 'Status').textContent())
    .toBe('Cancelledrejected by Alicja Administratorska');
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect.poll(() => history.first().innerText()).toMatch(/^Refund recorded/);
  expect((await history.first().innerText()).replace(/\s+/g, ' ')).toContain('Reference FT 2026/77');
  await screenshot(page, 'order-refund-returned');
});

test.each([
  ['less arrived than was asked for', 480.5, 'PLN 480.50'],
  ['a surplus has a refund of its own', 600, 'PLN 501.00'],
])('ORD-27 the question names the amount that becomes due: %s', async (_, receivedAmount, shown) => {
  const { page, order } = await anOpenOrder();
  const body = { receivedAmount, note: 'As the bank says' };
  await callApi(page, 'PUT', `/admin/transaction/${transactionOf(order)}/accept`, body);
  await open(page, order);
  await button(page, 'Reject').click();
  await expect.poll(() => dialogue(page).locator('dd').nth(1).textContent()).toBe(shown);
  const rejected = await reject(page, order);
  expect(formatMoney(rejected.refund?.amount ?? 0, 'en')).toBe(shown);
});

test('ORD-27 lists show what is due, and a refund is closed on the screen of its transaction, once', async () => {
  const { page, order } = await aPaidOrder();
  await reject(page, order);
  for (const list of ['orders', 'transactions']) {
    await page.goto(`/${list}?filters[userEmail][value]=${order.userMeta.email}&filters[refund][value]=due`);
    await page.getByRole('row').getByText('Refund due').waitFor();
  }
  const id = transactionOf(order);
  const clerk = await browser.page({ language: 'en' });
  await signInAhead(clerk, await accountWith(browser.server(), 'admin:transaction:accept'));
  for (const screen of [page, clerk]) {
    await screen.goto(`/transactions/${id}/edit`);
    await button(screen, 'Record the refund').waitFor();
  }
  await close(clerk, 'first');
  await said(clerk, 'Refund recorded');
  expectFailure(page, { address: `/admin/transaction/${id}/refund`, status: 409 });
  await close(page, 'second');
  await page.getByRole('alert').getByText('This refund has already been recorded.').waitFor();
  await expect.poll(() => fact(page, 'Reference').textContent()).toBe('first');
  expect(await button(page, 'Record the refund').count()).toBe(0);
});

test('ORD-27 on a phone, in Polish and dark, a refund is readable without scrolling sideways', async () => {
  const { page, order } = await aPaidOrder({ language: 'pl', width: 375, height: 800, scheme: 'dark' });
  await reject(page, order);
  await open(page, order);
  await page.getByText(/^Do zwrotu: 501,00.zł/).waitFor();
  await expectAccessible(page);
  await expectToFit(page, 375);
  await screenshot(page, 'order-refund-due-phone-pl');
});
