import { placeManualOrder as placeEndpoint } from '@share/contract/areas/orders/orders.endpoints.ts';
import { createSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { extendTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expireOrders } from '../../jobs/expire-orders.ts';
import type { Services } from '../../platform/context.ts';
import { aManualOrder, anOffer, anOrder, aSeries, paymentOf } from '../../testing/books.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor } from '../../testing/people.ts';
import { aSeriesInput } from '../../testing/series.ts';
import type { Caller } from '../../testing/test-app.ts';
import { runBooksCheck } from './books-check/run-books-check.ts';
import { orders } from './orders.tables.ts';
import { transactions } from './transactions.tables.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const app = appForAllTests({ ACCESS_TOKEN_SECONDS: '86400', REFRESH_TOKEN_DAYS: '365' });
let email: string;
/** A member of staff whose session is valid for all clock settings of these tests. */
let staff: Caller;
beforeAll(async () => {
  email = (await anInvestor(app.context)).email;
});
// The books are checked at a time before all terms.
afterEach(async () => expect(await runBooksCheck(app.context.db, new Date(0))).toEqual([]));

/** Sets the clock, and signs somebody in by it. */
async function itIs(instant: Date): Promise<void> {
  app.setClock(instant);
  staff = await app.as('super admin');
}
const at = (now: Date): Services => ({ ...app.services, now: () => now });
const statusOf = async (id: number) =>
  (await app.context.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

describe('the term of an order', () => {
  test.each([
    ['into summer time', '2026-03-20T12:00:00Z', '2026-04-03T11:00:00Z'],
    ['into winter time', '2026-10-20T12:00:00Z', '2026-11-03T13:00:00Z'],
    ['into summer time a year later', '2027-03-27T10:15:30.250Z', '2027-04-10T09:15:30.250Z'],
    ['into winter time a year later', '2027-10-30T10:15:30.250Z', '2027-11-13T11:15:30.250Z'],
    ['to an hour that is skipped: moved forward', '2026-03-15T01:30:00Z', '2026-03-29T01:30:00Z'],
    ['to the repeated hour in autumn: the later one', '2026-10-11T00:30:00Z', '2026-10-25T01:30:00Z'],
  ])('R16 is 14 days by the calendar and ends at the same hour in Warsaw, %s', async (_, placed, end) => {
    app.setClock(new Date(placed));
    const { id } = await anOrder(app.context, { email });
    const [payment] = await app.context.db.select().from(transactions).where(eq(transactions.orderId, id));
    expect(payment?.waitUntil).toEqual(new Date(end));
    await expireOrders(at(new Date(end)));
    expect(await statusOf(id)).toBe('new');
    await expireOrders(at(new Date(new Date(end).getTime() + 1)));
    expect(await statusOf(id)).toBe('rejected');
  });

  test.each([
    ['the hour that is skipped', '2026-03-29 02:30:00', '2026-03-29T01:30:00Z'],
    ['the first instant of summer time', '2026-03-29 03:00:00', '2026-03-29T01:00:00Z'],
    ['the repeated hour in autumn: the later one', '2026-10-25 02:30:00', '2026-10-25T01:30:00Z'],
    ['the first instant after it', '2026-10-25 03:00:00', '2026-10-25T02:00:00Z'],
    ['the hour that is skipped a year later', '2027-03-28 02:00:00', '2027-03-28T01:00:00Z'],
    ['the repeated hour in autumn a year later', '2027-10-31 02:59:59', '2027-10-31T01:59:59Z'],
  ])('TRX-20 extended to %s ends at one instant only', async (_, waitUntil, instant) => {
    const end = new Date(instant);
    await itIs(new Date(end.getTime() - 20 * DAY));
    const order = await anOrder(app.context, { email });
    const params = { id: paymentOf(order) };
    const { data } = await staff(extendTransaction, { params, body: { waitUntil } });
    expect(data.waitUntil).toBe(end.toISOString());
    // Two hours and one hour before, when the local time may be the same; and the instant itself.
    for (const early of [2 * HOUR, HOUR, 0]) {
      await expireOrders(at(new Date(end.getTime() - early)));
      expect([early, await statusOf(order.id)]).toEqual([early, 'new']);
    }
    await expireOrders(at(new Date(end.getTime() + 1)));
    expect(await statusOf(order.id)).toBe('rejected');
  });

  test('TRX-20 of two instants with the same local time, only one that is later than the term extends it', async () => {
    // The second 02:30 in Warsaw on that day; an hour earlier it was 02:30, too.
    const second = new Date('2026-10-25T01:30:00Z');
    await itIs(new Date(second.getTime() - 15 * DAY));
    const order = await anOrder(app.context, { email });
    const params = { id: paymentOf(order) };
    const body = { waitUntil: '2026-10-25 02:30:00' };
    expect((await staff(extendTransaction, { params, body })).status).toBe(200);
    const again = await staff(extendTransaction, { params, body });
    expect(again.codes).toEqual(['TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL']);
    await expireOrders(at(new Date(second.getTime() + 1)));
  });
});

describe('on the days on which the clock changes', () => {
  const days: [string, string, string][] = [
    ['2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'],
    ['2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z'],
    ['2027-10-31', '2027-10-30T22:00:00Z', '2027-10-31T22:59:59Z'],
  ];
  /** The second before the first day, the first and the last second of the days, and the second after them. */
  const edges = (first: string, last: string) => [
    new Date(new Date(first).getTime() - 1_000),
    new Date(first),
    new Date(last),
    new Date(new Date(last).getTime() + 1_000),
  ];
  const place = async (offer: { id: number; seriesId: number | null }, instant: Date) => {
    await itIs(instant);
    const { status, codes } = await staff(placeEndpoint, { body: aManualOrder(offer, { email }) });
    return status === 200 ? 'OK' : codes.join();
  };
  const always = { investmentStart: '2026-01-01', investmentEnd: '2027-12-31' };

  test.each(days)(
    'SER-13 a series sells from midnight to midnight in Warsaw: %s',
    async (day, first, last) => {
      await itIs(new Date(new Date(first).getTime() - DAY));
      const body = aSeriesInput({ availableFrom: `${day} 00:00:00`, availableTo: `${day} 23:59:59` });
      const { data: sold } = await staff(createSeries, { body });
      const offer = await anOffer(app.context, { seriesId: sold.id, ...always });
      const closed = 'SERIES_CLOSED_FOR_INVESTMENTS';
      const found: string[] = [];
      for (const instant of edges(first, last)) found.push(await place(offer, instant));
      expect(found).toEqual([closed, 'OK', 'OK', closed]);
    },
  );

  test.each(days)(
    'ERR-37 an offer is open from midnight to midnight in Warsaw: %s',
    async (day, first, last) => {
      const { id: seriesId } = await aSeries(app.context, {
        availableFrom: new Date('2026-01-01T00:00:00Z'),
        availableTo: new Date('2027-12-31T00:00:00Z'),
      });
      const offer = await anOffer(app.context, { seriesId, investmentStart: day, investmentEnd: day });
      const closed = 'OFFER_CLOSED_FOR_INVESTMENTS';
      const found: string[] = [];
      for (const instant of edges(first, last)) found.push(await place(offer, instant));
      expect(found).toEqual([closed, 'OK', 'OK', closed]);
    },
  );
});
