/** What to do next is the one filled button of a screen. */
import { warsawDay } from '@share/contract/shared/dates.ts';
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { aPayPalServer } from '../../api/src/testing/paypal/paypal-server.ts';
import { accept, anOrder, aSellingOffer, pay, reject, transactionOf } from './order-records.ts';
import { allowPayPal, aPaidOrder } from './paypal-records.ts';
import { recordAddresses } from './record-addresses.ts';
import { callApi, unique } from './records.ts';
import { button, field } from './screens.ts';
import { aBrowser } from './support/browser.ts';
import { untilQuiet } from './support/quiet.ts';
import { screenshot } from './support/screenshot.ts';

const payPal = await aPayPalServer();
afterAll(() => payPal.close());
const browser = aBrowser({ PAYPAL_SANDBOX_URL: payPal.url, PAYPAL_TIMEOUT_SECONDS: '5' });

const RETURN = 'Record the refund';

/** The filled buttons that can be pressed, outside dialogues: Mantine names no variant of those that are filled by default. */
const mainButtons = (page: Page): Promise<string[]> =>
  page
    .locator(
      ':is(.mantine-Button-root, .mantine-ActionIcon-root):is([data-variant=filled], :not([data-variant]))',
    )
    .and(page.locator(':is(button:enabled, a):not([role=dialog] *)'))
    .filter({ visible: true })
    .allInnerTexts();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(page);
}

async function anOpenOrder(page: Page) {
  const offer = await aSellingOffer(page, `Główny ${unique()}`);
  return anOrder(page, offer, { email: `main-${unique()}@example.com` });
}

test('each record screen has at most one main button, untouched and with something typed', async () => {
  const page = await browser.staff();
  const order = await anOpenOrder(page);
  const addresses = [
    `/offers/${order.offer.id}/edit`,
    `/orders/${order.id}/edit`,
    `/transactions/${transactionOf(order)}/edit`,
    `/investments/${order.investmentId}/edit`,
    ...(await recordAddresses(page)),
  ];
  const edited: string[] = [];
  for (const address of addresses) {
    await open(page, address);
    const untouched = await mainButtons(page);
    expect([address, untouched.slice(1)]).toEqual([address, []]);
    const typed = page.locator(
      'main form :is(input:not([type]), input[type=text], input[type=email])[name]:enabled:not([readonly], [aria-haspopup], [data-dates-input])',
    );
    if ((await typed.filter({ visible: true }).count()) === 0) continue;
    await typed.filter({ visible: true }).first().pressSequentially('7');
    await expect.poll(async () => [address, (await mainButtons(page)).length]).toEqual([address, 1]);
    edited.push(address);
  }
  expect(edited.length, edited.join(' ')).toBeGreaterThanOrEqual(12);
});

describe('what to do next with an order', () => {
  test('is to accept it before its surplus is returned, and to save before both', async () => {
    const page = await browser.staff();
    const order = await anOpenOrder(page);
    await open(page, `/orders/${order.id}/edit`);
    expect(await mainButtons(page)).toEqual(['Accept payment and order']);
    const surplus = { receivedAmount: 551, note: 'Sent too much' };
    await callApi(page, 'PUT', `/admin/transaction/${transactionOf(order)}/accept`, surplus);
    await open(page, `/orders/${order.id}/edit`);
    await button(page, RETURN).waitFor();
    expect(await mainButtons(page)).toEqual(['Accept']);
    await screenshot(page, 'main-button-surplus');
    await field(page, 'City').fill('Gdynia');
    await expect.poll(() => mainButtons(page)).toEqual(['Save']);
    await accept(page, order);
    for (const address of [`/orders/${order.id}/edit`, `/transactions/${transactionOf(order)}/edit`]) {
      await open(page, address);
      expect(await mainButtons(page)).toEqual([RETURN]);
    }
  });

  test('is to return the first of two further transfers, then the second', async () => {
    const page = await browser.staff();
    const order = await anOpenOrder(page);
    const transaction = transactionOf(order);
    await pay(page, order);
    await accept(page, order);
    for (const receivedAmount of [501, 250.5]) {
      const transfer = { receivedAmount, note: 'Once more' };
      await callApi(page, 'POST', `/admin/transaction/${transaction}/further-transfer`, transfer);
    }
    const { further } = await callApi<typeof order>(page, 'GET', `/admin/order/${order.id}`);
    for (const { id } of further) {
      for (const address of [`/orders/${order.id}/edit`, `/transactions/${transaction}/edit`]) {
        await open(page, address);
        const first = button(page, RETURN).first();
        await first.waitFor();
        expect(await mainButtons(page)).toEqual([RETURN]);
        expect(await first.getAttribute('data-variant')).toBe('filled');
      }
      await screenshot(page, `main-button-further-${id === further[0]?.id ? 'both' : 'second'}`);
      const returned = { returnedOn: warsawDay(new Date()), reference: 'FT', refund: id };
      await callApi(page, 'POST', `/admin/transaction/${transaction}/refund`, returned);
    }
    await open(page, `/orders/${order.id}/edit`);
    expect(await mainButtons(page)).toEqual([]);
  });

  test('is to return through PayPal what PayPal took', async () => {
    const page = await browser.staff();
    await allowPayPal(page, payPal);
    const offer = await aSellingOffer(page, `Główny ${unique()}`);
    const { order, transactionId } = await aPaidOrder(page, payPal, {
      address: browser.server().address,
      offer,
    });
    await reject(page, order);
    await open(page, `/transactions/${transactionId}/edit`);
    await button(page, RETURN).waitFor();
    expect(await mainButtons(page)).toEqual(['Refund through PayPal']);
    await screenshot(page, 'main-button-paypal');
    await open(page, `/orders/${order.id}/edit`);
    await button(page, RETURN).waitFor();
    expect(await mainButtons(page)).toEqual([]);
  });
});
