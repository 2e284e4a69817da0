import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTurns } from '../../../platform/database/turns.ts';
import { anOffer } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { offers } from '../../offers/offers.tables.ts';
import { recentSeriesOfOffer, rememberSeries } from './find-series-of-offer.ts';

const app = appForAllTests();
/** A context as in a process that has just started and knows no offer. */
const startedNow = () => ({
  ...app.context,
  turns: openTurns({ perRow: 1, inAll: 1, waiting: 1, waitMilliseconds: 1, perCaller: 1 }),
});

test('R29 no order overtakes those that have waited for the series of the offer before it', async () => {
  const context = startedNow();
  const { id, seriesId } = await anOffer(app.context);
  const found: (number | null)[] = [];
  const early = Array.from({ length: 100 }, async () => {
    const series = await recentSeriesOfOffer(context, id);
    rememberSeries(context, id, series);
    found.push(series);
  });
  await Promise.race(early);
  expect(await recentSeriesOfOffer(context, id)).toBe(seriesId);
  expect(found).toEqual(early.map(() => seriesId));
  await Promise.all(early);
});

test('an offer that sells no series yet is asked about again', async () => {
  const context = startedNow();
  const { id, seriesId } = await anOffer(app.context);
  const sell = (series: number | null) =>
    app.context.db.update(offers).set({ seriesId: series }).where(eq(offers.id, id));
  await sell(null);
  expect(await recentSeriesOfOffer(context, id)).toBe(0);
  await sell(seriesId);
  expect(await recentSeriesOfOffer(context, id)).toBe(seriesId);
});
