/** EML-15 What investors read who pay through PayPal: nothing of a transfer, its title or its account. */
import { rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cancelOwnOrder, placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { capturePayment, payThroughPayPal } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import { startMailSender } from '../../platform/mail/mail-sender.ts';
import { anOffer, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aMailServer } from '../../testing/mail/mail-server.ts';
import { allowPayPal } from '../../testing/paypal/payments.ts';
import { aPayPalServer } from '../../testing/paypal/paypal-server.ts';
import { anInvestor } from '../../testing/people.ts';
import { expireOrder } from '../ledger/ledger.shared.ts';

const payPal = await aPayPalServer();
const mailServer = await aMailServer();
const app = appForAllTests({ PAYPAL_SANDBOX_URL: payPal.url, SMTP_URL: mailServer.url });
const staff = callerForAllTests(app, 'super admin');
let sender: ReturnType<typeof startMailSender>;
beforeAll(async () => {
  await allowPayPal(app.context, payPal);
  sender = startMailSender(app.services);
});
afterEach(() => app.setClock(null));
afterAll(async () => {
  await sender.stop();
  await mailServer.close();
  await payPal.close();
});

const ACCOUNT = '61109010140000071219812874';
const title = { pl: 'Kamienica', en: 'Tenement' };
/** Nobody could follow these words: no transfer is awaited. */
const OF_TRANSFERS = /przelew|transfer|bank|numer rachunku|account number|1090 1014/i;

/** An investor of that language, who orders shares of a series with or without an account. */
async function anOrdering(language: Language, accountNumber = '') {
  const sold = await aSeries(app.context, { accountNumber, allowOnlinePayments: true });
  const offer = await anOffer(app.context, { seriesId: sold.id, title });
  const investor = await anInvestor(app.context, { language });
  const call = await app.asUser(investor);
  const place = () =>
    arriving(async () => {
      const { data } = await call(placeOwnOrder, { body: { offer: offer.id, quantity: 2, agreements: [] } });
      return { id: data.id };
    });
  const pay = async (params: { id: number }) => {
    const { approveUrl } = (await call(payThroughPayPal, { params })).data;
    payPal.approve(new URL(approveUrl ?? '').searchParams.get('token') ?? '');
    return arriving(() => call(capturePayment, { params }));
  };
  return { call, place, pay };
}

/** What a change answers, and the e-mail that the mail server gets about it. */
async function arriving<Answer>(change: () => Promise<Answer>): Promise<{ answer: Answer; mail: Email }> {
  const next = mailServer.next();
  const answer = await change();
  return { answer, mail: await next };
}

describe.each([
  {
    language: 'pl',
    created: ['Przyjęliśmy Twoje zamówienie: Kamienica', 'Zapłać za nie przez PayPal'],
    received: ['Otrzymaliśmy Twoją płatność: Kamienica', 'jest opłacone przez PayPal'],
    refund: 'Rachunek do zwrotu: konto PayPal, z którego przyszła płatność',
    cancelled: 'Twoje zamówienie zostało anulowane: Kamienica',
    expired: 'Płatność nie dotarła do nas w terminie',
    rejected: 'Nie możemy zrealizować tego zamówienia.',
  },
  {
    language: 'en',
    created: ['We have received your order: Tenement', 'Please pay for them through PayPal'],
    received: ['We have received your payment: Tenement', 'is paid through PayPal'],
    refund: 'Account for the refund: the PayPal account that paid',
    cancelled: 'Your order has been cancelled: Tenement',
    expired: 'Your payment did not reach us in time',
    rejected: 'We cannot carry out this order.',
  },
] as const)('ERR-62 of a series without an account, in $language', (words) => {
  const { language } = words;

  test('the order, the payment and its refund', async () => {
    const { place, pay } = await anOrdering(language);
    const { answer: params, mail: created } = await place();
    expect([created.subject, created.text]).toEqual([
      words.created[0],
      expect.stringContaining(words.created[1]),
    ]);
    expect(created.text).not.toMatch(OF_TRANSFERS);
    const { mail: received } = await pay(params);
    expect([received.subject, received.text]).toEqual([
      words.received[0],
      expect.stringContaining(words.received[1]),
    ]);
    expect(received.text).not.toMatch(OF_TRANSFERS);
    const { mail: rejected } = await arriving(() => staff(rejectOrder, { params }));
    expect(rejected.text).toContain(words.refund);
    expect(rejected.text).not.toMatch(OF_TRANSFERS);
  });

  test('an order that is cancelled, expires or is rejected', async () => {
    const { call, place } = await anOrdering(language);
    const { answer: cancelled } = await place();
    const { mail: ofCancelled } = await arriving(() => call(cancelOwnOrder, { params: cancelled }));
    expect(ofCancelled.subject).toBe(words.cancelled);
    const { answer: rejected } = await place();
    const { mail: ofRejected } = await arriving(() => staff(rejectOrder, { params: rejected }));
    expect(ofRejected.text).toContain(words.rejected);
    const { answer: expired } = await place();
    app.setClock(new Date(Date.now() + 60 * 86_400_000));
    const { mail: ofExpired } = await arriving(() => expireOrder(app.context, expired.id));
    expect(ofExpired.text).toContain(words.expired);
    for (const { text } of [ofCancelled, ofRejected, ofExpired]) expect(text).not.toMatch(OF_TRANSFERS);
  });

  test('who could have paid by transfer is asked for one, and reads nothing of it after paying through PayPal', async () => {
    const { place, pay } = await anOrdering(language, ACCOUNT);
    const { answer: params, mail: created } = await place();
    expect(created.text).toContain('61 1090 1014 0000 0712 1981 2874');
    const { mail } = await pay(params);
    expect(mail.subject).toBe(words.received[0]);
    expect(mail.text).not.toMatch(OF_TRANSFERS);
  });
});

test('what staff wrote about transfers is sent about transfers only, as they wrote it', async () => {
  const { db } = app.context;
  const body = { pl: '<p>Nasz rachunek: {{accountNumber}}</p>', en: '<p>Our account: {{accountNumber}}</p>' };
  await db.update(emailTemplates).set({ body }).where(eq(emailTemplates.type, 'order-created'));
  const byTransfer = await (await anOrdering('pl', ACCOUNT)).place();
  expect(byTransfer.mail.text?.trim()).toBe('Nasz rachunek: 61 1090 1014 0000 0712 1981 2874');
  const throughPayPal = await (await anOrdering('pl')).place();
  expect(throughPayPal.mail.text).toContain('Zapłać za nie przez PayPal');
  expect(throughPayPal.mail.text).not.toContain('Nasz rachunek');
});
