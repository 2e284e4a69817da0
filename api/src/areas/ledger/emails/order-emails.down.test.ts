/** @module-tag essential */
import { acceptOrder, placeManualOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders } from '../../../jobs/expire-orders.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { EMAIL_CHANNEL } from '../../../platform/mail/queue-email.ts';
import { aManualOrder, anOffer, paymentOf } from '../../../testing/books.ts';
import { aMailServer } from '../../../testing/mail/mail-server.ts';
import { aMuteMailServer } from '../../../testing/mail/mute-mail-server.ts';
import { anInvestor, aUser } from '../../../testing/people.ts';
import { callerAt, serverProcesses } from '../../../testing/processes/server-processes.ts';
import { aTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';
import { openSession } from '../../sessions/sign-in.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { transactions } from '../transactions.tables.ts';

const DAY = 86_400_000;
const ORDERS = 12;
/** Far below the timeout of a connection to a mail server that never answers. */
const LONGEST_CALL_MILLISECONDS = 5_000;

let app: TestApp;
let down: Awaited<ReturnType<typeof aMuteMailServer>>;
let stopServers: () => Promise<void>;
let staff: Caller[];
beforeAll(async () => {
  app = await aTestApp();
  down = await aMuteMailServer();
  const servers = await serverProcesses(app, 2, { SMTP_URL: down.url });
  stopServers = servers.stop;
  const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
  staff = servers.addresses.map((address) => callerAt(address, accessToken));
});
afterAll(async () => {
  await stopServers();
  await app.close();
});

const outbox = () =>
  app.context.db
    .select({
      recipient: emails.recipient,
      subject: emails.subject,
      event: emails.event,
      sentAt: emails.sentAt,
    })
    .from(emails)
    .orderBy(asc(emails.id));
const waiting = async () =>
  (await outbox()).filter(({ sentAt }) => sentAt === null).map(({ event }) => event);

/** Accepts, rejects and expires orders. Returns the duration of the longest call and the e-mails expected by each investor. */
async function work() {
  const offer = await anOffer(app.context);
  const times: number[] = [];
  const expected: Record<string, string[]> = {};
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const timed: Caller = async (...request) => {
      const began = performance.now();
      const answer = await (staff[nth % 2] as Caller)(...request);
      times.push(performance.now() - began);
      return answer;
    };
    const { email } = await anInvestor(app.context);
    const { data: order } = await timed(placeManualOrder, { body: aManualOrder(offer, { email }) });
    const params = { id: order.id };
    const payment = { id: paymentOf(order) };
    if (nth % 3 === 0) {
      const body = { waitUntil: toWarsaw(new Date(Date.now() + 20 * DAY)) };
      expect((await timed(extendTransaction, { params: payment, body })).codes).toEqual([]);
      expect((await timed(acceptTransaction, { params: payment })).codes).toEqual([]);
      expect((await timed(acceptOrder, { params })).codes).toEqual([]);
      expected[email] = [
        'order-created',
        'transaction-expiry-extended',
        'transfer-received',
        'order-accepted',
      ];
    } else if (nth % 3 === 1) {
      expect((await timed(rejectOrder, { params })).codes).toEqual([]);
      expected[email] = ['order-created', 'order-rejected'];
    } else {
      expected[email] = ['order-created', 'order-expired'];
    }
  }
  const waitUntil = new Date(Date.now() - 1_000);
  await app.context.db.update(transactions).set({ waitUntil }).where(eq(transactions.status, 'new'));
  await expireOrders(app.services);
  return { longest: Math.max(...times), expected };
}

test('while the mail server is down no call waits for it; every e-mail arrives after it is up again', async () => {
  const { longest, expected } = await work();
  expect(longest).toBeLessThan(LONGEST_CALL_MILLISECONDS);
  expect((await waiting()).length).toBe(Object.values(expected).flat().length);

  await down.close();
  const up = await aMailServer({ port: down.port });
  // The pause before the next attempt grows; the test makes all e-mails due now.
  const wake = async () => {
    await app.context.db.update(emails).set({ dueAt: new Date() }).where(isNull(emails.sentAt));
    await app.context.db.execute(sql`SELECT pg_notify(${EMAIL_CHANNEL}, '')`);
    return waiting();
  };
  await expect.poll(wake, { interval: 100 }).toEqual([]);

  const written = await outbox();
  expect(up.mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).sort()).toEqual(
    written.map(({ recipient, subject }) => `${recipient}: ${subject}`).sort(),
  );
  expect(new Set(up.mails.map(({ messageId }) => messageId)).size).toBe(up.mails.length);
  const found = Object.groupBy(written, ({ recipient }) => recipient);
  const kinds = Object.entries(found).map(([recipient, all]) => [
    recipient,
    all?.map(({ event }) => event.split(' ')[0]),
  ]);
  expect(Object.fromEntries(kinds)).toEqual(expected);
  expect(await runBooksCheck(app.context.db)).toEqual([]);
  await up.close();
});
