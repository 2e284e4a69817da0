/** @module-tag essential */
import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { laterDay, warsawDay } from '@share/contract/shared/dates.ts';
import pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { aMailServer } from '../../api/src/testing/mail/mail-server.ts';
import { button, field } from './offer-records.ts';
import { orderLifeWords } from './order-life-words.ts';
import { anOrder, aSellingOffer, dialogue, fact, pay, said, transactionOf } from './order-records.ts';
import { accounts, signInAhead } from './support/accounts.ts';
import { aBrowser } from './support/browser.ts';
import { openTransaction } from './transaction-records.ts';

const post = await aMailServer();
const browser = aBrowser({ SMTP_URL: post.url });
afterAll(() => post.close());

/** The subjects of the e-mails to that address, without the name of the offer at their end. */
const arrivedAt = (email: string) =>
  post.mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => subject?.split(':')[0]);

const welcome = ['Twoje konto jest gotowe', 'Przyjęliśmy Twoje zamówienie'];

async function staff(language: 'pl' | 'en'): Promise<Page> {
  const page = await browser.page({ language });
  await signInAhead(page, accounts.admin);
  return page;
}

/** An order of 2 shares at 250.50 zł by a new investor, of an offer with one document to sign. */
async function aNewOrder(page: Page, email: string) {
  const offer = await aSellingOffer(page, `Ogrodowa ${crypto.randomUUID().slice(0, 6)}`, {
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
  return { offer, order: await anOrder(page, offer, { email }) };
}

/** Reads from the database what neither a screen nor the API shows. */
async function queryValue(sql: string, ...values: unknown[]): Promise<unknown> {
  const client = new pg.Client({ connectionString: browser.server().databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ answer: unknown }>(sql, values).finally(() => client.end());
  return rows[0]?.answer;
}

/** Signing happens on the public site, which is not part of this program: reassigns a demo order's signed copy. */
async function sign(order: OrderView, offer: OfferView): Promise<void> {
  const file = await queryValue(
    `DELETE FROM signed_documents WHERE id = (SELECT min(s.id) FROM signed_documents s
       JOIN orders o ON o.id = s.order_id WHERE o.status <> 'completed') RETURNING file_id AS answer`,
  );
  await queryValue(
    `INSERT INTO signed_documents (order_id, offer_id, offer_document_id, file_id, display_name, created_at)
     VALUES ($1, $2, $3, $4, 'Umowa podpisana.pdf', now())`,
    order.id,
    offer.id,
    order.offer.documents[0]?.id,
    file,
  );
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const spaced = (text: string) => text.replace(/\s+/g, ' ');
/** The texts of the history, the newest first; T replaces times, and whether an e-mail was already sent is omitted. */
const history = async (page: Page, name: string) =>
  (await card(page, name).getByRole('listitem').allInnerTexts()).map((entry) =>
    spaced(entry)
      .replace(/ (E-mail \S+ \S+) .*/, ' $1')
      .replace(/\d\d\.\d\d\.\d{4} \d\d:\d\d/g, 'T'),
  );
const sharesIn = async (page: Page, name: string) =>
  (await card(page, name).getByRole('table').locator('tbody tr').allInnerTexts()).map(spaced);

/** Presses a button that asks first, and confirms. */
async function press(page: Page, name: string, done: string): Promise<void> {
  await button(page, name).click();
  await dialogue(page).getByRole('button', { name, exact: true }).click();
  await said(page, done);
}

test.each(['pl', 'en'] as const)(
  'an order that is completed: extended, paid, corrected, accepted, and everybody notified (%s)',
  async (language) => {
    const w = orderLifeWords[language];
    const page = await staff(language);
    const email = `life-${language}@example.com`;
    const { offer, order } = await aNewOrder(page, email);
    await sign(order, offer);
    const transaction = transactionOf(order);

    // More time to pay …
    await openTransaction(page, transaction, w.transaction(transaction));
    const term = await fact(page, w.due).textContent();
    await field(page, w.waitUntil).fill(laterDay(warsawDay(new Date()), 40));
    await page.keyboard.press('Tab');
    await press(page, w.extend, w.extended);
    const later = (await fact(page, w.due).textContent()) ?? '';
    expect(later).not.toBe(term);

    // … until the money is there.
    await press(page, w.acceptPayment, w.transactionAccepted);
    await fact(page, w.order).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: w.orderName(order.id) }).waitFor();

    // A correction, then the shares.
    await field(page, w.city).fill('Gdynia');
    await button(page, w.save).click();
    await said(page, w.saved);
    await press(page, w.accept, w.orderAccepted);
    await expect.poll(() => fact(page, w.status).textContent()).toBe(w.completed);

    // The signed copy is shown, and stays.
    const documents = page.getByRole('table', { name: w.documents }).locator('tbody');
    await expect.poll(() => documents.innerText()).toContain('Umowa podpisana.pdf');
    expect(await documents.getByRole('button', { name: w.removeCopy }).count()).toBe(0);

    const [file] = await Promise.all([page.waitForEvent('download'), button(page, w.spreadsheet).click()]);
    expect(file.suggestedFilename()).toBe(`${order.id}.xlsx`);

    await expect.poll(() => history(page, w.history)).toEqual(w.fullHistory(transaction, email));
    await expect
      .poll(() => arrivedAt(email))
      .toEqual([...welcome, 'Masz więcej czasu na przelew', 'Otrzymaliśmy Twój przelew', 'Udziały są Twoje']);

    await fact(page, w.investment).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: w.investmentName(order.investmentId) }).waitFor();
    const shares = page.getByRole('table', { name: w.shares, exact: true }).locator('tbody').getByRole('row');
    await page.locator('summary').first().click();
    await expect.poll(() => shares.count()).toBe(2);
  },
);

