import { randomUUID } from 'node:crypto';
import { codesIn } from '@share/contract/areas/email-templates/drawn-codes.ts';
import {
  acceptOrder,
  getOrderDecision,
  getOrderEmailValues,
  placeManualOrder,
  rejectOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { startMailSender } from '../../../platform/mail/mail-sender.ts';
import { plainText } from '../../../platform/mail/plain-text.ts';
import { bodyPlace } from '../../../platform/mail/queue-email.ts';
import { type AnOffer, aManualOrder, anOffer, anOrder, aSeries, paymentOf } from '../../../testing/books.ts';
import { aMailServer, type MailServer } from '../../../testing/mail/mail-server.ts';
import { anInvestor } from '../../../testing/people.ts';
import { aTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';
import { users } from '../../users/users.tables.ts';

let server: MailServer;
let app: TestApp;
let staff: Caller;
beforeAll(async () => {
  server = await aMailServer();
  app = await aTestApp({
    SMTP_URL: server.url,
    MAIL_SENDER: 'Udziały sp. z o.o., ul. Prosta 1, 00-001 Warszawa',
  });
  staff = await app.as('super admin');
});
afterAll(async () => {
  await app.close();
  await server.close();
});
afterEach(() => app.setClock(null));

const account = {
  accountHolder: 'Kamienica sp. z o.o.',
  bankName: 'Bank Testowy',
  accountNumber: '61109010140000071219812874',
};
const title = { pl: 'Kamienica & Spichlerz', en: 'Tenement & Granary' };

/** An offer whose series has a bank account. */
const aPayableOffer = async (fields: AnOffer = {}) =>
  anOffer(app.context, { title, seriesId: (await aSeries(app.context, account)).id, ...fields });

async function emailsTo(recipient: string): Promise<string[]> {
  const queued = await app.context.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(asc(emails.id));
  return queued.map(({ event }) => event);
}

const inDays = (days: number) => toWarsaw(new Date(Date.now() + days * 86_400_000));

describe('EML-15 the investor gets one e-mail about each event', () => {
  test('about a manual order, its extension, its transfer and its acceptance', async () => {
    const { email } = await anInvestor(app.context);
    const body = aManualOrder(await aPayableOffer(), { email });
    const { data: order } = await staff(placeManualOrder, { body });
    const params = { id: paymentOf(order) };
    const { data: extended } = await staff(extendTransaction, { params, body: { waitUntil: inDays(20) } });
    const { data: again } = await staff(extendTransaction, { params, body: { waitUntil: inDays(30) } });
    await staff(acceptTransaction, { params });
    await staff(acceptOrder, { params: { id: order.id } });
    expect(await emailsTo(email)).toEqual([
      `order-created order ${order.id}`,
      `transaction-expiry-extended order ${order.id} until ${extended.waitUntil}`,
      `transaction-expiry-extended order ${order.id} until ${again.waitUntil}`,
      `transfer-received order ${order.id}`,
      `order-accepted order ${order.id}`,
    ]);
  });

  test('about a rejection', async () => {
    const { email } = await anInvestor(app.context);
    const order = await anOrder(app.context, { email });
    await staff(rejectOrder, { params: { id: order.id } });
    expect(await emailsTo(email)).toEqual([
      `order-created order ${order.id}`,
      `order-rejected order ${order.id}`,
    ]);
  });

  test('ORD-27 about a rejection after payment, which names the amount and the account of the refund', async () => {
    const { email } = await anInvestor(app.context);
    const order = await anOrder(app.context, { email, status: 'paid', quantity: 12 });
    await staff(rejectOrder, { params: { id: order.id } });
    const event = `order-rejected-refund-due order ${order.id}`;
    expect((await emailsTo(email)).slice(2)).toEqual([event]);
    const [queued] = await app.context.db.select().from(emails).where(eq(emails.event, event));
    const text = plainText(app.context.secrets.open(queued?.body ?? '', bodyPlace(event)));
    expect(text).toMatch(/Kwota zwrotu:\s+1 200,00.zł/);
    expect(text).toMatch(/Rachunek do zwrotu:\s+61 1090 1014 0000 0712 1981 2874/);
  });

  test('a preview of a template gets the values of the e-mail, from those who may read the order only', async () => {
    const { email, firstName } = await anInvestor(app.context);
    const { data: order } = await staff(placeManualOrder, {
      body: aManualOrder(await aPayableOffer(), { email }),
    });
    const params = { id: order.id };
    const { data: values } = await staff(getOrderEmailValues, { params });
    const event = `order-created order ${order.id}`;
    const [queued] = await app.context.db.select().from(emails).where(eq(emails.event, event));
    const text = plainText(app.context.secrets.open(queued?.body ?? '', bodyPlace(event)));
    for (const name of ['offerTitle', 'orderId', 'quantity', 'totalAmount', 'accountNumber', 'waitUntil'])
      expect(text.replace(/\s+/g, ' ')).toContain(values.pl[name]?.replace(/\s+/g, ' '));
    expect([values.en.firstName, values.en.offerTitle, values.en.refundAmount]).toEqual([
      firstName,
      title.en,
      '',
    ]);
    const stranger = await app.as({ can: ['admin:email-template:get', 'admin:order:list'] });
    expect((await stranger(getOrderEmailValues, { params })).status).toBe(403);
    expect((await staff(getOrderEmailValues, { params: { id: 999_999 } })).codes).toEqual([
      'ORDER_NOT_EXISTS',
    ]);
  });

  test('a new investor gets an invitation to the account as well', async () => {
    const body = aManualOrder(await aPayableOffer());
    const { data: order } = await staff(placeManualOrder, { body });
    expect(await emailsTo(body.email)).toEqual([
      expect.stringMatching(/^set-password user /),
      `order-created order ${order.id}`,
    ]);
  });

  test('and none about a refused call', async () => {
    const { email } = await anInvestor(app.context);
    const closed = await aPayableOffer({ isOpen: false });
    expect((await staff(placeManualOrder, { body: aManualOrder(closed, { email }) })).status).not.toBe(200);
    expect(await emailsTo(email)).toEqual([]);
    const order = await anOrder(app.context, { email, status: 'completed' });
    const before = await emailsTo(email);
    const params = { id: order.id };
    const payment = { id: paymentOf(order) };
    const refused = [
      await staff(acceptOrder, { params }),
      await staff(rejectOrder, { params }),
      await staff(acceptTransaction, { params: payment }),
      await staff(extendTransaction, { params: payment, body: { waitUntil: inDays(30) } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await emailsTo(email)).toEqual(before);
  });

  test('R5 and none about a transaction that was rolled back', async () => {
    const { email } = await anInvestor(app.context);
    const order = await anOrder(app.context, { email, status: 'paid' });
    const before = await emailsTo(email);
    // Fails at the commit, after everything else in the transaction has succeeded.
    await app.context.db.execute(sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'undone'; END $$`);
    await app.context.db.execute(sql`CREATE CONSTRAINT TRIGGER fail AFTER INSERT ON shares
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail()`);
    const answer = await staff(acceptOrder, { params: { id: order.id } });
    await app.context.db.execute(sql`DROP TRIGGER fail ON shares`);
    expect(answer.status).toBe(500);
    expect(await emailsTo(email)).toEqual(before);
  });

  test('R6 and no second one if the request is repeated', async () => {
    const { email } = await anInvestor(app.context);
    const body = aManualOrder(await aPayableOffer(), { email });
    const headers = { 'idempotency-key': randomUUID() };
    const { data: order } = await staff(placeManualOrder, { body, headers });
    await staff(placeManualOrder, { body, headers });
    expect(await emailsTo(email)).toEqual([`order-created order ${order.id}`]);
    const rejection = { params: { id: order.id }, headers: { 'idempotency-key': randomUUID() } };
    await staff(rejectOrder, rejection);
    expect((await staff(rejectOrder, rejection)).status).toBe(200);
    expect((await emailsTo(email)).slice(1)).toEqual([`order-rejected order ${order.id}`]);
  });

  test('and none after the account is deleted', async () => {
    const investor = await anInvestor(app.context);
    const order = await anOrder(app.context, { email: investor.email });
    await app.context.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, investor.id));
    await staff(rejectOrder, { params: { id: order.id } });
    expect(await emailsTo(investor.email)).toEqual([`order-created order ${order.id}`]);
  });
});

describe('the e-mails contain', () => {
  /** Subject and text of the e-mail of one type, after an order went through all its steps. */
  async function written(language: Language, type: string, offer: AnOffer = {}) {
    const { environment } = app.context;
    const context: Context = { ...app.context, environment: { ...environment, defaultLanguage: language } };
    app.setClock(new Date('2026-03-20T12:00:00Z'));
    const { email } = await anInvestor(context, { firstName: '<b>Łucja</b>' });
    const fields = { email, quantity: 12, of: await aPayableOffer(offer) };
    await anOrder(context, { ...fields, status: 'completed' });
    await anOrder(context, { ...fields, status: 'rejected' });
    const kind = and(eq(emails.recipient, email), sql`starts_with(event, ${type})`);
    const [found] = await app.context.db.select().from(emails).where(kind);
    if (!found?.body) throw new Error(`There is no e-mail ${type}`);
    const html = app.context.secrets.open(found.body, bodyPlace(found.event));
    return { subject: found.subject, html, text: plainText(html) };
  }

  test.each([
    ['pl', 'order-created', 'Przyjęliśmy Twoje zamówienie: Kamienica & Spichlerz'],
    ['en', 'order-created', 'We have received your order: Tenement & Granary'],
    ['pl', 'transfer-received', 'Otrzymaliśmy Twój przelew: Kamienica & Spichlerz'],
    ['en', 'transfer-received', 'We have received your transfer: Tenement & Granary'],
    ['pl', 'order-accepted', 'Udziały są Twoje: Kamienica & Spichlerz'],
    ['en', 'order-accepted', 'The shares are yours: Tenement & Granary'],
    ['pl', 'order-rejected', 'Twoje zamówienie zostało odrzucone: Kamienica & Spichlerz'],
    ['en', 'order-rejected', 'Your order has been rejected: Tenement & Granary'],
  ] as const)('%s %s: %s', async (language, type, subject) => {
    const mail = await written(language, type);
    expect(mail.subject).toBe(subject);
    expect(mail.html).not.toMatch(/\{\{|\}\}|undefined|<b>Łucja/);
    expect(mail.text).toMatch(language === 'pl' ? /^Oferta: Kamienica & Spichlerz$/m : /^Offer: Tenement/m);
    expect(mail.text).toMatch(language === 'pl' ? /^Kwota: 1.200,00.zł$/m : /^Amount: PLN 1,200\.00$/m);
    expect(mail.text).toMatch(language === 'pl' ? /^Liczba udziałów: 12$/m : /^Number of shares: 12$/m);
  });

  test('the account and the title for the transfer, and the term in Polish time, in summer and winter', async () => {
    // Placed in winter time; the term ends in summer time.
    const { text, html } = await written('pl', 'order-created');
    for (const line of [
      'Odbiorca przelewu: Kamienica sp. z o.o.',
      'Bank: Bank Testowy',
      'Numer rachunku: 61 1090 1014 0000 0712 1981 2874',
      'Termin wpłaty (czas polski): 3 kwietnia 2026 13:00',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/^Tytuł przelewu: Zamówienie nr \d+$/m);
    expect(codesIn(html)).toEqual([
      expect.stringMatching(
        /^\|PL\|61109010140000071219812874\|120000\|Kamienica sp\. z o\.o\.\|Zamówienie nr \d+\|\|\|$/,
      ),
    ]);
  });

  test('EML-15 the numbers of the shares, and who sends it', async () => {
    const { text } = await written('en', 'order-accepted');
    expect(text).toMatch(/^Share numbers: 1–12 \(12\)$/m);
    expect(text).toMatch(/\nUdziały sp\. z o\.o\., ul\. Prosta 1, 00-001 Warszawa$/);
  });

  test('the words, amounts and dates of the language of the person, whatever that of the platform', async () => {
    app.setClock(new Date('2026-03-20T12:00:00Z'));
    const body = aManualOrder(await aPayableOffer(), { language: 'en', quantity: 12 });
    const { data: order } = await staff(placeManualOrder, { body });
    const found = await app.context.db.select().from(emails).where(eq(emails.recipient, body.email));
    expect(found.map(({ subject }) => subject)).toEqual([
      'Your account is ready',
      'We have received your order: Tenement & Granary',
    ]);
    const created = found[1];
    const html = app.context.secrets.open(created?.body ?? '', bodyPlace(created?.event ?? ''));
    expect(plainText(html)).toContain('Amount: PLN 1,200.00');
    expect(plainText(html)).toContain('Payment due (Polish time): 3 April 2026 at 13:00');
    expect(plainText(html)).toContain(`Payment reference: Order no. ${order.id}`);
    const decision = await staff(getOrderDecision, { params: { id: order.id } });
    expect(decision.data.payment.title).toBe(`Order no. ${order.id}`);
  });

  test('what follows separately, if the bank or its account holder is not stored', async () => {
    const { text, html } = await written('en', 'order-created', { seriesId: undefined });
    expect(text).toContain('Bank: to be given separately');
    expect(codesIn(html)).toHaveLength(1);
  });
});

describe('delivery', () => {
  test('the mail server gets the e-mail about an order that is placed in the back office', async () => {
    const own = await aMailServer();
    const other = await aTestApp({ SMTP_URL: own.url });
    const clerk = await other.as('super admin');
    const { email } = await anInvestor(other.context);
    const sender = startMailSender(other.services);
    const arriving = own.next();
    await clerk(placeManualOrder, { body: aManualOrder(await anOffer(other.context), { email }) });
    const mail = await arriving;
    expect(mail).toMatchObject({
      to: [{ address: email }],
      subject: 'Przyjęliśmy Twoje zamówienie: Kamienica',
      attachments: [{ mimeType: 'image/png', disposition: 'inline', contentId: '<code-1@mail>' }],
    });
    expect(mail.html).toContain('<img src="cid:code-1@mail"');
    await sender.stop();
    await other.close();
    await own.close();
  });
});
