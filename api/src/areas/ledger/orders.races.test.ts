/** @module-tag essential */
import { updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import {
  acceptOrder,
  placeManualOrder,
  rejectOrder,
  updateOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import { deleteSeries } from '@share/contract/areas/series/series.endpoints.ts';
import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aManualOrder, anOffer, anOrder, aSeries, copiesOf } from '../../testing/books.ts';
import { anOfferInput } from '../../testing/offers.ts';
import { anInvestor } from '../../testing/people.ts';
import {
  type Ended,
  outcomeOf,
  racingServers,
  tally,
  times,
} from '../../testing/processes/racing-servers.ts';
import { race } from '../../testing/race.ts';
import { series } from '../series/series.tables.ts';
import { expireOrder } from './move/expire-order.ts';
import { orders } from './orders.tables.ts';

const ROUNDS = 100;
const DAY = 86_400_000;

const { app, staff, elsewhere, late } = racingServers();

describe('of two concurrent calls, one is first and the other sees its result', () => {
  /** One order for each round, all of one series. */
  const hundred = async (status: 'new' | 'paid') => {
    const { id } = await aSeries(app.context, { limit: 10_000 });
    const of = await anOffer(app.context, { seriesId: id });
    return copiesOf(app.context, await anOrder(app.context, { of, status, quantity: 2 }), ROUNDS);
  };
  type Open = Awaited<ReturnType<typeof hundred>>[number];

  /** The parts of an order's books that a race could damage. */
  async function booksOf({ id, transactionId }: Open) {
    const { rows } = await app.context.db.execute(sql`
      SELECT o.status AS "order", t.status AS payment,
        (SELECT count(*)::int FROM shares WHERE order_id = o.id) AS shares,
        (SELECT coalesce(array_agg(action ORDER BY id), '{}') FROM audit_entries
          WHERE (entity, entity_id) IN (('order', o.id), ('transaction', t.id)) AND action <> 'order.place') AS audited,
        (SELECT coalesce(array_agg(split_part(event, ' ', 1) ORDER BY id), '{}') FROM emails
          WHERE event ~ (' order ' || o.id || '( |$)')) AS mails
      FROM orders o JOIN transactions t ON t.order_id = o.id WHERE o.id = ${id} AND t.id = ${transactionId}`);
    return rows[0];
  }
  const paid = { order: 'paid', payment: 'paid', shares: 0 };
  const PAID = 'transaction.accept';
  const COMPLETED = { order: 'completed', payment: 'completed', shares: 2, mails: ['order-accepted'] };
  const REJECTED = { order: 'rejected', payment: 'rejected', shares: 0 };

  /** Each side must be first often enough; otherwise the race proves nothing. */
  const expectBoth = (wins: { one: number; two: number }) => {
    expect(wins.one + wins.two).toBe(ROUNDS);
    expect(Math.min(wins.one, wins.two), JSON.stringify(wins)).toBeGreaterThan(ROUNDS / 10);
  };

  test('ORD-26 accept × accept', async () => {
    const wins = await race(await hundred('paid'), {
      one: ({ id }) => staff(acceptOrder, { params: { id } }),
      two: ({ id }) => elsewhere(acceptOrder, { params: { id } }),
      first: async (one, two, order) => {
        expect(tally([one, two])).toEqual({ OK: 1, ALREADY_ACCEPTED: 1 });
        expect(await booksOf(order)).toEqual({ ...COMPLETED, audited: [PAID, 'order.accept'] });
        return one.status === 200 ? 'one' : 'two';
      },
    });
    expectBoth(wins);
  });

  test('TRX-09 accept × accept of a transaction', async () => {
    const wins = await race(await hundred('new'), {
      one: ({ transactionId: id }) => staff(acceptTransaction, { params: { id } }),
      two: ({ transactionId: id }) => elsewhere(acceptTransaction, { params: { id } }),
      first: async (one, two, order) => {
        const refused = 'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT';
        expect(tally([one, two])).toEqual({ OK: 1, [refused]: 1 });
        expect(await booksOf(order)).toEqual({ ...paid, audited: [PAID], mails: ['transfer-received'] });
        return one.status === 200 ? 'one' : 'two';
      },
    });
    expectBoth(wins);
  });

  test('ORD-27 accept × reject', async () => {
    const wins = await race(await hundred('paid'), {
      one: ({ id }) => staff(acceptOrder, { params: { id } }),
      two: ({ id }) => elsewhere(rejectOrder, { params: { id } }),
      first: async (accepted, rejected, order) => {
        const isAccepted = accepted.status === 200;
        expect([outcomeOf(accepted), outcomeOf(rejected)]).toEqual(
          isAccepted ? ['OK', 'ORDER_COMPLETED'] : ['ORDER_ALREADY_REJECTED', 'OK'],
        );
        expect(await booksOf(order)).toEqual(
          isAccepted
            ? { ...COMPLETED, audited: [PAID, 'order.accept'] }
            : { ...REJECTED, audited: [PAID, 'order.reject'], mails: ['order-rejected-refund-due'] },
        );
        return isAccepted ? 'one' : 'two';
      },
    });
    expectBoth(wins);
  });

  test('TRX-09 accept × expiry: the money counts and nothing expires, or the order expired', async () => {
    const wins = await race(await hundred('new'), {
      one: ({ transactionId: id }) => staff(acceptTransaction, { params: { id } }),
      two: ({ id }) => expireOrder(late, id),
      first: async (accepted, isExpired, order) => {
        expect(outcomeOf(accepted)).toBe(
          isExpired ? 'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT' : 'OK',
        );
        expect(await booksOf(order)).toEqual(
          isExpired
            ? { ...REJECTED, audited: ['order.reject'], mails: ['order-expired'] }
            : { ...paid, audited: [PAID], mails: ['transfer-received'] },
        );
        return isExpired ? 'two' : 'one';
      },
    });
    expectBoth(wins);
  });

  test('TRX-10 extend × expiry: the new term counts, or the order expired', async () => {
    const waitUntil = toWarsaw(new Date(Date.now() + 30 * DAY));
    const wins = await race(await hundred('new'), {
      one: ({ transactionId: id }) => staff(extendTransaction, { params: { id }, body: { waitUntil } }),
      two: ({ id }) => expireOrder(late, id),
      first: async (extended, isExpired, order) => {
        expect(outcomeOf(extended)).toBe(isExpired ? 'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL' : 'OK');
        expect(await booksOf(order)).toEqual(
          isExpired
            ? { ...REJECTED, audited: ['order.reject'], mails: ['order-expired'] }
            : {
                order: 'new',
                payment: 'new',
                shares: 0,
                audited: ['transaction.extend'],
                mails: ['transaction-expiry-extended'],
              },
        );
        return isExpired ? 'two' : 'one';
      },
    });
    expectBoth(wins);
  });

  test('ORD-27 reject × expiry: it is rejected once', async () => {
    const wins = await race(await hundred('new'), {
      one: ({ id }) => staff(rejectOrder, { params: { id } }),
      two: ({ id }) => expireOrder(late, id),
      first: async (rejected, isExpired, order) => {
        expect(outcomeOf(rejected)).toBe(isExpired ? 'ORDER_ALREADY_REJECTED' : 'OK');
        const mails = [isExpired ? 'order-expired' : 'order-rejected'];
        expect(await booksOf(order)).toEqual({ ...REJECTED, audited: ['order.reject'], mails });
        return isExpired ? 'two' : 'one';
      },
    });
    expectBoth(wins);
  });

  test('ORD-18 edit × accept: what is edited before counts, what comes after is refused', async () => {
    const { investorData } = aManualOrder({ id: 0, seriesId: 0 });
    const body = { investorData: { ...investorData, firstName: 'Zofia' } };
    const wins = await race(await hundred('paid'), {
      one: ({ id }) => staff(updateOrder, { params: { id }, body }),
      two: ({ id }) => elsewhere(acceptOrder, { params: { id } }),
      first: async (edited, accepted, order) => {
        const isEdited = edited.status === 200;
        expect([outcomeOf(edited), outcomeOf(accepted)]).toEqual([
          isEdited ? 'OK' : 'CANT_UPDATE_ORDER',
          'OK',
        ]);
        const edit = isEdited ? ['order.update'] : [];
        expect(await booksOf(order)).toEqual({ ...COMPLETED, audited: [PAID, ...edit, 'order.accept'] });
        const [stored] = await app.context.db.select().from(orders).where(eq(orders.id, order.id));
        expect([stored?.investorData.firstName, stored?.version]).toEqual(
          isEdited ? ['Zofia', 3] : ['Jan', 2],
        );
        return isEdited ? 'one' : 'two';
      },
    });
    expectBoth(wins);
  });

  test('ERR-41 delete series × order: the series is not deleted, or the order is refused', async () => {
    const { email } = await anInvestor(app.context);
    const offered = await times(ROUNDS, async () => {
      const { id: seriesId } = await aSeries(app.context);
      return { seriesId, offer: await anOffer(app.context, { seriesId }) };
    });
    const wins = await race(offered, {
      one: async ({ seriesId, offer }) => {
        // A series of an offer cannot be deleted, so it is first removed from the offer.
        const detached = await staff(updateOffer, { params: { id: offer.id }, body: anOfferInput() });
        return [detached, await staff(deleteSeries, { params: { id: seriesId } })] as const;
      },
      two: ({ offer }) => elsewhere(placeManualOrder, { body: aManualOrder(offer, { email }) }),
      first: async ([detached, deleted], ordered, { seriesId }) => {
        const isDeleted = deleted.status === 200;
        expect([detached, deleted, ordered].map(outcomeOf)).toEqual(
          isDeleted ? ['OK', 'OK', 'SERIES_NOT_ASSIGNED_TO_OFFER'] : ['OK', 'CANT_DELETE_SERIES', 'OK'],
        );
        const [left] = await app.context.db.select().from(series).where(eq(series.id, seriesId));
        expect(left?.reserved).toBe(isDeleted ? undefined : 1);
        return isDeleted ? 'one' : 'two';
      },
    });
    expectBoth(wins);
  });

  test('ERR-41 a series of an offer is never deleted while orders are placed', async () => {
    const { id } = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId: id });
    const answers = await times<Ended>(20, (index) =>
      index % 2
        ? staff(placeManualOrder, { body: aManualOrder(offer) })
        : elsewhere(deleteSeries, { params: { id } }),
    );
    expect(tally(answers)).toEqual({ OK: 10, CANT_DELETE_SERIES: 10 });
  });
});
