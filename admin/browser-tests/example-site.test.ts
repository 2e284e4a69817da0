/** The API of the public site, used as a site uses it: by the page under `examples/`, in a real browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { PayPalConfigInput } from '@share/contract/areas/settings/paypal-config.schemas.ts';
import type { Page } from 'playwright';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../api/src/platform/embedded-postgres/run-postgres.ts';
import { aPayPalServer } from '../../api/src/testing/paypal/paypal-server.ts';
import { serveExample } from '../../examples/site/serve.ts';
import { accept, aSellingOffer, twoAgreements } from './order-records.ts';
import { anAgreement, callApi } from './records.ts';
import { expectToFit } from './screens.ts';
import { expectAccessiblePart } from './support/accessible.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser, expectFailure } from './support/browser.ts';
import { screenshot } from './support/screenshot.ts';

const payPal = await aPayPalServer();
const port = await freePort();
const site = `http://localhost:${port}`;
const browser = aBrowser({
  PUBLIC_SITE_URL: site,
  PAYPAL_SANDBOX_URL: payPal.url,
  PAYPAL_TIMEOUT_SECONDS: '5',
});
let example: Awaited<ReturnType<typeof serveExample>>;
beforeAll(async () => {
  example = await serveExample({ port, api: browser.server().address });
});
afterAll(async () => {
  await example?.close();
  await payPal.close();
});

const EMAIL = 'iga@example.com';
const PASSWORD = 'Correct1horse';
const investor = { email: EMAIL, password: PASSWORD, clientId: 'back-office', clientSecret: 'back-office' };
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** What staff prepare: PayPal, an agreement that every order asks for, and an offer of shares at 250.50 zł with agreements and a document to sign. */
async function prepared(): Promise<{ staff: Page; title: string }> {
  const staff = await browser.page();
  await signInAhead(staff, accounts.admin);
  await callApi(staff, 'PUT', '/admin/config/paypal', {
    maxAmount: 10_000,
    defaultCredentials: {
      productionMode: false,
      productionClientId: '',
      productionClientSecret: '',
      sandboxClientId: 'client',
      sandboxClientSecret: payPal.clientSecret,
    },
  } satisfies PayPalConfigInput);
  await anAgreement(staff, 'Zasady inwestowania', { required: true, target: 'investment' });
  const title = 'Kamienica przy Długiej';
  await aSellingOffer(staff, title, {
    position: 1,
    agreements: twoAgreements(),
    investorDocuments: [
      {
        attachment: {
          displayName: 'Umowa',
          file: { fileName: 'Umowa.pdf', base64: btoa('%PDF-1.7\n%%EOF') },
        },
        signable: true,
        notifyInvestors: false,
      },
    ],
  });
  return { staff, title };
}

/** The link in the e-mail to the new investor. */
async function mailedLink(): Promise<string> {
  const folder = join(browser.server().dataDir, 'mail');
  const found = async () => {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.eml'))) {
      const { html } = await PostalMime.parse(readFileSync(join(folder, name)));
      const link = html?.match(/http:\/\/localhost:\d+\/activate\/[\w-]+/)?.[0];
      if (link) return link;
    }
    return null;
  };
  await expect.poll(async () => (await found().catch(() => null)) !== null).toBe(true);
  return (await found()) ?? '';
}

/** PayPal's page: the next visitors approve, or go back without. */
async function atPayPal(
  page: Page,
  order: () => string,
  decisions: ('approved' | 'cancelled')[],
): Promise<void> {
  await page.route(`${payPal.url}/checkoutnow*`, async (route) => {
    const decision = decisions.shift() ?? 'cancelled';
    if (decision === 'approved')
      payPal.approve(new URL(route.request().url()).searchParams.get('token') ?? '');
    await route.fulfill({ status: 302, headers: { location: `${site}${order()}/payment/${decision}` } });
  });
}

async function looked(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessiblePart(page, 'html');
  }
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page, width);
    await screenshot(page, `site-${name}-${width}`);
  }
}

