import { expect, test } from 'vitest';
import { accountWith } from './limited-account.ts';
import { agreementsTab, chooseOffer, fillInvestor, newOrder, orderToPlace } from './manual-order-form.ts';
import { button, field } from './offer-records.ts';
import { anOrder, choose, dialogue, fact, said, twoAgreements } from './order-records.ts';
import { focusOn } from './screens.ts';
import { signedIn } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';

const browser = aBrowser();

const readyToAdd = orderToPlace(browser);

test('ORD-53, ORD-54, ORD-59 sends one order, and opens it', { tags: 'essential' }, async () => {
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
  await button(page, 'Place order').click();
  await page.locator('form[aria-busy=true]').waitFor();
  await expect.poll(() => page.locator('button[type=submit]').isDisabled()).toBe(true);
  await expect.poll(() => button(page, 'Place and go back').isDisabled()).toBe(true);
  await page.keyboard.press('Control+s');
  held.resolve();
  await said(page, 'Order placed');
  await page.getByRole('heading', { level: 1, name: /^Order \d+$/ }).waitFor();
  expect(bodies).toHaveLength(1);
  expect(bodies[0]?.offer).toBe(offer.id);
  const fingerprint = expect.stringMatching(/./);
  expect(bodies[0]?.agreements).toEqual([
    ...offer.agreements.map(({ id, required }) => ({
      agreement: id,
      isGeneral: false,
      isAccepted: required,
      fingerprint,
    })),
    // That of the platform for investments is optional (AGR-20).
    { agreement: expect.any(Number), isGeneral: true, isAccepted: false, fingerprint },
  ]);
});

test('ORD-55 create and back opens the list', async () => {
  const { page } = await readyToAdd();
  await button(page, 'Place and go back').click();
  await said(page, 'Order placed');
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
});

test('ORD-56 a refusal by the server is shown below its field; nothing typed is lost', {
  tags: 'essential',
}, async () => {
  const { page, offer } = await readyToAdd({ series: { limit: 5 } });
  expectFailure(page, { address: '/investment/manual-order', status: 422 });
  await anOrder(page, offer, { quantity: 3 });
  await field(page, 'Shares').fill('4');
  await field(page, 'Account number').fill('123456');
  await button(page, 'Place order').click();
  await said(page, 'The order could not be placed');
  await focusOn(page, 'quantity');
  const message = page.getByText('Not enough shares are available.');
  const [below, input] = [await message.boundingBox(), await field(page, 'Shares').boundingBox()];
  expect(below?.y).toBeGreaterThan(input?.y ?? 0);
  await page.getByText('The bank account number is wrong.').waitFor();
  await page
    .getByRole('tab', { name: /Investor data/ })
    .getByLabel('2 errors')
    .waitFor();
  await expect.poll(() => fact(page, 'Shares available').textContent()).toBe('2');
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Olga');
  await field(page, 'Shares').fill('2');
  await field(page, 'Account number').fill('');
  await button(page, 'Place order').click();
  await said(page, 'Order placed');
});

test('ORD-57 a failure without a field is marked on the tab as well', async () => {
  const { page } = await readyToAdd();
  expectFailure(page, { address: '/investment/manual-order', status: 500 });
  await page.route('**/investment/manual-order', (route) =>
    route.fulfill({
      status: 500,
      json: { status: 500, data: null, errors: [{ code: 'INTERNAL. ERROR', path: null, message: 'No' }] },
    }),
  );
  await button(page, 'Place order').click();
  await said(page, 'The order could not be placed');
  const mark = page.getByRole('img', { name: 'The order could not be created (INTERNALERROR)' });
  await mark.hover();
  await page.getByRole('tooltip').waitFor();
  await page.getByRole('alert').getByText('Code: INTERNALERROR').waitFor();
});

test('an order whose answer was lost is not placed twice', { tags: 'essential' }, async () => {
  const { page, offer } = await readyToAdd();
  expectFailure(page, { address: '/investment/manual-order', status: 0 });
  const keys: (string | undefined)[] = [];
  await page.route('**/investment/manual-order', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Place order').click();
  await said(page, 'The order could not be placed');
  await page.getByText('The server cannot be reached.').waitFor();
  await button(page, 'Place and go back').click();
  await said(page, 'Order placed');
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await page.goto(`/orders?filters[offer][value]=${offer.title.pl}`);
  await page.getByText('1–1 of 1').waitFor();
});

test('a user who may place orders but not see them is led to a permitted screen', async () => {
  const { offer } = await newOrder(browser);
  const page = await browser.page({ language: 'en' });
  await signedIn(
    page,
    await accountWith(browser.server(), 'admin:investment:manual-order'),
    '/orders/create',
  );
  await chooseOffer(page, offer.title.en);
  await fillInvestor(page, 'only.placed@example.com');
  await button(page, 'Place order').click();
  await said(page, 'Order placed');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

test('ORD-40, ORD-44 a refused postal code or account says what the chosen country expects; investors from abroad can be entered', async () => {
  const { page } = await readyToAdd();
  expectFailure(page, { address: '/investment/manual-order', status: 422 });
  await choose(page, 'Country', 'United Kingdom');
  await choose(page, 'Country of the bank', 'Germany');
  await field(page, 'Postal code').fill('00-950');
  await field(page, 'Account number').fill('GB29NWBK60161331926819');
  await field(page, 'Phone number').fill('+44 (20) 7946-0958');
  await button(page, 'Place order').click();
  await said(page, 'The order could not be placed');
  await page.getByText("This postal code doesn't match the country. It is written as A0 0AA or").waitFor();
  await page.getByText('In this country it is an IBAN: DE followed by 20 characters.').waitFor();
  await field(page, 'Postal code').fill('sw1a 1aa');
  await field(page, 'Account number').fill('DE89370400440532013000');
  await button(page, 'Place order').click();
  await said(page, 'Order placed');
  await expect.poll(() => field(page, 'Postal code').inputValue()).toBe('SW1A 1AA');
  await expect.poll(() => field(page, 'Phone number').inputValue()).toBe('+44 20 7946 0958');
  await expect.poll(() => field(page, 'Account number').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
});

test('ORD-45 an e-mail that belongs to somebody with another name is asked about', async () => {
  const { page, offer } = await readyToAdd();
  const email = `${crypto.randomUUID()}@example.com`;
  await anOrder(page, offer, { email });
  await fillInvestor(page, email);
  await page.getByText('The order will belong to Zofia Zielińska.').waitFor();
  await button(page, 'Place order').click();
  await dialogue(page)
    .getByText(
      'This address belongs to Zofia Zielińska. You typed Olga Olszewska. Place the order for Zofia Zielińska?',
    )
    .waitFor();
  await dialogue(page).getByRole('button', { name: 'Change the data' }).click();
  await expect.poll(() => button(page, 'Place order').isEnabled()).toBe(true);
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Olga');
  await button(page, 'Place order').click();
  await dialogue(page).getByRole('button', { name: 'Place for Zofia Zielińska' }).click();
  await said(page, 'Order placed');
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Olga');
});
