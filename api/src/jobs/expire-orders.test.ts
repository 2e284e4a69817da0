import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runBooksCheck } from '../areas/ledger/books-check/run-books-check.ts';
import { orders } from '../areas/ledger/orders.tables.ts';
import { transactions } from '../areas/ledger/transactions.tables.ts';
import { series } from '../areas/series/series.tables.ts';
import type { Services } from '../platform/context.ts';
import { emails } from '../platform/mail/mail.tables.ts';
import { auditEntries } from '../platform/records/audit.ts';
import { openServices } from '../server.ts';
import { aDividend, anOffer, anOrder, aSeries, copiesOf } from '../testing/books.ts';
import { holdLock } from '../testing/held-lock.ts';
import { aTestApp, type TestApp } from '../testing/test-app.ts';
import { expireOrders, startExpiry } from './expire-orders.ts';

const DAY = 86_400_000;
const TERM = 14 * DAY;
const start = new Date('2026-06-01T10:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

let app: TestApp;
/** Another process on the same database, whose clock is after the term. */
let late: Services;
let closeLate: () => Promise<void>;
beforeAll(async () => {
  app = await aTestApp();
  app.setClock(start);
  await app.as('super admin');
  const other = openServices(app.services.environment, app.databaseUrl);
  late = { ...other.services, log: app.services.log, now: () => after(TERM + 1) };
  closeLate = other.close;
});
afterAll(async () => {
  await closeLate();
  await app.close();
});
afterEach(async () => {
  // Open orders of one test must not affect the next.
  await expireOrders({ ...late, now: () => new Date('2030-01-01T00:00:00Z') });
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});
/** Unless a test sets the clock itself, orders are placed at this time, with a term of 14 days. */
beforeEach(() => app.setClock(start));

const statusOf = async (id: number) => {
  const [found] = await app.context.db
    .select({ order: orders.status, transaction: transactions.status })
    .from(orders)
    .innerJoin(transactions, eq(transactions.orderId, orders.id))
    .where(eq(orders.id, id));
  return found;
};
const REJECTED = { order: 'rejected', transaction: 'rejected' };
const NEW = { order: 'new', transaction: 'new' };
const at = (now: Date): Services => ({ ...late, now: () => now });

test('more orders of one term than are read at once all expire in one run', async () => {
  const { id } = await aSeries(app.context, { limit: 1_000 });
  const of = await anOffer(app.context, { seriesId: id });
  const same = await copiesOf(app.context, await anOrder(app.context, { of, quantity: 1 }), 150);
  // The term has microseconds, which a Date does not have.
  await app.context.db.execute(sql`UPDATE transactions SET wait_until = wait_until + id * interval '1 microsecond'
    WHERE id IN (${sql.join(
      same.slice(0, 120).map(({ transactionId }) => transactionId),
      sql`, `,
    )})`);
  await expireOrders(at(after(TERM + DAY)));
  const open = await app.context.db
    .select()
    .from(orders)
    .where(and(eq(orders.seriesId, id), eq(orders.status, 'new')));
  expect(open).toEqual([]);
});

describe('an overdue order', () => {
  test('is rejected with its transaction, and its shares are available again', async () => {
    const offered = await aSeries(app.context, { limit: 5 });
    const order = await anOrder(app.context, {
      of: await anOffer(app.context, { seriesId: offered.id }),
      quantity: 5,
    });
    await expireOrders(late);
    expect(await statusOf(order.id)).toEqual(REJECTED);
    const [released] = await app.context.db.select().from(series).where(eq(series.id, offered.id));
    expect(released).toMatchObject({ reserved: 0, issued: 0 });
    const [stored] = await app.context.db.select().from(orders).where(eq(orders.id, order.id));
    expect(stored?.dateRejected).toEqual(after(TERM + 1));
  });

  test('is not overdue at the last instant of its term', async () => {
    const order = await anOrder(app.context);
    await expireOrders(at(after(TERM)));
    expect(await statusOf(order.id)).toEqual(NEW);
    await expireOrders(at(after(TERM + 1)));
    expect(await statusOf(order.id)).toEqual(REJECTED);
  });

  test('causes one e-mail to the investor, about the expiry, not about a rejection', async () => {
    const order = await anOrder(app.context);
    await expireOrders(late);
    await expireOrders(late);
    const queued = await app.context.db
      .select()
      .from(emails)
      .where(eq(emails.recipient, order.userMeta.email))
      .orderBy(asc(emails.id));
    expect(queued.map(({ event }) => event).slice(-2)).toEqual([
      `order-created order ${order.id}`,
      `order-expired order ${order.id}`,
    ]);
  });

  test('I-10 is in the audit trail once: rejected by the system with the reason expired', async () => {
    const order = await anOrder(app.context);
    await expireOrders(late);
    await expireOrders(late);
    const entries = await app.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, order.id), eq(auditEntries.action, 'order.reject')));
    expect(entries).toMatchObject([
      {
        actorId: null,
        actorLabel: 'system',
        before: { status: 'new' },
        after: { status: 'rejected', reason: 'expired', waitUntil: after(TERM).toISOString() },
      },
    ]);
  });
});

