import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { anOfferAgreement, button, field } from './offer-records.ts';
import { anOrder, aSellingOffer, choose, dialogue, fact, said, twoAgreements } from './order-records.ts';
import { expectAccessible } from './support/accessible.ts';
import { accounts, signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const browser = aBrowser();

type Offers = Parameters<typeof aSellingOffer>[2];

/** The empty form, and an offer by a name of its own. */
async function newOrder(fields: Offers = {}, language: 'pl' | 'en' = 'en') {
  const page = await browser.page({ language });
  await signedIn(page, accounts.admin, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const offer = await aSellingOffer(page, `Wiosenna ${crypto.randomUUID().slice(0, 6)}`, fields);
  await page.goto('/orders/create');
  await button(page, language === 'pl' ? 'Dodaj' : 'Add').waitFor();
  return { page, offer };
}

const canAdd = async (page: Page) => {
  const [add, addAndBack] = await Promise.all([
    button(page, 'Add').isEnabled(),
    button(page, 'Add and back').isEnabled(),
  ]);
  expect(add).toBe(addAndBack);
  return add;
};
const missing = (page: Page, what: string) =>
  page.getByText(`Before you can place the order: ${what}`).waitFor();
const agreementsTab = (page: Page) => page.getByRole('tab', { name: 'Agreements' });

async function chooseOffer(page: Page, title: string): Promise<void> {
  await choose(page, 'Offer', title);
  await fact(page, 'Price per share').waitFor();
}

async function fillInvestor(page: Page, email = 'olga@example.com'): Promise<void> {
  await field(page, "Investor's e-mail").fill(email);
  await field(page, 'First name').fill('Olga');
  await field(page, 'Last name').fill('Olszewska');
}

describe('what keeps an order from being placed', () => {
  test('ORD-46, ORD-49 no offer: nothing can be added, and the agreements stay shut', async () => {
    const { page } = await newOrder();
    expect(await canAdd(page)).toBe(false);
    await missing(page, 'choose an offer.');
    expect(await agreementsTab(page).isDisabled()).toBe(true);
    expect(await field(page, 'Shares').inputValue()).toBe('1');
  });

  test('ORD-50 the agreements of the offer are still loading', async () => {
    const { page, offer } = await newOrder();
    const held = Promise.withResolvers<void>();
    await page.route('**/manual-order/offer/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await choose(page, 'Offer', offer.title.en);
    await missing(page, "wait until the offer's agreements are loaded.");
    expect(await canAdd(page)).toBe(false);
    held.resolve();
    await fact(page, 'Price per share').waitFor();
    expect(await canAdd(page)).toBe(true);
  });

  test('ORD-47, ORD-51 a required agreement is not accepted; another offer clears what was', async () => {
    const { page, offer } = await newOrder({ agreements: twoAgreements() });
    const other = await aSellingOffer(page, `Jesienna ${crypto.randomUUID().slice(0, 6)}`, {
      agreements: twoAgreements(),
    });
    await chooseOffer(page, offer.title.en);
    await missing(page, 'accept every required agreement');
    await agreementsTab(page).click();
    await page.getByRole('checkbox', { name: 'Newsletter EN (optional)' }).check();
    expect(await canAdd(page)).toBe(false);
    await page.getByRole('checkbox', { name: 'Regulamin EN (required)' }).check();
    expect(await canAdd(page)).toBe(true);

    await page.getByRole('tab', { name: 'Investor data' }).click();
    await chooseOffer(page, other.title.en);
    await missing(page, 'accept every required agreement');
    await agreementsTab(page).click();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  test('ORD-52 a quantity of 0, which is said below the field', async () => {
    const { page, offer } = await newOrder();
    await chooseOffer(page, offer.title.en);
    await field(page, 'Shares').fill('0');
    const message = page.getByText('This value should be greater than 0', { exact: true });
    const [below, input] = [await message.boundingBox(), await field(page, 'Shares').boundingBox()];
    expect(below?.y).toBeGreaterThan(input?.y ?? 0);
    expect(await canAdd(page)).toBe(false);
    await field(page, 'Shares').fill('4');
    await message.waitFor({ state: 'detached' });
    expect(await fact(page, 'Total').textContent()).toBe('PLN 1,002.00');
    expect(await canAdd(page)).toBe(true);
  });

  test('an offer that sells no series says so', async () => {
    const { page, offer } = await newOrder();
    await page.route('**/manual-order/offer/*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, series: null } } });
    });
    await choose(page, 'Offer', offer.title.en);
    await page.getByText('This offer sells no series at present').waitFor();
    expect(await canAdd(page)).toBe(false);
  });
});

describe('the form', () => {
  test('ORD-41 only open offers can be chosen', async () => {
    const { page, offer } = await newOrder();
    const closed = await aSellingOffer(page, `${offer.title.pl} zamknieta`, { isOpen: false });
    const select = page.getByRole('combobox', { name: 'Offer' });
    await select.fill(offer.title.pl.slice(0, 12));
    await page.getByRole('option', { name: offer.title.en }).waitFor();
    expect(await page.getByRole('option', { name: closed.title.en }).count()).toBe(0);
  });

  test('ORD-42, ORD-44 states follow the country; the account number takes digits alone', async () => {
    const { page } = await newOrder();
    const state = page.getByLabel('State or region').first();
    expect(await state.isDisabled()).toBe(true);
    await choose(page, 'Country', 'Poland');
    await choose(page, 'State or region', 'Masovia');
    await choose(page, 'Country', 'Germany');
    expect(await state.inputValue()).toBe('');
    await field(page, 'Account number').pressSequentially('12a34-b');
    expect(await field(page, 'Account number').inputValue()).toBe('1234');
  });

  test('ORD-45 says whether the e-mail exists, once it is typed', async () => {
    const { page } = await newOrder();
    const email = field(page, "Investor's e-mail");
    await email.fill('investor@example.com');
    await email.blur();
    await page.getByText('This e-mail exists.').waitFor();
    await email.fill('nobody.yet@example.com');
    await page.getByText('This e-mail exists.').waitFor({ state: 'detached' });
    await email.blur();
    await page.getByText('No account has this e-mail yet.').waitFor();
  });

  test('ORD-48 an offer without agreements says so', async () => {
    const { page, offer } = await newOrder();
    await chooseOffer(page, offer.title.en);
    await agreementsTab(page).click();
    await page.getByText('Investment has not agreements').waitFor();
  });

  test('an agreement is shown word for word, and nothing in it runs', async () => {
    const content =
      '<p>One <strong>two</strong></p><ul><li>three</li></ul><img src="x" onerror="window.ran=1">';
    const agreement = { ...anOfferAgreement('Regulamin'), content: { pl: content, en: content } };
    const { page, offer } = await newOrder({ agreements: [agreement] });
    await page.route('**/manual-order/offer/*', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      // As if something had got past the server.
      await route.fulfill({
        response: answer,
        body: text.replace(
          '<strong>',
          "<script>window.ran=1</script><a href='javascript:ran()'>link</a><strong>",
        ),
      });
    });
    await chooseOffer(page, offer.title.en);
    await agreementsTab(page).click();
    expect(await page.getByRole('tabpanel').locator('strong').textContent()).toBe('two');
    expect(await page.getByRole('tabpanel').getByRole('listitem').textContent()).toBe('three');
    expect(await page.getByRole('tabpanel').locator('script, [href], [src], [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('leaving it asks first', async () => {
    const { page } = await newOrder();
    await fillInvestor(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await dialogue(page).getByRole('button', { name: 'Stay' }).click();
    expect(await field(page, 'First name').inputValue()).toBe('Olga');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await dialogue(page).getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  });

  test('is accessible on both tabs, in Polish', async () => {
    const { page, offer } = await newOrder({ agreements: twoAgreements(), minStock: 2 }, 'pl');
    await choose(page, 'Oferta', offer.title.pl);
    await fact(page, 'Cena udziału').waitFor();
    await field(page, 'Liczba udziałów').fill('0');
    await expectAccessible(page);
    await screenshot(page, 'manual-order-pl');
    await page.getByRole('tab', { name: 'Zgody' }).click();
    await expectAccessible(page);
    await screenshot(page, 'manual-order-agreements-pl');
  });
});

describe('placing', () => {
  async function readyToAdd(fields: Offers = {}) {
    const { page, offer } = await newOrder(fields);
    await chooseOffer(page, offer.title.en);
    await fillInvestor(page);
    return { page, offer };
  }

  test('ORD-53, ORD-54, ORD-59 sends one order, and goes on to it', async () => {
    const { page, offer } = await readyToAdd({ agreements: twoAgreements() });
    await agreementsTab(page).click();
    await page.getByRole('checkbox', { name: 'Regulamin EN (required)' }).check();
    const held = Promise.withResolvers<void>();
    const bodies: { offer: number; agreements: unknown }[] = [];
    await page.route('**/investment/manual-order', async (route) => {
      bodies.push(route.request().postDataJSON());
      await held.promise;
      await route.continue();
    });
    await button(page, 'Add').click();
    await page.locator('form[aria-busy=true]').waitFor();
    expect(await page.locator('button[type=submit]').isDisabled()).toBe(true);
    expect(await button(page, 'Add and back').isDisabled()).toBe(true);
    await page.keyboard.press('Control+s');
    held.resolve();
    await said(page, 'Order placed');
    await page.getByRole('heading', { level: 1, name: /^Order \d+$/ }).waitFor();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.offer).toBe(offer.id);
    expect(bodies[0]?.agreements).toEqual(
      offer.agreements.map(({ id, required }) => ({ agreement: id, isAccepted: required })),
    );
  });

  test('ORD-55 create and back goes to the list', async () => {
    const { page } = await readyToAdd();
    await button(page, 'Add and back').click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await said(page, 'Order placed');
  });

  test('ORD-56 what the server refuses stands below its field; nothing typed is lost', async () => {
    const { page, offer } = await readyToAdd({ series: { limit: 5 } });
    expectFailure(page, { address: '/investment/manual-order', status: 422 });
    await anOrder(page, offer, { quantity: 3 });
    await field(page, 'Shares').fill('4');
    await field(page, 'Account number').fill('123456');
    await button(page, 'Add').click();
    await said(page, 'The order could not be placed');
    const message = page.getByText('Not enough shares are available.');
    const [below, input] = [await message.boundingBox(), await field(page, 'Shares').boundingBox()];
    expect(below?.y).toBeGreaterThan(input?.y ?? 0);
    await page.getByText('The bank account number is wrong.').waitFor();
    await page
      .getByRole('tab', { name: /Investor data/ })
      .getByLabel('2 errors')
      .waitFor();
    expect(await fact(page, 'Shares available').textContent()).toBe('2');
    expect(await field(page, 'First name').inputValue()).toBe('Olga');
    await field(page, 'Shares').fill('2');
    await field(page, 'Account number').fill('');
    await button(page, 'Add').click();
    await said(page, 'Order placed');
  });

  test('ORD-57 a failure without a field is told on the tab as well', async () => {
    const { page } = await readyToAdd();
    expectFailure(page, { address: '/investment/manual-order', status: 500 });
    await page.route('**/investment/manual-order', (route) =>
      route.fulfill({
        status: 500,
        json: { status: 500, data: null, errors: [{ code: 'INTERNAL. ERROR', path: null, message: 'No' }] },
      }),
    );
    await button(page, 'Add').click();
    await said(page, 'The order could not be placed');
    const mark = page.getByRole('img', { name: 'The order could not be created (INTERNALERROR)' });
    await mark.hover();
    await page.getByRole('tooltip').waitFor();
    await page.getByRole('alert').getByText('Code: INTERNALERROR').waitFor();
  });

  test('an order whose answer was lost is not placed twice', async () => {
    const { page, offer } = await readyToAdd();
    expectFailure(page, { address: '/investment/manual-order', status: 0 });
    const keys: (string | undefined)[] = [];
    await page.route('**/investment/manual-order', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Add').click();
    await page.getByText('The server cannot be reached.').waitFor();
    await said(page, 'The order could not be placed');
    await button(page, 'Add and back').click();
    await said(page, 'Order placed');
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    await page.goto(`/orders?filters[offer][value]=${offer.title.pl}`);
    await page.getByText('1–1 of 1').waitFor();
  });

  test('who may place orders but not see them ends where they may be', async () => {
    const { offer } = await newOrder();
    const page = await browser.page({ language: 'en' });
    await signedIn(
      page,
      await accountWith(browser.server(), 'admin:investment:manual-order'),
      '/orders/create',
    );
    await chooseOffer(page, offer.title.en);
    await fillInvestor(page, 'only.placed@example.com');
    await button(page, 'Add').click();
    await said(page, 'Order placed');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });
});
