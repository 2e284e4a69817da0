import type { AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { agreementsTab, chooseOffer, emailField, fillInvestor, newOrder } from './manual-order-form.ts';
import { anOfferAgreement, button, field } from './offer-records.ts';
import { aSellingOffer, choose, dialogue, fact, twoAgreements } from './order-records.ts';
import { callApi } from './records.ts';
import { aBrowser } from './support/browser.ts';

const browser = aBrowser();

const canAdd = async (page: Page) => {
  const [add, addAndBack] = await Promise.all([
    button(page, 'Place order').isEnabled(),
    button(page, 'Place and go back').isEnabled(),
  ]);
  expect(add).toBe(addAndBack);
  return add;
};
/** The demo has one for investments (AGR-20). */
async function switchOffGeneralAgreements(page: Page) {
  for (const { id } of await callApi<{ id: number }[]>(page, 'GET', '/agreement?target=investment')) {
    const { position: _, ...stored } = await callApi<AgreementView>(page, 'GET', `/admin/agreement/${id}`);
    await callApi(page, 'PUT', `/admin/agreements/${id}`, { ...stored, active: false });
  }
}
const missing = (page: Page, what: string) =>
  page.getByText(`Before you can place the order: ${what}`).waitFor();

describe('the reasons why an order cannot be placed', () => {
  test('ORD-46, ORD-49 no offer: the create buttons and the agreements are disabled', async () => {
    const { page } = await newOrder(browser);
    await missing(page, 'choose an offer.');
    expect(await canAdd(page)).toBe(false);
    await expect.poll(() => agreementsTab(page).isDisabled()).toBe(true);
    await expect.poll(() => field(page, 'Shares').inputValue()).toBe('1');
  });

  test('ORD-50 the agreements of the offer are still loading', async () => {
    const { page, offer } = await newOrder(browser);
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
    await expect.poll(() => canAdd(page)).toBe(true);
  });

  test('ORD-47, ORD-51 a required agreement is not accepted; choosing another offer clears the answers', async () => {
    const { page, offer } = await newOrder(browser, { agreements: twoAgreements() });
    const other = await aSellingOffer(page, `Jesienna ${crypto.randomUUID().slice(0, 6)}`, {
      agreements: twoAgreements(),
    });
    await chooseOffer(page, offer.title.en);
    await missing(page, 'accept every required agreement');
    await agreementsTab(page).click();
    await page.getByRole('checkbox', { name: 'Newsletter EN (optional)' }).check();
    expect(await canAdd(page)).toBe(false);
    await page.getByRole('checkbox', { name: 'Regulamin EN (required)' }).check();
    await expect.poll(() => canAdd(page)).toBe(true);

    await page.getByRole('tab', { name: 'Investor data' }).click();
    await chooseOffer(page, other.title.en);
    await missing(page, 'accept every required agreement');
    await agreementsTab(page).click();
    await page.getByRole('checkbox', { name: 'Regulamin EN (required)' }).waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  test('ORD-52 a quantity of 0, with a message below the field', async () => {
    const { page, offer } = await newOrder(browser);
    await chooseOffer(page, offer.title.en);
    await field(page, 'Shares').fill('0');
    const message = page.getByText('This value should be greater than 0', { exact: true });
    const [below, input] = [await message.boundingBox(), await field(page, 'Shares').boundingBox()];
    expect(below?.y).toBeGreaterThan(input?.y ?? 0);
    expect(await canAdd(page)).toBe(false);
    await field(page, 'Shares').fill('4');
    await message.waitFor({ state: 'detached' });
    await expect.poll(() => fact(page, 'Total').textContent()).toBe('PLN 1,002.00');
    await expect.poll(() => canAdd(page)).toBe(true);
  });

  test('an offer without a series for sale shows a message', async () => {
    const { page, offer } = await newOrder(browser);
    await page.route('**/manual-order/offer/*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, series: null } } });
    });
    await choose(page, 'Offer', offer.title.en);
    await page.getByText('This offer has no series on sale now').waitFor();
    expect(await canAdd(page)).toBe(false);
  });
});

test.each<[string, Parameters<typeof newOrder>[1], string]>([
  ['its time is over', { investmentEnd: '2020-01-02' }, 'This offer is closed, or today is outside'],
  ['it is sold out', { series: { limit: 0 } }, 'Too few shares are available'],
  [
    'its series has no account',
    { series: { bankInfo: { accountNumber: '', bankName: '', accountHolder: '' } } },
    'No account: the series of this offer has no account',
  ],
])('ERR-37, ERR-40, ERR-62 an offer that cannot be ordered says so at once: %s', async (_, fields, words) => {
  const { page, offer } = await newOrder(browser, fields);
  await chooseOffer(page, offer.title.en);
  await page.getByText(words).waitFor();
  await missing(page, 'choose an offer that has shares for sale now.');
  expect(await canAdd(page)).toBe(false);
});

describe('the form', () => {
  test('ORD-41, ERR-34 only open and visible offers can be chosen', { tags: 'essential' }, async () => {
    const { page, offer } = await newOrder(browser);
    const closed = await aSellingOffer(page, `${offer.title.pl} zamknieta`, { isOpen: false });
    const hidden = await aSellingOffer(page, `${offer.title.pl} ukryta`, { isVisible: false });
    const select = page.getByRole('combobox', { name: 'Offer' });
    await select.fill(offer.title.pl.slice(0, 12));
    await page.getByRole('option', { name: offer.title.en }).waitFor();
    expect(await page.getByRole('option', { name: closed.title.en }).count()).toBe(0);
    expect(await page.getByRole('option', { name: hidden.title.en }).count()).toBe(0);
  });

  test('ORD-42, ORD-44 states follow the country; the account number takes letters and digits, in groups', async () => {
    const { page } = await newOrder(browser);
    const state = page.getByLabel('State or region').first();
    await expect.poll(() => state.isDisabled()).toBe(true);
    await choose(page, 'Country', 'Poland');
    await choose(page, 'State or region', 'Masovia');
    await choose(page, 'Country', 'Germany');
    await expect.poll(() => state.inputValue()).toBe('');
    await choose(page, 'Country of the bank', 'United Kingdom');
    await field(page, 'Account number').fill('gb29nwbk60161331926819;');
    await field(page, 'Account number').blur();
    await expect.poll(() => field(page, 'Account number').inputValue()).toBe('GB29 NWBK 6016 1331 9268 19');
  });

  test('ORD-45 a hint shows whether the e-mail exists, once it is typed', async () => {
    const { page } = await newOrder(browser);
    const email = emailField(page);
    await email.fill('investor@example.com');
    await email.blur();
    await page.getByText('An account with this e-mail exists.').waitFor();
    await email.fill('nobody.yet@example.com');
    await page.getByText('An account with this e-mail exists.').waitFor({ state: 'detached' });
    await email.blur();
    await page.getByText('No account has this e-mail yet.').waitFor();
  });

  test('ORD-48 an offer without agreements, and none of the platform for investments, shows a message', async () => {
    const { page, offer } = await newOrder(browser);
    await switchOffGeneralAgreements(page);
    await chooseOffer(page, offer.title.en);
    await agreementsTab(page).click();
    await page.getByText('Investment has not agreements').waitFor();
  });

  test('an agreement is shown with its exact text, and no script in it runs', async () => {
    const content =
      '<p>One <strong>two</strong></p><ul><li>three</li></ul><img src="x" onerror="window.ran=1">';
    const agreement = { ...anOfferAgreement('Regulamin'), content: { pl: content, en: content } };
    const { page, offer } = await newOrder(browser, { agreements: [agreement] });
    await page.route('**/manual-order/offer/*', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      // Simulates content that the server failed to sanitise.
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
    await expect.poll(() => page.getByRole('tabpanel').locator('strong').textContent()).toBe('two');
    await expect.poll(() => page.getByRole('tabpanel').getByRole('listitem').textContent()).toBe('three');
    expect(await page.getByRole('tabpanel').locator('script, [href], [src], [onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('leaving it asks first', async () => {
    const { page } = await newOrder(browser);
    await fillInvestor(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await dialogue(page).getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('Olga');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await dialogue(page).getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  });
});
