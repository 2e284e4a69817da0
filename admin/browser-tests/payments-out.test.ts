import { readFile } from 'node:fs/promises';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paymentOf, readElixir } from '../../api/src/testing/files/read-bank-files.ts';
import { anOrder, aSellingOffer, pay, reject, said } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { button } from './screens.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { countPresses } from './support/count-presses.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

const PAYEE = '27114020040000300201355387';

/** Rejected orders over 501 zł each, whose money came to that account. */
async function refundsOf(page: Page, account: string, names: readonly string[]): Promise<OrderView[]> {
  const offer = await aSellingOffer(page, `Refund ${unique()}`, {
    series: { bankInfo: { accountHolder: 'Share', bankName: 'Bank', accountNumber: account } },
  });
  const orders: OrderView[] = [];
  for (const firstName of names) {
    const email = `${crypto.randomUUID()}@example.com`;
    const order = await anOrder(page, offer, { email, firstName, accountNumber: PAYEE });
    await pay(page, order);
    await reject(page, order);
    orders.push(order);
  }
  return orders;
}

const dueAt = (account: string) => `/payments-out?filters[payFrom][value]=${account}`;

test('a refund day: everything due becomes a file with 4 clicks, and is recorded as paid with 2 more', {
  tags: 'essential',
}, async () => {
  const page = await browser.staff({ language: 'en' });
  const account = '83101010230000261395100000';
  const orders = await refundsOf(page, account, ['Zofia', 'Łucja']);
  await page.goto(dueAt(account));
  await page.getByRole('row').filter({ hasText: 'Łucja Zielińska' }).waitFor();
  const presses = await countPresses(page);
  await page.getByRole('checkbox', { name: /^Select all on this page/ }).click();
  await button(page, 'Make a file for the bank').click();
  const question = page.getByRole('dialog', { name: 'Make a file for the bank' });
  await question.getByText('PLN 1,002.00').waitFor();
  await question.getByRole('button', { name: 'Make a file for the bank' }).click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download the file').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^przelewy-\d{4}-\d\d-\d\d-\d+\.pli$/);
  expect(await presses()).toEqual({ clicks: 4, keys: 0 });
  const payments = readElixir(await readFile(await file.path()), 'windows-1250').map(paymentOf);
  expect(payments.map(({ account: to, name, amount, title }) => [to, name, amount, title])).toEqual(
    ['Zofia', 'Łucja'].map((name, nth) => [
      PAYEE,
      `${name} Zielińska`,
      50_100n,
      `Zwrot, zamówienie ${orders[nth]?.id}`,
    ]),
  );
  await screenshot(page, 'payment-file');
  await button(page, 'Record as paid').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record as paid' }).click();
  await said(page, 'Payments recorded');
  await page.getByText('Settled').first().waitFor();
  expect(await presses()).toEqual({ clicks: 6, keys: 0 });

  await page.goto(`/orders/${orders[1]?.id}/edit`);
  await page
    .getByText(payments[1]?.reference ?? '')
    .first()
    .waitFor();
});

test('what the bank refused is due again, a withdrawn file frees its payments, and closing by hand warns', async () => {
  const page = await browser.staff({ language: 'pl' });
  const account = '61109010140000071219812874';
  const [first, second] = await refundsOf(page, account, ['Иван', 'José']);
  await page.goto(dueAt(account));
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie na stronie/ }).click();
  await button(page, 'Utwórz plik dla banku').click();
  const question = page.getByRole('dialog', { name: 'Utwórz plik dla banku' });
  await question.getByText(/W pliku będzie: .*Jose Zielińska/).waitFor();
  await question.getByRole('button', { name: 'Utwórz plik dla banku' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Jose Zielińska' });
  await row.getByRole('button', { name: /^Bank odrzucił/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bank odrzucił' }).click();
  await said(page, 'Odrzucenie odnotowane');
  await row.getByText('Odrzucony').waitFor();

  await page.goto(`/orders/${first?.id}/edit`);
  await page.getByRole('link', { name: /^W pliku dla banku nr/ }).waitFor();
  await button(page, 'Odnotuj zwrot').click();
  await page.getByRole('dialog').getByText('pieniądze wyjdą dwa razy').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
  await page.getByRole('link', { name: /^W pliku dla banku nr/ }).click();
  await button(page, 'Wycofaj plik').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wycofaj plik' }).click();
  await said(page, 'Plik wycofano');

  const { items } = await callApi<{ items: { order: number; state: string }[] }>(
    page,
    'GET',
    `/admin/payment-file/due?filters[payFrom][value]=${account}`,
  );
  const waiting = items.filter(({ state }) => state === 'waiting').map(({ order }) => order);
  expect(waiting).toEqual(expect.arrayContaining([first?.id, second?.id]));
});

test('two members of staff who make a file of the same refund at once get one file', async () => {
  const page = await browser.staff({ language: 'en' });
  const account = '27114020040000300201355387';
  await refundsOf(page, account, ['Adam']);
  await page.goto(dueAt(account));
  await page.getByRole('checkbox', { name: /^Select all on this page/ }).click();
  await button(page, 'Make a file for the bank').click();
  const { items } = await callApi<{ items: { record: number }[] }>(
    page,
    'GET',
    `/admin/payment-file/due?filters[payFrom][value]=${account}`,
  );
  const body = { format: 'pain.001', refunds: items.map(({ record }) => record) };
  await callApi(page, 'POST', '/admin/payment-file', body);
  expectFailure(page, { address: '/api/admin/payment-file', status: 409 });
  await page.getByRole('dialog').getByRole('button', { name: 'Make a file for the bank' }).click();
  await page.getByRole('dialog').getByText('This payment is in a file for the bank already.').waitFor();
});
