import { getOrder, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { auditEntries } from '../../../platform/records/audit.ts';
import { aManualOrder, anOffer, aSeries } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { mailTo } from '../../../testing/mail/queued-mail.ts';
import { anInvestor } from '../../../testing/people.ts';
import { series } from '../../series/series.tables.ts';
import { passwordTokens } from '../../users/passwords/password-tokens.tables.ts';
import { users } from '../../users/users.tables.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { investments } from '../investments.tables.ts';
import { orders, userAgreements } from '../orders.tables.ts';
import { transactions } from '../transactions.tables.ts';

const app = appForAllTests({ PAYMENT_TERM_DAYS: '10', PUBLIC_SITE_URL: 'https://www.example.com' });
const staff = callerForAllTests(app, { can: ['admin:investment:manual-order', 'admin:order:get'] });
beforeAll(async () => {
  await app.as('super admin');
});
afterEach(async () => {
  app.setClock(null);
  // Checked at a time before all terms: tests place orders in the past.
  expect(await runBooksCheck(app.context.db, new Date(0))).toEqual([]);
});

const userWith = async (email: string) =>
  (await app.context.db.select().from(users).where(eq(users.email, email)))[0];

describe('ORD-59 a manual order', () => {
  test('is new, with prices and investor data as they are now, and reserves its shares', async () => {
    const offered = await aSeries(app.context, { pricePerShare: '12.34' });
    const offer = await anOffer(app.context, { seriesId: offered.id });
    const answer = await staff(placeManualOrder, { body: aManualOrder(offer, { quantity: 3 }) });
    expect(answer.data).toMatchObject({
      status: 'new',
      quantity: 3,
      pricePerShare: 12.34,
      totalAmount: 37.02,
      dateCompleted: null,
      dateRejected: null,
      offer: { id: offer.id, title: offer.title, slug: offer.slug, thumbUrl: null },
      canAcceptOrder: false,
      canRejectOrder: true,
      canEditOrder: true,
      investorData: {
        firstName: 'Jan',
        address: { country: { id: 616, name: 'Polska' }, state: { id: 61_601_336, name: 'mazowieckie' } },
        bankAccount: { country: { id: 616, name: 'Polska' } },
      },
    });
    expect((await staff(getOrder, { params: { id: answer.data.id } })).data).toEqual(answer.data);
    const [stored] = await app.context.db.select().from(series).where(eq(series.id, offered.id));
    expect(stored).toMatchObject({ issued: 0, reserved: 3, version: 1 });
  });

  test('has one bank transfer without commission, with the configured term', async () => {
    app.setClock(new Date('2026-03-10T10:00:00Z'));
    const offer = await anOffer(app.context);
    const { data: order } = await staff(placeManualOrder, { body: aManualOrder(offer, { quantity: 2 }) });
    const paid = await app.context.db.select().from(transactions).where(eq(transactions.orderId, order.id));
    expect(paid).toHaveLength(1);
    expect(paid[0]).toMatchObject({
      type: 'investment',
      method: 'bankTransfer',
      status: 'new',
      originalAmount: '200.00',
      commission: '0.00',
      commissionPercent: '0.000000',
      amount: '200.00',
      date: new Date('2026-03-10T10:00:00Z'),
      waitUntil: new Date('2026-03-20T10:00:00Z'),
    });
  });

  test('gives a new investor an account with the data of the order, and a link to set a password', async () => {
    const offer = await anOffer(app.context);
    await staff(placeManualOrder, { body: aManualOrder(offer, { email: ' Ewa.Nowa@Example.com ' }) });
    const made = await userWith('ewa.nowa@example.com');
    expect(made).toMatchObject({
      firstName: 'Jan',
      lastName: 'Kowalski',
      active: true,
      isAdmin: false,
      passwordHash: null,
      phoneNumber: '+48 600 700 800',
      address: 'Prosta 1',
      zip: '00-950',
      city: 'Warszawa',
      country: 616,
      state: 61_601_336,
      bankCountry: 616,
      bankName: 'Bank',
      accountNumber: '61109010140000071219812874',
    });
    const [, invitation] = await mailTo(app.context, 'ewa.nowa@example.com');
    expect(invitation?.body).toContain('https://www.example.com/set-password/');
    const links = await app.context.db
      .select()
      .from(passwordTokens)
      .where(eq(passwordTokens.userId, made?.id ?? 0));
    expect(links).toHaveLength(1);
  });

  test('of an existing user, whatever the case of the e-mail, does not change the account', async () => {
    const investor = await anInvestor(app.context, { email: 'stary@example.com', city: 'Gdynia' });
    const offer = await anOffer(app.context);
    const body = aManualOrder(offer, { email: 'STARY@example.com', language: 'en' });
    const { data: order } = await staff(placeManualOrder, { body });
    expect(order.userMeta).toMatchObject({ id: investor.id, firstName: 'Anna' });
    expect(order.investorData).toMatchObject({ firstName: 'Jan', address: { city: 'Warszawa' } });
    expect(order.warnings).toEqual([
      {
        code: 'EMAIL_HAS_ANOTHER_NAME',
        path: 'email',
        message: 'Ten adres należy do: Anna Nowak. Zamówienie złożono na nazwisko: Jan Kowalski.',
      },
    ]);
    expect(await userWith('stary@example.com')).toEqual(investor);
    const sent = await app.context.db.select().from(emails).where(eq(emails.recipient, investor.email));
    expect(sent.filter(({ event }) => event.startsWith('set-password '))).toEqual([]);
  });

  test('belongs to the investment that the investor already has in the offer', async () => {
    const offer = await anOffer(app.context);
    const email = 'wierna@example.com';
    const { data: first } = await staff(placeManualOrder, { body: aManualOrder(offer, { email }) });
    const { data: second } = await staff(placeManualOrder, { body: aManualOrder(offer, { email }) });
    expect(second.warnings).toBeUndefined();
    const { data: other } = await staff(placeManualOrder, {
      body: aManualOrder(await anOffer(app.context), { email }),
    });
    expect(second.investmentId).toBe(first.investmentId);
    expect(other.investmentId).not.toBe(first.investmentId);
    const [stored] = await app.context.db
      .select()
      .from(investments)
      .where(eq(investments.id, first.investmentId));
    expect(stored).toMatchObject({ pendingOrders: 2, numberOfShares: 0, investedAmount: '0.00' });
  });

  test('stores a copy of every agreement that was shown, accepted or not', async () => {
    const offer = await anOffer(app.context, {
      agreements: [{ required: true }, { required: false, type: 'marketing' }, { active: false }],
    });
    const [terms, marketing] = offer.agreements;
    const { data: order } = await staff(placeManualOrder, {
      body: aManualOrder(offer, { agreements: [{ agreement: terms?.id ?? 0, isAccepted: true }] }),
    });
    const stored = await app.context.db
      .select()
      .from(userAgreements)
      .where(eq(userAgreements.orderId, order.id));
    expect(stored).toMatchObject([
      { type: 'terms', target: 'investment', isRequired: true, isAccepted: true, content: terms?.content },
      { type: 'marketing', isRequired: false, isAccepted: false, name: marketing?.name },
    ]);
    expect(stored.every(({ userId }) => userId === order.userMeta.id)).toBe(true);
  });

  test('is in the audit trail with the person who placed it', async () => {
    const { data: order } = await staff(placeManualOrder, { body: aManualOrder(await anOffer(app.context)) });
    const entries = await app.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, order.id));
    expect(entries.find(({ action }) => action === 'order.place')).toMatchObject({
      entity: 'order',
      before: null,
      after: { id: order.id, status: 'new', totalAmount: 100 },
    });
  });

  test('needs the permission to place manual orders', async () => {
    const other = await app.as({ can: ['admin:order:edit', 'admin:order:accept'] });
    const answer = await other(placeManualOrder, { body: aManualOrder(await anOffer(app.context)) });
    expect(answer.codes).toEqual(['FORBIDDEN']);
  });
});

test('R5 a refused order stores nothing: no user, no e-mail, no reservation', async () => {
  const offered = await aSeries(app.context);
  const offer = await anOffer(app.context, { seriesId: offered.id, isOpen: false });
  const email = 'nikt@example.com';
  const answer = await staff(placeManualOrder, { body: aManualOrder(offer, { email }) });
  expect(answer.status).not.toBe(200);
  expect(await userWith(email)).toBeUndefined();
  expect(await app.context.db.select().from(emails).where(eq(emails.recipient, email))).toEqual([]);
  expect(await app.context.db.select().from(orders).where(eq(orders.offerId, offer.id))).toEqual([]);
  const [stored] = await app.context.db.select().from(series).where(eq(series.id, offered.id));
  expect(stored?.reserved).toBe(0);
});
