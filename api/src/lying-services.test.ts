/**
 * PayPal and the mail server answer at random with everything that was ever seen, several times in a row. Afterwards PayPal's books and
 * ours agree, nobody has paid twice, and no e-mail is lost.
 *
 * LIE_ROUNDS says how often everything is done, by default once; the seed is fixed, so that a failing run fails again.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { acceptOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import * as paying from '@share/contract/areas/paypal/paypal.endpoints.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { runBooksCheck } from './areas/ledger/books-check/run-books-check.ts';
import { orders } from './areas/ledger/orders.tables.ts';
import { transactions } from './areas/ledger/transactions.tables.ts';
import { comparePayments, followUpDue } from './areas/paypal/paypal.shared.ts';
import { payPalPayments } from './areas/paypal/paypal.tables.ts';
import { systemContext } from './platform/context.ts';
import { emails } from './platform/mail/mail.tables.ts';
import { openMailTransport } from './platform/mail/mail-transport.ts';
import { sendDueEmails } from './platform/mail/send-due-emails.ts';
import { openPayPal } from './platform/paypal/paypal-client.ts';
import { seededRandom } from './platform/seeded-random.ts';
import { appForAllTests } from './testing/for-all-tests.ts';
import { aMailServer } from './testing/mail/mail-server.ts';
import { allowPayPal, anOnlineOffer, anOnlineOrder, paymentsOf } from './testing/paypal/payments.ts';
import { aPayPalServer } from './testing/paypal/paypal-server.ts';
import { aLyingGateway, type Lie, lies } from './testing/processes/lying-gateway.ts';
import { caller } from './testing/test-app.ts';

const ROUNDS = Number(process.env.LIE_ROUNDS ?? 1);
const LIVES = 8;
const TIMEOUT_SECONDS = 0.3;
const random = seededRandom(20_261_128);

/** Lies come one after another, and then the truth for a while. */
function someLies<Kind>(kinds: readonly Kind[]) {
  let left = 0;
  let isOver = false;
  return {
    next: (): Kind | null => {
      if (isOver) return null;
      if (left > 0) left -= 1;
      else if (random.next() < 0.25) left = random.integer(0, 2);
      else return null;
      return random.pick(kinds);
    },
    end: () => {
      isOver = true;
    },
  };
}

const payPal = await aPayPalServer();
const ofPayPal = someLies<Lie>(lies);
const gateway = await aLyingGateway(payPal.url, ofPayPal.next, TIMEOUT_SECONDS * 2_000);
const app = appForAllTests({ PAYPAL_SANDBOX_URL: gateway.url });
afterAll(async () => {
  gateway.close();
  await payPal.close();
});
let clock = Date.parse('2026-06-01T10:00:00Z');
const pass = (seconds: number) => {
  clock += seconds * 1_000;
  app.setClock(new Date(clock));
};
const job = () => followUpDue(systemContext(app.services));

/** An investor orders and pays, and staff decide, whatever PayPal says to it. */
async function live(offer: Awaited<ReturnType<typeof anOnlineOffer>>): Promise<void> {
  const order = await anOnlineOrder(app.context, offer);
  const investor = caller(app.app, order.accessToken);
  const staff = await app.as('super admin');
  const params = { id: order.id };
  const current = async () => (await paymentsOf(app.context, order.id)).at(-1);
  const there = async () => (await current())?.payment?.payPalOrderId ?? '';
  const ofTransaction = async () => ({ params: { id: (await current())?.transaction.id ?? 0 } });
  const moves = {
    pay: () => investor(paying.payThroughPayPal, { params }),
    approve: async () => payPal.approve(await there()),
    capture: () => investor(paying.capturePayment, { params }),
    notice: async () =>
      app.asVisitor(paying.receivePayPalNotice, { body: { resource: { id: await there() } } }),
    job,
    ask: async () => staff(paying.askPayPal, await ofTransaction()),
    accept: () => staff(acceptOrder, { params }),
    reject: () => staff(rejectOrder, { params }),
    refund: async () => staff(paying.refundThroughPayPal, await ofTransaction()),
    'return at PayPal': async () => {
      const status = (await current())?.transaction.status;
      // What goes back after the shares were issued, the check of the books names for ever.
      if (status !== 'completed') payPal.returnByHand(await there());
    },
  };
  const usual = ['pay', 'pay', 'approve', 'capture', 'job', 'capture'] as const;
  const others = Object.keys(moves) as (keyof typeof moves)[];
  const ends = [
    ['accept'],
    ['reject', 'refund', 'job'],
    ['return at PayPal', 'accept', 'reject'],
    [],
  ] as const;
  for (const move of [...usual, random.pick(others), random.pick(others), ...random.pick(ends)]) {
    pass(31);
    await moves[move]();
  }
}

