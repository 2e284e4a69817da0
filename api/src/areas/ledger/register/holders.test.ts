import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { offers } from '../../offers/offers.tables.ts';
import { findHoldersOfOffer } from './holders.reads.ts';

const app = appForAllTests();
let offer: Awaited<ReturnType<typeof anOffer>>;
let investments: { anna: number; zofia: number };

beforeAll(async () => {
  app.setClock(new Date('2026-03-10T12:00:00Z'));
  offer = await anOffer(app.context);
  const anna = await anOrder(app.context, {
    of: offer,
    email: 'anna@example.com',
    quantity: 2,
    status: 'completed',
  });
  // The last instant of 28 March in Warsaw, the night before summer time begins, and the first of the next day.
  app.setClock(new Date('2026-03-28T22:59:59.999Z'));
  const zofia = await anOrder(app.context, {
    of: offer,
    email: 'zofia@example.com',
    quantity: 3,
    status: 'completed',
  });
  app.setClock(new Date('2026-03-28T23:00:00.000Z'));
  await anOrder(app.context, { of: offer, email: 'anna@example.com', quantity: 5, status: 'completed' });
  await anOrder(app.context, { of: offer, email: 'anna@example.com', quantity: 7, status: 'paid' });
  // The offer goes on with another series; what was bought of the first one stays.
  const { id: seriesId } = await aSeries(app.context);
  await app.context.db.update(offers).set({ seriesId }).where(eq(offers.id, offer.id));
  app.setClock(new Date('2026-03-30T12:00:00Z'));
  const later = { ...offer, seriesId };
  await anOrder(app.context, { of: later, email: 'zofia@example.com', quantity: 4, status: 'completed' });
  await anOrder(app.context, { status: 'completed' });
  investments = { anna: anna.investmentId, zofia: zofia.investmentId };
});
afterAll(() => app.setClock(null));

test.each([
  ['2026-03-09', 0, 0],
  ['2026-03-10', 2, 0],
  ['2026-03-28', 2, 3],
  ['2026-03-29', 7, 3],
  ['2026-03-30', 7, 7],
  ['2026-12-31', 7, 7],
])(
  'at the end of %s the investors of an offer held %i and %i shares of its series',
  async (day, anna, zofia) => {
    const held = await findHoldersOfOffer(app.context.db, offer.id, day);
    expect(held.map(({ investmentId, shares }) => [investmentId, shares])).toEqual(
      [
        [investments.anna, anna],
        [investments.zofia, zofia],
      ].filter(([, shares]) => shares !== 0),
    );
  },
);
