import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { button, field } from './offer-records.ts';
import {
  anInvestorData,
  anOrder,
  anOrderWithAgreements,
  aSellingOffer,
  dialogue,
  pay,
  said,
  transactionOf,
} from './order-records.ts';
import { callApi } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure, type Looks } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

async function staff(looks: Looks = { language: 'en' }): Promise<Page> {
  const page = await browser.page(looks);
  await signInAhead(page, accounts.admin);
  return page;
}

const orderWithAgreements = (page: Page, email: string): Promise<OrderView> =>
  anOrderWithAgreements(page, `Dworska ${crypto.randomUUID().slice(0, 6)}`, email);

const open = (page: Page, order: OrderView) => page.goto(`/orders/${order.id}/edit`);
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const linesOf = (page: Page, name: string) => card(page, name).getByRole('listitem').allInnerTexts();
const sharesOf = (page: Page) =>
  card(page, 'Decision').getByRole('table').locator('tbody tr').allInnerTexts();
/** The texts of the newest entries, one line each. */
const history = async (page: Page, name = 'History') =>
  (await linesOf(page, name)).map((entry) => entry.replace(/\s+/g, ' '));
const anEmail = () => `decision-${crypto.randomUUID()}@example.com`;

describe('the decision panel', () => {
  test('shows the next step and its reason, from placing to acceptance, and the history follows', {
    tags: 'essential',
  }, async () => {
    const page = await staff();
    const email = anEmail();
    const order = await orderWithAgreements(page, email);
    const other = await anOrder(page, await aSellingOffer(page, `Inna ${order.id}`), { email, quantity: 1 });
    await open(page, order);
    const panel = card(page, 'Decision');
    // 14 days less a moment, and an hour more where summer time ends in them.
    await page
      .getByText(
        /^Waiting for the transfer of PLN 501\.00 until \d\d\.\d\d\.\d{4} \d\d:\d\d \(in.1[34].days\)\.$/,
      )
      .waitFor();
    await button(page, 'Accept payment').waitFor();
    await expect
      .poll(() => linesOf(page, 'Decision'))
      .toEqual([
        'Nobody has accepted the payment yet',
        'The order has not been decided yet',
        'You can accept and reject',
      ]);
    await expect
      .poll(() => sharesOf(page))
      .toEqual(['Issued\t0\t2\t0', 'Reserved\t2\t0\t0', 'Available\t998\t998\t1,000']);
    await expect
      .poll(() => card(page, 'Payment').locator('dl').innerText())
      .toContain(`Zamówienie nr ${order.id}`);
    await panel
      .getByText('Once the order is accepted, the investor gets an e-mail about the shares issued.')
      .waitFor();
    await panel.getByRole('button', { name: /^Show: Once the order is accepted, / }).click();
    await dialogue(page).getByText(`To: ${email}.`).waitFor();
    await dialogue(page).frameLocator('iframe').getByText('nadane przy akceptacji').waitFor();
    await dialogue(page).getByRole('button', { name: 'Close' }).click();

    const agreements = card(page, "Investor's agreements");
    expect(
      (await agreements.getByRole('listitem').allInnerTexts()).map((line) => line.split(/\n+/).slice(0, 3)),
    ).toEqual([
      ['Regulamin EN', 'required', 'Accepted'],
      ['Newsletter EN', 'optional', 'Not accepted'],
      ["Partners' offers", 'optional', 'Not accepted'], // Of the platform, for every investment.
    ]);
    await page.getByText('This offer has no documents to sign.').waitFor();
    await agreements.getByRole('button', { name: 'Show the text of the agreement: Regulamin EN' }).click();
    await dialogue(page).getByText('The text as it was when the order was placed').waitFor();
    await dialogue(page).getByRole('button', { name: 'Close' }).click();

    const others = card(page, "Investor's other orders");
    await others.getByRole('link', { name: `Order ${other.id}` }).waitFor();
    await expect.poll(() => others.getByRole('listitem').innerText()).toMatch(/Pending\s+PLN 250\.50$/);
    await screenshot(page, 'order-decision-new');

    await field(page, 'City').fill('Gdynia');
    await button(page, 'Save').click();
    await said(page, 'Order saved');
    await expect
      .poll(async () => (await history(page))[0])
      .toMatch(/^Investor data changed .* City Warszawa Gdynia$/);

    await pay(page, order);
    await button(page, 'Reload').click();
    await page.getByText('Ready to be accepted: the money has arrived.').waitFor();
    await expect
      .poll(async () => (await history(page))[0])
      .toMatch(
        new RegExp(
          `^Payment accepted Transaction ${transactionOf(order)} .* Alicja Administratorska Status Pending Paid E-mail to ${email}`,
        ),
      );
    await expect
      .poll(async () => (await linesOf(page, 'Decision'))[0])
      .toMatch(/^Payment accepted on \d\d\.\d\d\.\d{4} \d\d:\d\d$/);

    await button(page, 'Accept').click();
    await dialogue(page).getByRole('button', { name: 'Accept' }).click();
    await page.getByText(/^Nothing to do: the order was accepted on/).waitFor();
    await expect.poll(() => linesOf(page, 'Decision')).toEqual([]);
    await expect.poll(() => sharesOf(page)).toEqual(['Issued\t2', 'Reserved\t0', 'Available\t998']);
    await expect
      .poll(async () => (await history(page)).map((entry) => entry.split(/ \d|:| Transaction/)[0]))
      .toEqual(['Order accepted', 'Payment accepted', 'Investor data changed', 'Order placed']);

    await card(page, 'History')
      .getByRole('link', { name: /^Transaction / })
      .click();
    await page.getByRole('heading', { level: 1, name: /^Transaction / }).waitFor();
    await expect.poll(async () => (await history(page))[0]).toMatch(/^Order accepted Order \d+ /);
    await page.goto(`/investments/${order.investmentId}/edit`);
    await expect.poll(async () => (await history(page)).length).toBe(4);
    await others.waitFor({ state: 'detached' });
    await page.goto(`/orders/${order.id}/edit`);
    await others.getByRole('link', { name: 'All orders of the investor (2)' }).click();
    await page.getByText('1–2 of 2').waitFor();
  });

  test('fails alone: the rest stays usable, and it can be loaded again', async () => {
    const page = await staff();
    const order = await orderWithAgreements(page, anEmail());
    expectFailure(page, { address: '/decision', status: 500 });
    expectFailure(page, { address: '/timeline', status: 500 });
    const answer = { status: 500, json: { status: 500, data: null, errors: [] } };
    for (const part of ['decision', 'timeline'])
      await page.route(`**/${part}`, (route) => route.fulfill(answer));
    await open(page, order);
    await card(page, 'Decision').getByText("Couldn't load the decision details").waitFor();
    await card(page, 'History').getByText('The history could not be loaded').waitFor();
    await page.getByText('The order is not paid yet.').waitFor();
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Warszawa');
    await expect.poll(() => button(page, 'Reject').isEnabled()).toBe(true);
    await page.unrouteAll();
    for (const part of ['Decision', 'History'])
      await card(page, part).getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^Waiting for the transfer/).waitFor();
    await card(page, 'History').getByText('Order placed').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('ACL-08 names the missing permission, and links only to permitted screens', async () => {
    const admin = await staff();
    const email = anEmail();
    const order = await orderWithAgreements(admin, email);
    await anOrder(admin, await aSellingOffer(admin, `Inna ${order.id}`), { email });
    await pay(admin, order);
    const page = await browser.page({ language: 'en' });
    await signInAhead(page, await accountWith(browser.server(), 'admin:order:edit'));
    await open(page, order);
    await page.getByText('You do not have it.').waitFor();
    await expect
      .poll(async () => (await linesOf(page, 'Decision'))[2])
      .toBe('You lack the permissions to accept and to reject orders');
    await card(page, 'History').getByText('Payment accepted').waitFor();
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    // Home, because the list is not permitted, and the investor's other order.
    expect(links.filter((href) => !/^\/(orders\/\d+\/edit)?$/.test(href ?? ''))).toEqual([]);
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('on a phone, in Polish', () => {
  test('everything is readable without scrolling sideways, and a long history is collapsed at first', async () => {
    const page = await staff({ language: 'pl', width: 375, height: 800 });
    const order = await orderWithAgreements(page, anEmail());
    const days = [100, 120, 140, 160, 180].map((ahead) => inDays(ahead));
    for (const waitUntil of days) {
      await callApi(page, 'PUT', `/admin/transaction/${transactionOf(order)}/extend`, {
        waitUntil: `${waitUntil} 12:00:00`,
      });
    }
    await open(page, order);
    const [before, last] = days.slice(-2).map((day) => day.split('-').reverse().join('.'));
    await page.getByText(new RegExp(`^Czekamy na przelew 501,00.zł do ${last} 12:00`)).waitFor();
    // On a phone, what the decision does not need is folded.
    await card(page, 'Historia').getByRole('button', { name: 'Historia' }).click();
    const entries = card(page, 'Historia').getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(4);
    expect((await entries.first().innerText()).replace(/\s+/g, ' ')).toMatch(
      new RegExp(`^Przedłużono termin wpłaty .*Termin wpłaty ${before} 12:00 ${last} 12:00 E-mail do`),
    );
    await card(page, 'Historia').getByRole('button', { name: 'Pokaż starsze' }).click();
    await expect.poll(() => entries.count()).toBe(6);
    expect(await button(page, 'Pokaż starsze').count()).toBe(0);
    await expectToFit(page, 375);
    await expectAccessible(page);
    await screenshot(page, 'order-decision-phone-pl');
  });
});

test('share counts of ten digits are readable on a phone without scrolling sideways', async () => {
  const page = await staff({ language: 'pl', width: 375, height: 800 });
  const offer = await aSellingOffer(page, 'Miasto', {
    series: { limit: 2_100_000_000 },
  });
  const order = await anOrder(page, offer);
  await open(page, order);
  const counts = page.getByRole('table', { name: 'Udziały serii' });
  await counts.getByRole('row', { name: 'Zarezerwowane' }).getByRole('cell').first().waitFor();
  await expectToFit(page, 375);
  await expectAccessible(page);
});

test('printed, an order is black on white, without buttons', async () => {
  const page = await staff();
  const offer = await aSellingOffer(page, `Printed ${crypto.randomUUID().slice(0, 6)}`);
  await open(page, await anOrder(page, offer, { email: anEmail() }));
  await card(page, 'Decision').getByRole('table').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
  expect(await page.locator('header, nav, footer, button').filter({ visible: true }).count()).toBe(0);
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)');
  const { backgroundColor, colorScheme } = await page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.body);
    return { backgroundColor, colorScheme };
  });
  expect({ backgroundColor, colorScheme }).toEqual({
    backgroundColor: 'rgba(0, 0, 0, 0)',
    colorScheme: 'light',
  });
});

test('a longer history is shown page by page', async () => {
  const page = await staff();
  const order = await anOrder(page, await aSellingOffer(page, `Długa ${crypto.randomUUID().slice(0, 6)}`), {
    email: anEmail(),
  });
  const investorData = anInvestorData();
  for (let nth = 0; nth < 22; nth += 1) {
    await callApi(page, 'PUT', `/admin/order/${order.id}`, {
      investorData: { ...investorData, lastName: `Nr ${nth}` },
    });
  }
  await open(page, order);
  const entries = card(page, 'History').getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(20);
  await button(page, 'Show older').click();
  await expect.poll(() => entries.count()).toBe(23);
  await expect.poll(() => entries.last().innerText()).toContain('Order placed');
  expect(await button(page, 'Show older').count()).toBe(0);
});
