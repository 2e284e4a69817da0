import { placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { aManualOrder, anOffer, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { anInvestor } from '../../testing/people.ts';
import { checkBooks } from './books-check.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await checkBooks(app.context.db)).toEqual([]));

describe('an order that waited is judged by what it finds then', () => {
  /** Lets an order wait for a row that meanwhile is changed. */
  async function orderWhile(
    offerId: number,
    seriesId: number,
    lock: [string, number],
    change: [string, number],
  ) {
    const held = await holdLock(app.databaseUrl, lock[0], [lock[1]]);
    const answer = staff(placeManualOrder, { body: aManualOrder({ id: offerId, seriesId }) });
    await held.untilWaiting(1);
    await held.query(change[0], [change[1]]);
    await held.release();
    return answer;
  }

  test('ERR-39 by the time and the price of its series', async () => {
    const { id } = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId: id });
    const lock: [string, number] = ['SELECT FROM series WHERE id = $1 FOR UPDATE', id];
    const dearer = await orderWhile(offer.id, id, lock, [
      'UPDATE series SET price_per_share = 250 WHERE id = $1',
      id,
    ]);
    expect(dearer.data.totalAmount).toBe(250);
    const ended = await orderWhile(offer.id, id, lock, [
      'UPDATE series SET available_to = available_from WHERE id = $1',
      id,
    ]);
    expect(ended.codes).toEqual(['SERIES_CLOSED_FOR_INVESTMENTS']);
  });

  test('ERR-37 by whether its offer is open', async () => {
    const { id } = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId: id });
    const lock: [string, number] = ['SELECT FROM offers WHERE id = $1 FOR NO KEY UPDATE', offer.id];
    const closed = await orderWhile(offer.id, id, lock, [
      'UPDATE offers SET is_open = false WHERE id = $1',
      offer.id,
    ]);
    expect(closed.codes).toEqual(['OFFER_CLOSED_FOR_INVESTMENTS']);
  });

  test('ERR-24 by whether its investor was deleted', async () => {
    const { id } = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId: id });
    const investor = await anInvestor(app.context);
    const held = await holdLock(app.databaseUrl, 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [
      investor.id,
    ]);
    const answer = staff(placeManualOrder, { body: aManualOrder(offer, { email: investor.email }) });
    await held.untilWaiting(1);
    await held.query('UPDATE users SET deleted_at = now() WHERE id = $1', [investor.id]);
    await held.release();
    expect((await answer).codes).toEqual(['USER_IS_DELETED']);
  });
});