test('paid and final orders and transactions without an order are not changed', async () => {
  const paid = await anOrder(app.context, { status: 'paid' });
  const completed = await anOrder(app.context, { status: 'completed' });
  const dividend = await aDividend(app.context, completed.investmentId);
  await expireOrders(at(after(10 * TERM)));
  expect(await statusOf(paid.id)).toEqual({ order: 'paid', transaction: 'paid' });
  expect(await statusOf(completed.id)).toEqual({ order: 'completed', transaction: 'completed' });
  const [stored] = await app.context.db.select().from(transactions).where(eq(transactions.id, dividend));
  expect(stored?.status).toBe('completed');
});

describe('the job', () => {
  test('processes any number of orders, and stops between two of them when it is stopped', async () => {
    const offer = await anOffer(app.context);
    const placed: number[] = [];
    for (let nth = 0; nth < 103; nth += 1) placed.push((await anOrder(app.context, { of: offer })).id);
    const left = async () => {
      const open = and(inArray(orders.id, placed), eq(orders.status, 'new'));
      return (await app.context.db.select().from(orders).where(open)).length;
    };
    const answers = [false, false];
    await expireOrders(late, () => answers.pop() ?? true);
    expect(await left()).toBe(101);
    await expireOrders(late);
    expect(await left()).toBe(0);
  });

  test('continues with the others if one order is locked, and processes that one at the next run', async () => {
    const [held, free] = [await anOrder(app.context), await anOrder(app.context)];
    const lock = await holdLock(app.databaseUrl, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [held.id]);
    await expireOrders(late);
    expect([await statusOf(held.id), await statusOf(free.id)]).toEqual([NEW, REJECTED]);
    await lock.release();
    await expireOrders(late);
    expect(await statusOf(held.id)).toEqual(REJECTED);
  });

  test('runs in one process at a time, and releases its lock', async () => {
    const order = await anOrder(app.context);
    const lock = await holdLock(app.databaseUrl, 'SELECT pg_advisory_xact_lock($1)', [7_204]);
    await expireOrders(late);
    expect(await statusOf(order.id)).toEqual(NEW);
    await lock.release();
    await Promise.all([expireOrders(late), expireOrders(at(after(TERM + 2)))]);
    await expireOrders(late);
    expect(await statusOf(order.id)).toEqual(REJECTED);
    // Counts only locks of this database, because the view also shows those of other test files.
    const { rows } = await app.services.pool.query(
      `SELECT FROM pg_locks JOIN pg_database AS own ON own.oid = database
        WHERE locktype = 'advisory' AND own.datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });

  test('runs when a process starts, and stops with it', async () => {
    const order = await anOrder(app.context);
    const job = startExpiry(late);
    await expect.poll(() => statusOf(order.id)).toEqual(REJECTED);
    await job.stop();
  });
});