test('a visitor registers, orders, pays through PayPal at the third try, and holds the shares', async () => {
  const { staff, title } = await prepared();
  const page = await browser.page();
  await page.goto(site);
  await click(page, 'Polski');
  await heading(page, 'Oferty');
  await looked(page, 'offers');

  await open(page, 'Załóż konto');
  await heading(page, 'Załóż konto');
  expectFailure(page, { address: '/api/user', status: 422 });
  await page.getByLabel('E-mail').fill(EMAIL);
  await click(page, 'Załóż konto');
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(2);
  await looked(page, 'register');
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  await click(page, 'Załóż konto');
  await said(page, 'Sprawdź pocztę: wysłaliśmy link do założenia konta.');

  await page.goto(await mailedLink());
  await heading(page, 'Dokończ zakładanie konta');
  await page.getByLabel('Imię').fill('Iga');
  await page.getByLabel('Nazwisko').fill('Lis');
  await page.getByLabel(/^Nowe hasło/).fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await click(page, 'Dokończ zakładanie konta');
  await said(page, 'Konto jest gotowe. Możesz się zalogować.');
  await page.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Hasło').fill(PASSWORD);
  await click(page, 'Zaloguj się');

  await open(page, 'Moje dane');
  await page.getByLabel('Miejscowość').fill('Kraków');
  await page.getByLabel('Kraj banku').selectOption({ label: 'Polska' });
  await page.getByLabel(/^Numer rachunku/).fill('61 1090 1014 0000 0712 1981 2874');
  await click(page, 'Zapisz');
  await said(page, 'Zapisano.');
  await looked(page, 'profile');

  await callApi(page, 'POST', '/token', { ...investor, grantType: 'password', forAdmin: false });
  await open(page, 'Moje urządzenia');
  await heading(page, 'Moje urządzenia');
  const sessions = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => sessions.count()).toBe(2);
  await looked(page, 'devices');
  await page.getByRole('button', { name: /^Zakończ sesję: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zakończ sesję' }).click();
  await expect.poll(() => sessions.count()).toBe(1);
  await said(page, 'To urządzenie');

  await open(page, 'Oferty');
  await open(page, title);
  await heading(page, title);
  await page.getByLabel('Liczba udziałów').fill('2');
  expectFailure(page, { address: '/api/order', status: 422 });
  await click(page, 'Zamawiam z obowiązkiem zapłaty');
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(2);
  await looked(page, 'offer');
  for (const required of [/^Regulamin .*wymagana/, /^Zasady inwestowania .*wymagana/])
    await page.getByLabel(required).check();
  await click(page, 'Zamawiam z obowiązkiem zapłaty');
  await page.getByRole('heading', { level: 1, name: /^Zamówienie nr/ }).waitFor();
  await said(page, 'Czeka na wpłatę');
  await page.getByText('61 1090 1014 0000 0712 1981 2874').waitFor();
  await looked(page, 'order');
  const order = new URL(page.url()).pathname;

  await page.getByLabel('Podpisany plik').setInputFiles({
    name: 'Umowa.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await click(page, 'Prześlij podpisany dokument');
  const signed = page.getByRole('button', { name: /^Podpisany: / });
  const [file] = await Promise.all([page.waitForEvent('download'), signed.click()]);
  expect(file.suggestedFilename()).toBe('Umowa.pdf');

  await atPayPal(page, () => order, ['cancelled', 'approved', 'approved']);
  payPal.fail('capture', 'declined');
  await click(page, 'Zapłać przez PayPal');
  await said(page, 'Płatność się nie powiodła. Możesz zapłacić jeszcze raz.');
  await page.getByRole('button', { name: 'Zapłać jednak przelewem' }).waitFor();
  await click(page, 'Zapłać przez PayPal');
  await page.waitForURL(`${site}${order}/payment/approved`);
  await said(page, 'Płatność się nie powiodła. Możesz zapłacić jeszcze raz.');
  await looked(page, 'declined');
  await click(page, 'Zapłać przez PayPal');
  await said(page, 'Dziękujemy, płatność została przyjęta.');
  await said(page, 'Opłacone, czeka na akceptację');
  const taken = [...payPal.orders.values()].flatMap(({ captures }) => captures);
  expect(taken.map(({ status, amount }) => [status, amount.value])).toEqual([
    ['DECLINED', '501.00'],
    ['COMPLETED', '501.00'],
  ]);

  await accept(staff, { id: Number(order.split('/').at(-1)) } as OrderView);
  await open(page, 'Moje zamówienia');
  await said(page, 'Udziały są Twoje');
  await open(page, 'Moje inwestycje');
  await heading(page, 'Moje inwestycje');
  const held = page.getByRole('region', { name: 'Moje inwestycje' }).getByRole('row').nth(1);
  await expect.poll(() => held.getByRole('cell').allTextContents()).toEqual([title, '2', '501,00 zł']);
  await page.getByRole('button', { name: 'Umowa' }).waitFor();
  await click(page, 'English');
  await heading(page, 'My investments');
  await looked(page, 'investments');

  await open(page, 'Offers');
  await open(page, `${title} EN`);
  for (const required of [/^Regulamin .*required/, /^Zasady inwestowania .*required/])
    await page.getByLabel(required).check();
  await click(page, 'Order with obligation to pay');
  await page.getByRole('heading', { level: 1, name: /^Order no/ }).waitFor();
  await click(page, 'Cancel the order');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await said(page, 'Cancelled');
  await click(page, 'Sign out');
  await open(page, 'Sign in');
  await heading(page, 'Sign in');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('markup that would run in a text is not drawn, and the page loads only what is its own', async () => {
  const page = await browser.page();
  const text = `<p style="text-align: center; position: fixed">Opis
    <a href="javascript:alert(1)">zły</a> <a href="https://example.com/">dobry</a></p>
    <img src="/api/files/x/x.png" alt="" onerror="window.ran = true"><script>window.ran = true</script>
    <iframe src="https://example.com"></iframe><svg onload="window.ran = true"></svg>`;
  await page.route('**/api/offer/1', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.mainDescription = { pl: text, en: text };
    await route.fulfill({ json: answer });
  });
  await page.route('**/api/files/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
  );
  const response = await page.goto(`${site}/offers/1`);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  const drawn = page.locator('.rich-text').first();
  expect(await drawn.locator('p').getAttribute('style')).toBe('text-align: center;');
  expect(
    await drawn.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([null, 'https://example.com/']);
  expect(await drawn.locator('script, iframe, svg').count()).toBe(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('offers beyond the first page are shown by pages', async () => {
  const page = await browser.page();
  let all = 0;
  await page.route(/\/api\/offer(\?|$)/, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('pagination[pageSize]', '3');
    const answer = await route.fetch({ url: url.href });
    all = (await answer.json()).data.pagination.totalItems;
    await route.fulfill({ response: answer });
  });
  await page.goto(site);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(3);
  const more = page.getByRole('button', { name: 'Show more' });
  for (let shown = 3; shown < all; shown = await cards.count()) {
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
  expect(await cards.count()).toBe(all);
  expect(await more.count()).toBe(0);
});