test.each([
  { language: 'pl', isPaid: false },
  { language: 'en', isPaid: true },
] as const)(
  'an order that is rejected gives its shares back, and everybody is notified ($language, paid: $isPaid)',
  async ({ language, isPaid }) => {
    const w = orderLifeWords[language];
    const page = await staff(language);
    const email = `lost-${language}@example.com`;
    const { order } = await aNewOrder(page, email);
    if (isPaid) await pay(page, order);
    await page.goto(`/orders/${order.id}/edit`);
    await expect.poll(() => sharesIn(page, w.decision)).toEqual(w.reserved);
    await button(page, w.reject).click();
    await dialogue(page).getByRole('textbox', { name: w.reason }).fill('Skan jest nieczytelny.');
    await dialogue(page).getByRole('button', { name: w.reject, exact: true }).click();
    await said(page, w.orderRejected);
    await expect.poll(() => fact(page, w.status).textContent()).toBe(w.cancelled(isPaid));
    await expect.poll(() => fact(page, w.reasonGiven).textContent()).toBe('Skan jest nieczytelny.');
    await expect.poll(() => sharesIn(page, w.decision)).toEqual(w.released);
    await expect.poll(async () => (await history(page, w.history))[0]).toBe(w.rejection(email, isPaid));
    const received = isPaid ? ['Otrzymaliśmy Twój przelew'] : [];
    await expect
      .poll(() => arrivedAt(email))
      .toEqual([
        ...welcome,
        ...received,
        `Twoje zamówienie zostało odrzucone${isPaid ? ', zwrócimy pieniądze' : ''}`,
      ]);
  },
);

test('an order that was not paid in time shows that it expired, without a person', async () => {
  const page = await staff('pl');
  const id = await queryValue(
    "SELECT entity_id AS answer FROM audit_entries WHERE action = 'order.reject' AND actor_label = 'system' LIMIT 1",
  );
  await page.goto(`/orders/${id}/edit`);
  await expect
    .poll(async () => (await history(page, 'Historia'))[0])
    .toMatch(
      /^Zamówienie wygasło: wpłata nie nadeszła w terminie T · System Status Oczekujące Anulowane Termin wpłaty T E-mail do \S+@example\.com/,
    );
});
