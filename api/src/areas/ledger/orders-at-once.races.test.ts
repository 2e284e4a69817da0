/** @module-tag essential */
import { randomUUID } from 'node:crypto';
import { acceptOrder, placeManualOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { aManualOrder, anOffer, anOrder, aSeries } from '../../testing/books.ts';
import { anInvestor } from '../../testing/people.ts';
import { racingServers, tally, times } from '../../testing/processes/racing-servers.ts';
import { series } from '../series/series.tables.ts';
import { users } from '../users/users.tables.ts';
import { runBooksCheck } from './books-check/run-books-check.ts';
import { investments } from './investments.tables.ts';
import { orders } from './orders.tables.ts';
import { shares } from './shares/shares.tables.ts';

const { app, staff, elsewhere } = racingServers();

const either = (index: number) => (index % 2 ? staff : elsewhere);

test('I-5 orders accepted at once on two servers get share numbers without gaps', async () => {
  const { id } = await aSeries(app.context);
  const of = await anOffer(app.context, { seriesId: id });
  const paid = await times(20, (index) => anOrder(app.context, { of, status: 'paid', quantity: index + 1 }));
  const answers = await times(20, (index) =>
    either(index)(acceptOrder, { params: { id: paid[index]?.id ?? 0 } }),
  );
  expect(tally(answers)).toEqual({ OK: 20 });
  const found = await app.context.db
    .select({ number: shares.shareNumber })
    .from(shares)
    .where(eq(shares.seriesId, id))
    .orderBy(shares.shareNumber);
  expect(found.map(({ number }) => number)).toEqual(Array.from({ length: 210 }, (_, index) => index + 1));
});

test('ORD-26, ORD-27 an order that many accept and reject at once is accepted once, or rejected once', async () => {
  const order = await anOrder(app.context, { status: 'paid', quantity: 3 });
  const params = { id: order.id };
  const accepted = times(10, (index) => either(index)(acceptOrder, { params }));
  const rejected = times(10, (index) => either(index)(rejectOrder, { params }));
  const outcome = tally([...(await accepted), ...(await rejected)]);
  expect([
    { OK: 1, ALREADY_ACCEPTED: 9, ORDER_COMPLETED: 10 },
    { OK: 1, ORDER_ALREADY_REJECTED: 19 },
  ]).toContainEqual(outcome);
});

test('ORD-45 two first orders of the same new investor at once make one user with both orders', async () => {
  const offer = await anOffer(app.context);
  const email = 'Nowa.Inwestorka@example.com';
  const answers = await times(8, (index) =>
    either(index)(placeManualOrder, { body: aManualOrder(offer, { email }) }),
  );
  expect(tally(answers)).toEqual({ OK: 8 });
  const made = await app.context.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  expect(made).toHaveLength(1);
  const userId = made[0]?.id ?? 0;
  const [investment] = await app.context.db.select().from(investments).where(eq(investments.userId, userId));
  expect(investment).toMatchObject({ pendingOrders: 8 });
  const invited = await app.context.db.select().from(emails).where(eq(emails.recipient, email.toLowerCase()));
  const invitations = invited.filter(({ event }) => event.startsWith('set-password '));
  expect(invitations).toHaveLength(1);
});

test('R6 an order sent several times under one idempotency key is placed once', async () => {
  const { id } = await aSeries(app.context);
  const offer = await anOffer(app.context, { seriesId: id });
  const request = { body: aManualOrder(offer), headers: { 'idempotency-key': randomUUID() } };
  const answers = await times(8, (index) => either(index)(placeManualOrder, request));
  expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
  const placed = await app.context.db
    .select()
    .from(orders)
    .where(and(eq(orders.seriesId, id), eq(orders.status, 'new')));
  expect(placed).toHaveLength(1);
});

describe('I-4 of 200 orders at once for 100 shares, exactly 100 are placed and the others are refused with the reason', () => {
  const race = async (serverOf: (index: number) => typeof staff) => {
    const people = await times(200, () => anInvestor(app.context));
    for (let round = 0; round < 10; round += 1) {
      const { id } = await aSeries(app.context, { limit: 100 });
      const offer = await anOffer(app.context, { seriesId: id });
      const answers = await times(200, (index) =>
        serverOf(index)(placeManualOrder, {
          body: aManualOrder(offer, { email: people[index]?.email ?? '' }),
        }),
      );
      expect(tally(answers)).toEqual({ OK: 100, NOT_ENOUGH_SHARES_AVAILABLE: 100 });
      const [left] = await app.context.db.select().from(series).where(eq(series.id, id));
      expect(left).toMatchObject({ reserved: 100, issued: 0 });
      expect(await runBooksCheck(app.context.db)).toEqual([]);
    }
  };
  test('through two servers, ten times', () => race(either));
  test('through one server, ten times', { tags: 'thorough' }, () => race(() => staff));
});