/** The services are right again: what is open comes to its end, and staff reject what was returned. */
async function comeToAnEnd(): Promise<void> {
  ofPayPal.end();
  app.services.payPal = openPayPal({ ...app.services.environment, payPalTimeoutSeconds: 20 });
  for (let nth = 0; nth < 4; nth += 1) {
    pass(2 * 3_600);
    while ((await job()) > 0);
  }
  pass(24 * 3_600);
  await comparePayments(systemContext(app.services));
  const staff = await app.as('super admin');
  const returned = await app.context.db
    .select({ id: transactions.orderId })
    .from(transactions)
    .where(and(eq(transactions.status, 'paid'), isNotNull(transactions.returnedAs)));
  for (const { id } of returned) await staff(rejectOrder, { params: { id: id ?? 0 } });
}

async function expectBooksToAgree(): Promise<void> {
  const { db } = app.context;
  const rows = await db
    .select({ order: orders, transaction: transactions, payment: payPalPayments })
    .from(payPalPayments)
    .innerJoin(transactions, eq(transactions.id, payPalPayments.transactionId))
    .innerJoin(orders, eq(orders.id, transactions.orderId));
  const ours = rows
    .filter(({ payment }) => payment.state === 'captured')
    .map(({ transaction, payment }) => [
      payment.payPalOrderId,
      payment.captureId,
      payment.amount,
      transaction.returnedAs !== null,
    ]);
  const theirs = [...payPal.orders.values()].flatMap(({ id, captures }) =>
    captures.map((one) => [id, one.id, one.amount.value, one.status === 'REFUNDED']),
  );
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.sort()).toEqual(theirs.sort());
  const paidOrders = rows.filter(({ payment }) => payment.state === 'captured').map(({ order }) => order.id);
  expect(new Set(paidOrders).size).toBe(paidOrders.length);
  expect(await runBooksCheck(db, new Date(clock))).toEqual([]);
}

const wireLies = ['cut', 'foreign', 'busy', 'lost', 'half'] as const;
type WireLie = (typeof wireLies)[number];

/** Stands before a mail server. `lost`: it takes the e-mail, and its answer does not arrive; `half`: half of the e-mail arrives. */
async function aLyingWire(port: number, next: () => WireLie | null) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const lie = next();
    client.on('error', () => {});
    if (lie === 'cut') return void client.destroy();
    if (lie === 'foreign') return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    if (lie === 'busy') return void client.end('421 4.3.2 Try again later\r\n');
    const behind = connect(port, '127.0.0.1');
    for (const socket of [client, behind]) sockets.add(socket);
    behind.on('error', () => client.destroy());
    client.on('close', () => behind.end());
    client.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1');
      const isEnd = text.includes('\r\n.\r\n');
      if (lie === 'half' && bytes.length > 500) {
        behind.write(bytes.subarray(0, bytes.length / 2), () => behind.destroy());
        return void client.destroy();
      }
      behind.write(bytes);
      if (lie === 'lost' && isEnd)
        behind
          .unpipe(client)
          .once('data', () => client.destroy())
          .resume();
    });
    behind.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function expectNoEmailToBeLost(): Promise<void> {
  const mailServer = await aMailServer();
  const ofMail = someLies<WireLie>(wireLies);
  const wire = await aLyingWire(mailServer.port, ofMail.next);
  const sendMail = openMailTransport({ ...app.services.environment, smtpUrl: wire.url });
  for (let nth = 0; nth < 4; nth += 1) {
    if (nth === 3) ofMail.end();
    await sendDueEmails(app.services, sendMail);
    pass(12 * 3_600);
  }
  const queued = await app.context.db.select().from(emails);
  expect(queued.filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const arrived = (recipient: string) =>
    new Set(
      mailServer.mails
        .filter(({ to }) => to?.some(({ address }) => address === recipient))
        .map(({ messageId }) => messageId),
    ).size;
  for (const recipient of new Set(queued.map((email) => email.recipient)))
    expect([recipient, arrived(recipient)]).toEqual([
      recipient,
      queued.filter((email) => email.recipient === recipient).length,
    ]);
  wire.close();
  await mailServer.close();
}

test('whatever the services around answer, the books agree with PayPal, and no e-mail is lost', async () => {
  pass(0);
  app.services.payPal = openPayPal({
    ...app.services.environment,
    payPalTimeoutSeconds: TIMEOUT_SECONDS,
  });
  await allowPayPal(app.context, payPal);
  const offer = await anOnlineOffer(app.context);
  for (let nth = 0; nth < LIVES * ROUNDS; nth += 1) await live(offer);
  await comeToAnEnd();
  await expectBooksToAgree();
  await expectNoEmailToBeLost();
});
