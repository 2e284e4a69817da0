import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptTransaction } from '../areas/ledger/move/accept-transaction.ts';
import { extendTransaction } from '../areas/ledger/move/extend-transaction.ts';
import { transactions } from '../areas/ledger/transactions.tables.ts';
import { siteSettings } from '../areas/settings/settings.tables.ts';
import { users } from '../areas/users/users.tables.ts';
import type { Services } from '../platform/context.ts';
import { emails } from '../platform/mail/mail.tables.ts';
import { plainText } from '../platform/mail/plain-text.ts';
import { bodyPlace } from '../platform/mail/queue-email.ts';
import { openServices } from '../server.ts';
import { anOffer, anOrder, aSeries, copiesOf, paymentOf } from '../testing/books.ts';
import { holdLock } from '../testing/held-lock.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';
import { remindOfTransfers, startReminders } from './remind-of-transfers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TERM = 14 * DAY;
const start = new Date('2026-06-01T10:00:00Z');
/** The instant that long before the end of the term of an order that is placed at `start`. */
const before = (milliseconds: number) => new Date(start.getTime() + TERM - milliseconds);

let app: TestApp;
/** Another process on the same database. */
let other: Services;
let closeOther: () => Promise<void>;
beforeAll(async () => {
  app = await aTestApp();
  app.setClock(start);
  const opened = openServices(app.services.environment, app.databaseUrl);
  other = { ...opened.services, log: app.services.log };
  closeOther = opened.close;
});
afterAll(async () => {
  await closeOther();
  await app.close();
});
beforeEach(() => app.setClock(start));

const at = (now: Date): Services => ({ ...other, now: () => now });
const remind = (milliseconds: number) => remindOfTransfers(at(before(milliseconds)));

async function remindersOf(orderId: number) {
  const found = await app.context.db
    .select()
    .from(emails)
    .where(like(emails.event, `payment-reminder order ${orderId} %`))
    .orderBy(asc(emails.id));
  return found.map(({ event }) => event.split(' ')[3]);
}

test('a transfer is reminded of three days and one day before its term ends, once each', async () => {
  const { id } = await anOrder(app.context);
  await remind(3 * DAY + 1);
  expect(await remindersOf(id)).toEqual([]);
  await remind(3 * DAY);
  await remind(2 * DAY);
  expect(await remindersOf(id)).toEqual(['three-days']);
  await remind(DAY);
  await remind(HOUR);
  expect(await remindersOf(id)).toEqual(['three-days', 'one-day']);
});

test('of two reminders that were missed only the later one is sent, and none after the term', async () => {
  const [missed, over] = [await anOrder(app.context), await anOrder(app.context)];
  await app.context.db
    .update(transactions)
    .set({ waitUntil: before(DAY) })
    .where(eq(transactions.orderId, over.id));
  await remind(HOUR);
  expect(await remindersOf(missed.id)).toEqual(['one-day']);
  expect(await remindersOf(over.id)).toEqual([]);
});

test('an extended term is reminded of again, but not right after it was set', async () => {
  const order = await anOrder(app.context);
  const { id } = order;
  const transactionId = paymentOf(order);
  await remind(DAY);
  const extend = (now: Date, waitUntil: string) =>
    extendTransaction({ ...app.context, now: () => now }, transactionId, { waitUntil }, null);
  await extend(before(HOUR), '2026-06-17 12:00:00');
  await remind(HOUR - 1);
  expect(await remindersOf(id)).toEqual(['one-day']);
  await remindOfTransfers(at(new Date('2026-06-16T10:00:00Z')));
  expect(await remindersOf(id)).toEqual(['one-day', 'one-day']);
  await extend(new Date('2026-06-17T09:00:00Z'), '2026-06-30 12:00:00');
  await remindOfTransfers(at(new Date('2026-06-27T10:00:00Z')));
  expect(await remindersOf(id)).toEqual(['one-day', 'one-day', 'three-days']);
});

test('a term that was short from the beginning is not reminded of when the order is placed', async () => {
  app.setClock(before(2 * DAY));
  const { id } = await anOrder(app.context);
  await app.context.db
    .update(transactions)
    .set({ waitUntil: before(0) })
    .where(eq(transactions.orderId, id));
  await remind(2 * DAY - 1);
  expect(await remindersOf(id)).toEqual([]);
  await remind(DAY);
  expect(await remindersOf(id)).toEqual(['one-day']);
});

