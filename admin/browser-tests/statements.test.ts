import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { anMt940 } from '../../api/src/testing/files/statement-files.ts';
import { anOrder, aSellingOffer, said } from './order-records.ts';
import { callApi, unique } from './records.ts';
import { button, heading } from './screens.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { countPresses } from './support/count-presses.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

/** Of the lines of a morning. */
const SURE = 34;

const ACCOUNT = '83101010230000261395100000';
const INVESTOR_ACCOUNT = '27114020040000300201355387';

/** A file with a sure payment for each of these orders over 501 zł, one of an unknown sender, and fees. */
const aMorning = (orders: readonly number[], fees = 1) =>
  anMt940(
    [
      ...orders.map((id) => ({ amount: '501.00', title: `Zam. ${id}`, name: 'ZIELINSKA ZOFIA' })),
      { amount: '77.00', title: `za udziały ${unique()}`, name: 'KTOŚ INNY' },
      ...Array.from({ length: fees }, () => ({ amount: '-5.00', title: `Opłata ${unique()}`, name: 'BANK' })),
    ],
    { account: ACCOUNT },
  );

async function anOfferToStaff(page: Page) {
  return aSellingOffer(page, `Statement ${unique()}`, {
    series: { bankInfo: { accountHolder: 'Share', bankName: 'Bank', accountNumber: ACCOUNT } },
  });
}

