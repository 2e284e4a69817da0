import { sendContactMessage } from '@share/contract/areas/contact/contact.endpoints.ts';
import { orderNotes, userNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { placeManualOrder, rejectOrder, updateOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { cancelOwnOrder, placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { updateOwnProfile } from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import { closeRefund } from '@share/contract/areas/refunds/refunds.endpoints.ts';
import { issueToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import {
  acceptTransaction,
  recordFurtherTransfer,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { createUser, exportUsers, updateUser } from '@share/contract/areas/users/users.endpoints.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { eq } from 'drizzle-orm';
import { attachSignedDocument } from '../areas/ledger/signed-documents/attach-signed-document.ts';
import { openSession } from '../areas/sessions/sign-in.ts';
import { users } from '../areas/users/users.tables.ts';
import { bytesInMemory } from '../platform/files/file-bytes.ts';
import { aManualOrder, paymentOf } from './books.ts';
import { aDocument } from './files/documents.ts';
import { anOfferToSign } from './files/signed-documents.ts';
import { aUser, bearerOf } from './people.ts';
import { aConfig } from './settings.ts';
import { type Caller, caller, type TestApp } from './test-app.ts';

/** The values for which a test searches afterwards. */
export interface Traces {
  word: string;
  phone: string;
  account: string;
}

/** A number of a Polish bank account with the right check digits. */
function accountOf(seed: string): string {
  const body = seed.padStart(24, '1');
  const check = 98n - (BigInt(`${body}252100`) % 97n);
  return `${String(check).padStart(2, '0')}${body}`;
}

/**
 * A person with a value in every field that the product has for people: account, orders, documents, notes, messages, sessions,
 * and searches of staff. Every value contains `word`, in lower case, except the numbers.
 */
export async function aKnownPerson(app: TestApp, staff: Caller, word: string, number: string) {
  const traces: Traces = { word, phone: `+48 ${number}`, account: accountOf(number) };
  const [former, email] = [`${word}.dawniej@example.com`, `${word}@example.com`];
  const named = { firstName: `Jan ${word}`, lastName: `Z ${word}` };
  const investorData = {
    phoneNumber: traces.phone,
    address: {
      address: `Prosta ${word}`,
      zip: '00-950',
      city: `Miasto ${word}`,
      state: 61_601_336,
      country: 616,
    },
    bankAccount: { country: 616, bankName: `Bank ${word}`, accountNumber: traces.account },
  };
  await staff(updateConfig, { body: aConfig() });
  const { data: created } = await staff(createUser, {
    body: {
      email: former,
      ...named,
      position: `Pozycja ${word}`,
      isAdmin: false,
      resetPasswordUrlPattern: 'http://localhost:3000/set-password/:token',
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const message = { name: `Jan ${word}`, subject: `Pytanie ${word}`, message: `Wiadomość ${word}` };
  await staff(updateUser, {
    params: { id: created.id },
    body: { ...named, email, active: true, isAdmin: false, investorData },
  });
  const confirmed = { emailConfirmedAt: app.services.now() };
  await app.context.db.update(users).set(confirmed).where(eq(users.id, created.id));
  const offer = await anOfferToSign(app.context);
  const place = () =>
    staff(placeManualOrder, {
      body: aManualOrder(offer, { email, investorData: { ...named, ...investorData } }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const { data: order } = await place();
  await staff(updateOrder, {
    params: { id: order.id },
    body: { investorData: { ...named, ...investorData, phoneNumber: `${traces.phone}1` } },
  });
  await staff(userNotes.add, { params: { id: created.id }, body: { text: `Uwaga o ${word}` } });
  await staff(orderNotes.add, { params: { id: order.id }, body: { text: `Uwaga o zamówieniu ${word}` } });
  await attachSignedDocument(app.context, order.id, offer.contract, {
    fileName: `umowa ${word}.pdf`,
    bytes: bytesInMemory(Buffer.concat([aDocument.pdf, Buffer.from(word)])),
  });
  await staff(acceptTransaction, {
    params: { id: paymentOf(order) },
    body: { receivedOn: warsawDay(app.services.now()), note: `Od ${word}` },
  });
  await staff(rejectOrder, { params: { id: order.id }, body: { note: `Powód dla ${word}` } });
  await staff(closeRefund, {
    params: { id: paymentOf(order) },
    body: { returnedOn: warsawDay(app.services.now()), reference: `Zwrot ${word}` },
  });
  const { data: paidAgain } = await staff(recordFurtherTransfer, {
    params: { id: paymentOf(order) },
    body: { receivedAmount: 5, note: `Ponownie od ${word}` },
  });
  await staff(closeRefund, {
    params: { id: paymentOf(order) },
    body: {
      returnedOn: warsawDay(app.services.now()),
      reference: `Ponowny zwrot ${word}`,
      refund: paidAgain.further[0]?.id,
    },
  });
  const [stored] = await app.context.db.select().from(users).where(eq(users.id, created.id));
  if (!stored) throw new Error('No person was created');
  const acting = { ...app.context, ip: '203.0.113.7', userAgent: `Browser of ${word}` };
  const { accessToken } = await openSession(acting, stored, 'investor');
  const own = caller(app.app, accessToken);
  await own(updateOwnProfile, { body: { ...named, language: 'pl', investorData } });
  const { accessToken: again } = await openSession(acting, stored, 'investor');
  const { data: ownOrder } = await caller(app.app, again)(placeOwnOrder, {
    body: { offer: offer.id, quantity: 1, pricePerShare: 100, agreements: [] },
  });
  await caller(app.app, again)(cancelOwnOrder, {
    params: { id: ownOrder.id },
    body: { note: `Rezygnacja ${word}` },
  });
  await app.asVisitor(issueToken, {
    body: {
      grantType: 'password',
      email,
      password: 'Wrong1Password',
      forAdmin: false,
      clientId: 'back-office',
      clientSecret: 'back-office',
    },
  });
  await app.asVisitor(sendContactMessage, { body: { ...message, email } });
  const clerk = await aUser(app.context, { isSuperAdmin: true });
  const search = new URLSearchParams({ 'filters[search]': email });
  await app.app.http.inject({
    method: 'POST',
    url: `/api${exportUsers.path}?${search}`,
    headers: { authorization: await bearerOf(app.context, clerk) },
    payload: { format: 'csv', columns: [{ name: 'email', header: 'E-mail' }] },
  });
  return { id: created.id, email, traces, orderId: order.id };
}
