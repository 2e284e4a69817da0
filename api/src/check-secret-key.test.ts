import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { payPalPayments } from './areas/paypal/paypal.tables.ts';
import { checkSecretKey } from './check-secret-key.ts';
import { emails } from './platform/mail/mail.tables.ts';
import { bodyPlace } from './platform/mail/queue-email.ts';
import { audit } from './platform/records/audit.ts';
import { openSecrets } from './platform/secrets.ts';
import { anOrder, paymentOf } from './testing/books.ts';
import { appForAllTests } from './testing/for-all-tests.ts';
import { aUser } from './testing/people.ts';

const app = appForAllTests();

const ownKey = Buffer.alloc(32, 1).toString('base64');
const otherKey = Buffer.alloc(32, 2).toString('base64');
const ownSecrets = openSecrets(ownKey);

/** The errors that a start with that key logs. */
async function sentencesWith(secretKey: string) {
  const messages: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void messages.push(JSON.parse(line).msg) });
  await checkSecretKey({ ...app.services, secrets: openSecrets(secretKey), log });
  return messages;
}
const complaint = [expect.stringMatching(/^SECRET_KEY is not the key .* put the key of your backup back/)];

test('R25 a start with another key than that of the stored data logs an error; one with the right key logs nothing', async () => {
  expect(await sentencesWith(ownKey), 'an empty database accepts any key').toEqual([]);

  const body = ownSecrets.seal('<p>Hello</p>', bodyPlace('event-1'));
  await app.context.db.insert(emails).values({
    type: 'account-changed',
    event: 'event-1',
    recipient: 'anna@example.com',
    subject: 'Hello',
    body,
    dueAt: new Date(),
  });
  expect(await sentencesWith(ownKey)).toEqual([]);
  expect(await sentencesWith(otherKey)).toEqual(complaint);
  await app.context.db.delete(emails);
});

test('R25 what the journal says of a person was written with the right key', async () => {
  const { id } = await aUser(app.context);
  const context = { ...app.context, secrets: ownSecrets };
  const after = { firstName: 'Anna' };
  await audit(app.context.db, context, { action: 'user.create', entity: 'user', id, after });
  expect(await sentencesWith(ownKey)).toEqual([]);
  expect(await sentencesWith(otherKey)).toEqual(complaint);
});

test('R25 the credentials of a payment through PayPal were written with the right key', async () => {
  const order = await anOrder(app.context);
  await app.context.db.delete(emails);
  expect(await sentencesWith(ownKey)).toEqual([]);
  const id = randomUUID();
  await app.context.db.insert(payPalPayments).values({
    id,
    transactionId: paymentOf(order),
    state: 'creating',
    amount: '10.00',
    productionMode: false,
    clientId: 'client',
    clientSecret: openSecrets(otherKey).seal('secret', `payPalPayment:clientSecret:${id}`),
    createdAt: app.context.now(),
  });
  expect(await sentencesWith(ownKey)).toEqual(complaint);
});