test('a statement of 40 lines is imported and its 34 sure payments are accepted with 5 clicks and no key, the others one by one', {
  tags: 'essential',
}, async () => {
  const page = await browser.staff({ language: 'en' });
  const offer = await anOfferToStaff(page);
  const orders: { id: number }[] = [];
  while (orders.length <= SURE) orders.push(await anOrder(page, offer));
  await page.goto('/statements');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Import a statement' }).first().click();
  await heading(page, 'Import of a statement').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose files').click();
  const buffer = Buffer.from(
    aMorning(
      orders.slice(0, SURE).map(({ id }) => id),
      5,
    ),
  );
  await (await chooser).setFiles({ name: 'wyciag.sta', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: /^Accept sure ones \(34\)/ }).click();
  const question = page.getByRole('dialog', { name: 'Accept sure lines: 34?' });
  await question.getByText(`Order ${orders[0]?.id} · Zofia Zielińska`).waitFor();
  await question.getByRole('button', { name: 'Accept', exact: true }).click();
  await question.getByText('34 done').waitFor();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await question.waitFor({ state: 'detached' });
  expect(await presses()).toEqual({ clicks: 5, keys: 0 });
  await screenshot(page, 'statement');

  expectFailure(page, { address: '/api/admin/statement/line/', status: 422 });
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await line('KTOŚ INNY').getByRole('button', { name: 'Choose an order' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Whose payment is this?' });
  await dialogue.getByRole('combobox', { name: 'Order' }).fill(String(orders[SURE]?.id));
  await page.getByRole('option', { name: `Order ${orders[SURE]?.id} · Zofia Zielińska` }).click();
  await dialogue.getByRole('button', { name: 'Accept' }).click();
  await dialogue.locator('[aria-invalid=true]').first().waitFor();
  await dialogue.getByLabel('Note').fill('The rest follows');
  await dialogue.getByRole('button', { name: 'Accept' }).click();
  await said(page, 'Line settled');
  for (let left = 5; left > 0; left -= 1) {
    await page.getByText(`To decide: ${left}`).waitFor();
    const first = page
      .getByRole('list', { name: 'Lines' })
      .getByRole('button', { name: 'Set aside' })
      .first();
    await first.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set aside' }).click();
  }
  await page.getByText('All lines are decided.').waitFor();

  await page.goto(`/orders/${orders[SURE]?.id}/edit`);
  await page.getByText('The rest follows').first().waitFor();
});

test('a statement is settled by keyboard alone', async () => {
  const page = await browser.staff({ language: 'pl' });
  const offer = await anOfferToStaff(page);
  const orders = [await anOrder(page, offer), await anOrder(page, offer)];
  const base64 = Buffer.from(aMorning(orders.slice(0, 1).map(({ id }) => id))).toString('base64');
  const body = { fileName: 'wyciag.sta', base64 };
  const { id } = await callApi<{ id: number }>(page, 'POST', '/admin/statement', body);
  await page.goto(`/statements/${id}`);
  await page.getByRole('button', { name: /^Przyjmij pewne \(1\)/ }).waitFor();
  const presses = await countPresses(page);
  const { keyboard } = page;
  const focused = (text: string) => page.locator('li:focus').filter({ hasText: text }).waitFor();

  await keyboard.press('s');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Anuluj' })
    .and(page.locator(':focus'))
    .waitFor();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Udało się: 1').waitFor();
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByText('Do decyzji: 2').waitFor();
  await keyboard.press('ArrowDown');
  await focused('KTOŚ INNY');
  await keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Zamówienie' }).and(page.locator(':focus')).waitFor();
  await keyboard.type(String(orders[1]?.id));
  await page
    .locator('[data-combobox-selected]')
    .filter({ hasText: `Zamówienie ${orders[1]?.id}` })
    .waitFor();
  await keyboard.press('Enter');
  expectFailure(page, { address: '/api/admin/statement/line/', status: 422 });
  await keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Notatka' }).and(page.locator(':focus')).waitFor();
  await keyboard.type('Reszta później');
  await keyboard.press('Enter');
  await focused('BANK');
  await keyboard.press('x');
  await page.getByRole('dialog').getByRole('button', { name: 'Odłóż' }).and(page.locator(':focus')).waitFor();
  await keyboard.press('Enter');
  await page.getByText('O wszystkich operacjach zdecydowano.').waitFor();
  expect(await presses()).toMatchObject({ clicks: 0 });
});

test('a transfer for two orders is split, its unknown rest goes to a third order, and other unknown money is returned', async () => {
  const page = await browser.staff({ language: 'en' });
  const offer = await anOfferToStaff(page);
  const [one, two, three] = [
    await anOrder(page, offer),
    await anOrder(page, offer),
    await anOrder(page, offer),
  ];
  const [payer, stranger, late] = [unique(), unique(), unique()].map((name) => `PAYER ${name}`);
  const file = anMt940(
    [
      { amount: '1503.00', title: `shares ${payer}`, name: payer },
      { amount: '80.00', title: `shares ${stranger}`, name: stranger, account: INVESTOR_ACCOUNT },
      { amount: '90.00', title: `shares ${late}`, name: late },
    ],
    { account: ACCOUNT },
  );
  const body = { fileName: 'wyciag.sta', base64: Buffer.from(file).toString('base64') };
  const { id } = await callApi<{ id: number }>(page, 'POST', '/admin/statement', body);
  await page.goto(`/statements/${id}`);
  const line = (name = '') => page.getByRole('listitem').filter({ hasText: name });
  const dialogue = page.getByRole('dialog');
  const chooseOrder = async (order: { id: number }, nth = 0) => {
    await dialogue.getByRole('combobox', { name: 'Order' }).nth(nth).fill(String(order.id));
    await page.getByRole('option', { name: `Order ${order.id} ·` }).click();
  };
  await line(payer).waitFor();
  const presses = await countPresses(page);
  await line(payer).getByRole('button', { name: 'Choose an order' }).click();
  await chooseOrder(one);
  await dialogue.getByRole('textbox', { name: 'Amount' }).fill('501');
  await dialogue.getByRole('button', { name: 'Split over another order' }).click();
  await chooseOrder(two, 1);
  await dialogue.getByRole('textbox', { name: 'Amount' }).nth(1).fill('501');
  await dialogue.getByRole('switch', { name: 'The rest is unknown money' }).click();
  await dialogue.getByRole('button', { name: 'Accept' }).click();
  await said(page, 'Line settled');
  await line(stranger).getByRole('button', { name: 'Unknown money' }).click();
  await dialogue.getByRole('button', { name: 'Record', exact: true }).click();
  await line(stranger).waitFor({ state: 'detached' });
  expect(await presses()).toMatchObject({ clicks: 8 });

  await line(late).getByRole('button', { name: 'Set aside' }).click();
  await dialogue.getByRole('button', { name: 'Set aside' }).click();
  await page.getByText('All lines are decided.').waitFor();
  await page.getByText('Decided: 3').click();
  await line(late).getByRole('button', { name: 'Undo the decision' }).click();
  await page.getByText('To decide: 1').waitFor();

  await page.goto('/unknown-money');
  const row = (name = '') => page.getByRole('row').filter({ hasText: name });
  await row(payer).waitFor();
  await screenshot(page, 'unknown-money');
  const further = await countPresses(page);
  await row(payer).getByRole('button', { name: 'Choose an order' }).click();
  await chooseOrder(three);
  await dialogue.getByRole('button', { name: 'Accept' }).click();
  await row(payer).getByText('Given to orders').waitFor();
  await row(stranger).getByRole('button', { name: 'Record the refund' }).click();
  await dialogue.getByLabel('Reference').fill('FT 2026/78');
  await dialogue.getByRole('button', { name: 'Record the refund' }).click();
  await row(stranger).getByText('Returned').waitFor();
  expect(await further()).toMatchObject({ clicks: 5 });
});

test('a file that cannot be imported says why, and where', async () => {
  const page = await browser.staff({ language: 'pl' });
  expectFailure(page, { address: '/api/admin/statement', status: 400 });
  await page.goto('/statements/create');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Wybierz pliki').click();
  const broken = anMt940([{ amount: '1.00', title: 'x' }], { account: ACCOUNT }).replace('C1,00', 'C1.00');
  await (await chooser).setFiles({ name: 'zly.sta', mimeType: 'text/plain', buffer: Buffer.from(broken) });
  await page.getByText('Nie można odczytać wiersza 5 pliku. Niczego nie zaimportowano.').waitFor();
});