test('nobody is reminded of a transfer that has arrived, or of a payment through PayPal', async () => {
  const [paid, online] = [await anOrder(app.context), await anOrder(app.context)];
  await acceptTransaction(app.context, paymentOf(paid));
  await app.context.db.execute(sql`UPDATE transactions SET method = 'payPal' WHERE order_id = ${online.id}`);
  await remind(DAY);
  expect(await remindersOf(paid.id)).toEqual([]);
  expect(await remindersOf(online.id)).toEqual([]);
});

test('switched off nothing is sent; switched on again what is due then', async () => {
  const { id } = await anOrder(app.context);
  await app.context.db.update(siteSettings).set({ remindersEnabled: false });
  await remind(3 * DAY);
  expect(await remindersOf(id)).toEqual([]);
  await app.context.db.update(siteSettings).set({ remindersEnabled: true });
  await remind(2 * DAY);
  expect(await remindersOf(id)).toEqual(['three-days']);
});

test('the e-mail says, in the language of the investor, what to pay, where to and until when', async () => {
  const { id: seriesId } = await aSeries(app.context, {
    bankName: 'Bank Testowy',
    accountHolder: 'Kamienica',
  });
  const order = await anOrder(app.context, { of: await anOffer(app.context, { seriesId }), quantity: 3 });
  await app.context.db.update(users).set({ language: 'en' }).where(eq(users.id, order.userMeta.id));
  await remind(DAY);
  const [email] = await app.context.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, order.userMeta.email), like(emails.event, 'payment-reminder %')));
  const text = plainText(app.services.secrets.open(email?.body ?? '', bodyPlace(email?.event ?? '')));
  for (const part of [
    `Order number: ${order.id}`,
    'Amount: PLN 300.00',
    'Recipient of the transfer: Kamienica',
    'Account number: 61 1090 1014 0000 0712 1981 2874',
    `Payment reference: Order no. ${order.id}`,
    '15 June 2026',
  ])
    expect(text).toContain(part);
});

test('R33 two processes at once remind each investor once, and a killed one leaves nothing half done', async () => {
  const [first, ...rest] = [
    await anOrder(app.context),
    await anOrder(app.context),
    await anOrder(app.context),
  ];
  const ids = [first?.id ?? 0, ...rest.map(({ id }) => id)];
  const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [ids[0]]);
  // The process that has taken the work dies while it waits for an order.
  const { services: dying, close } = openServices(app.services.environment, app.databaseUrl);
  const dead = remindOfTransfers({ ...dying, log: app.services.log, now: () => before(DAY) }).catch(
    () => null,
  );
  await expect.poll(lock.countWaiting).toBeGreaterThan(0);
  await app.services.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  await dead;
  await close();
  await lock.release();
  await Promise.all([remind(DAY), remindOfTransfers({ ...app.services, now: () => before(DAY) })]);
  await remind(DAY);
  for (const id of ids) expect([id, await remindersOf(id)]).toEqual([id, ['one-day']]);
});

test('any number of transfers is reminded of in one run, and a stopped job goes on later', async () => {
  const copies = await copiesOf(app.context, await anOrder(app.context), 30);
  const count = async () => {
    const { rows } = await app.services.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM payment_reminders WHERE transaction_id = ANY ($1)',
      [copies.map(({ transactionId }) => transactionId)],
    );
    return rows[0]?.n;
  };
  const answers = [false, false];
  await remindOfTransfers(at(before(DAY)), () => answers.pop() ?? true);
  const job = startReminders(at(before(DAY)));
  await expect.poll(count).toBe(copies.length);
  await job.stop();
});

test('reminders that are switched off during a long run end after the present batch', async () => {
  const copies = await copiesOf(app.context, await anOrder(app.context), 40);
  const ids = copies.map(({ transactionId }) => transactionId);
  const count = async () => {
    const { rows } = await app.services.pool.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM payment_reminders WHERE transaction_id = ANY ($1)',
      [ids],
    );
    return rows[0]?.n ?? 0;
  };
  const setReminders = (remindersEnabled: boolean) =>
    app.context.db.update(siteSettings).set({ remindersEnabled });
  const first =
    'SELECT FROM orders o JOIN transactions t ON t.order_id = o.id WHERE t.id = ANY ($1) FOR UPDATE OF o';
  const lock = await holdLock(app.databaseUrl, first, [ids]);
  const run = remind(DAY);
  await lock.untilWaiting(1);
  await setReminders(false);
  await lock.release();
  await run;
  expect(await count()).toBeLessThan(40);
  await setReminders(true);
  await remind(DAY);
  expect(await count()).toBe(40);
});
