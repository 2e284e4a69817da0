import { updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { getOrderableOffer, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { aManualOrder, anOffer, aSeries } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { anOfferAgreementInput, anOfferInput } from '../../../testing/offers.ts';
import { anInvestor } from '../../../testing/people.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { userAgreements } from '../orders.tables.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

describe('an order that waited for a lock is checked against the state after it', () => {
  /** Places an order that waits for a locked row, and changes the row meanwhile. */
  async function orderWhile(
    offerId: number,
    seriesId: number,
    lock: [string, number],
    change: [string, number],
    order: Parameters<typeof aManualOrder>[1] = {},
  ) {
    const held = await holdLock(app.databaseUrl, lock[0], [lock[1]]);
    const answer = staff(placeManualOrder, { body: aManualOrder({ id: offerId, seriesId }, order) });
    await held.untilWaiting(1);
    await held.query(change[0], [change[1]]);
    await held.release();
    return answer;
  }

  test('ERR-39 the period and the price of its series', async () => {
    const { id } = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId: id });
    const lock: [string, number] = ['SELECT FROM series WHERE id = $1 FOR UPDATE', id];
    const dearer = await orderWhile(offer.id, id, lock, [
      'UPDATE series SET price_per_share = 250 WHERE id = $1',
      id,
    ]);
    expect(dearer.data.totalAmount).toBe(250);
    const shown = await orderWhile(
      offer.id,
      id,
      lock,
      ['UPDATE series SET price_per_share = 300 WHERE id = $1', id],
      { pricePerShare: 250 },
    );
    expect(shown.errors).toMatchObject([{ code: 'PRICE_HAS_CHANGED', path: 'quantity' }]);
    const ended = await orderWhile(offer.id, id, lock, [
      'UPDATE series SET available_to = available_from WHERE id = $1',
      id,
    ]);
    expect(ended.codes).toEqual(['SERIES_CLOSED_FOR_INVESTMENTS']);
  });

  test('ERR-37 whether its offer is open', async () => {
    const { id } = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId: id });
    const lock: [string, number] = ['SELECT FROM offers WHERE id = $1 FOR NO KEY UPDATE', offer.id];
    const closed = await orderWhile(offer.id, id, lock, [
      'UPDATE offers SET is_open = false WHERE id = $1',
      offer.id,
    ]);
    expect(closed.codes).toEqual(['OFFER_CLOSED_FOR_INVESTMENTS']);
  });

  test('ERR-24 whether its investor was deleted', async () => {
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

describe('ORD-59 an order and an edit of its agreements', () => {
  const other = { pl: '<p>Inna</p>', en: '<p>Other</p>' };

  type Shown = Awaited<ReturnType<typeof shown>>;

  /** An offer with one agreement, and an order as the form sends it. */
  async function shown() {
    const { id: seriesId } = await aSeries(app.context);
    const offer = await anOffer(app.context, { seriesId, agreements: [{}] });
    const { data } = await staff(getOrderableOffer, { params: { id: offer.id } });
    const agreements = data.agreements.map(({ id, fingerprint }) => ({
      agreement: id,
      isAccepted: true,
      fingerprint,
    }));
    return { offer, seriesId, body: aManualOrder(offer, { agreements }) };
  }

  /** A request that changes the text of the agreement. */
  function edit({ id, seriesId, agreements: [agreement] }: Shown['offer'], fields = {}) {
    const agreements = [anOfferAgreementInput({ id: agreement?.id, content: other })];
    return { params: { id }, body: anOfferInput({ series: seriesId, agreements, ...fields }) };
  }

  test('an order that waited for an edit sees the edit', async () => {
    const { offer, body } = await shown();
    const held = await holdLock(app.databaseUrl, 'SELECT FROM offers WHERE id = $1 FOR NO KEY UPDATE', [
      offer.id,
    ]);
    const answer = staff(placeManualOrder, { body });
    await held.untilWaiting(1);
    await held.query('UPDATE offer_agreements SET content = $2 WHERE offer_id = $1', [offer.id, other]);
    await held.release();
    expect((await answer).errors).toMatchObject([
      { code: 'AGREEMENT_HAS_CHANGED', path: 'agreements.0.isAccepted' },
    ]);
  });

  test('an edit is made while the order waits for its series, and the order sees it', async () => {
    const { offer, seriesId, body } = await shown();
    const held = await holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [seriesId]);
    const placed = staff(placeManualOrder, { body });
    await held.untilWaiting(1);
    const edited = await staff(updateOffer, edit(offer, { isOpen: false }));
    await held.release();
    expect(edited.data).toMatchObject({ isOpen: false, agreements: [{ content: other }] });
    expect((await placed).codes).toEqual(['OFFER_CLOSED_FOR_INVESTMENTS', 'AGREEMENT_HAS_CHANGED']);
  });

  test('an edit waits until the order has stored the agreements that were shown', async () => {
    const { offer, body } = await shown();
    await staff(placeManualOrder, { body });
    const held = await holdLock(app.databaseUrl, 'SELECT FROM investments WHERE offer_id = $1 FOR UPDATE', [
      offer.id,
    ]);
    const placed = staff(placeManualOrder, { body });
    await held.untilWaiting(1);
    const edited = staff(updateOffer, edit(offer));
    await held.untilWaiting(2);
    await held.release();
    const { data: order } = await placed;
    expect((await edited).data.agreements[0]?.content).toEqual(other);
    const [stored] = await app.context.db
      .select()
      .from(userAgreements)
      .where(eq(userAgreements.orderId, order.id));
    expect(stored).toMatchObject({ isAccepted: true, content: offer.agreements[0]?.content });
  });
});
