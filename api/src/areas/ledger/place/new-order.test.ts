/** An order is decided on values that were read without locks, and answered from them: the answer must be what is stored. */

import { placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { together } from '../../../platform/database/pipeline.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readTemplate } from '../../../platform/mail/queue-email.ts';
import { aManualOrder, anOffer, aSeries } from '../../../testing/books.ts';
import { anOfferToSign } from '../../../testing/files/signed-documents.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { anInvestor } from '../../../testing/people.ts';
import { offers } from '../../offers/offers.tables.ts';
import { holdActiveUser } from '../../users/users.shared.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';
import { investments } from '../investments.tables.ts';
import { loadOrderDetails } from '../orders.reads.ts';
import { factsOfOrder, placeOrder } from './place-order.ts';

/** The data that an account needs for an order of its own. */
const account = {
  zip: '00-950',
  city: 'Warszawa',
  country: 616,
  bankCountry: 616,
  accountNumber: '61109010140000071219812874',
};

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

async function placed(offer: { id: number; seriesId: number | null }, userId: number) {
  const { investorData, ...input } = aManualOrder(offer);
  return inTransaction(app.context, async (tx) => {
    const { template, user, ...facts } = await together(tx, {
      template: () => readTemplate(tx, 'order-created'),
      user: () => holdActiveUser(tx, userId),
      ...factsOfOrder(tx, { ...input, userId }),
    });
    if (!user) throw new Error('The test has no investor');
    return placeOrder(tx, app.context, facts, {
      ...input,
      investor: user,
      investorData,
      seriesField: 'series',
      template,
      faults: [],
      whyNotOffer: () => null,
      onlyByTransfer: true,
    });
  });
}

test('an order that is placed says the same as the stored one', async () => {
  const offer = await anOfferToSign(app.context);
  const { id } = await anInvestor(app.context);
  for (const which of ['opens the investment', 'belongs to it']) {
    const details = await placed(offer, id);
    expect(details, which).toEqual(await loadOrderDetails(app.context.db, details.order.id));
  }
});

describe('what was read without locks and changes before it is written is read again', () => {
  test('two first orders of one investor belong to one investment', async () => {
    const offer = await anOffer(app.context);
    const { id, email } = await anInvestor(app.context);
    const held = await holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [
      offer.seriesId,
    ]);
    const answers = ['one', 'two'].map(() =>
      staff(placeManualOrder, { body: aManualOrder(offer, { email }) }),
    );
    await held.untilWaiting(2);
    await held.release();
    const named = (await Promise.all(answers)).map(({ data }) => data.investmentId);
    const stored = await app.context.db.select().from(investments).where(eq(investments.userId, id));
    expect(stored).toMatchObject([{ pendingOrders: 2 }]);
    expect(named).toEqual([stored[0]?.id, stored[0]?.id]);
  });

  test('of two orders that both read one share, one gets it', async () => {
    const { id: seriesId } = await aSeries(app.context, { limit: 1 });
    const offer = await anOffer(app.context, { seriesId });
    const held = await holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [seriesId]);
    const answers = ['one', 'two'].map(() => staff(placeManualOrder, { body: aManualOrder(offer) }));
    await held.untilWaiting(2);
    await held.release();
    const refused = (await Promise.all(answers)).flatMap(({ codes }) => codes);
    expect(refused).toEqual(['NOT_ENOUGH_SHARES_AVAILABLE']);
  });

  test('an agreement that is added while the order waits for the offer has to be answered', async () => {
    const offer = await anOffer(app.context);
    const held = await holdLock(app.databaseUrl, 'SELECT FROM offers WHERE id = $1 FOR NO KEY UPDATE', [
      offer.id,
    ]);
    const answer = staff(placeManualOrder, { body: aManualOrder(offer) });
    await held.untilWaiting(1);
    await held.query(
      `INSERT INTO offer_agreements (offer_id, position, name, content, active, required, type, target)
       VALUES ($1, 1, '{"pl":"A","en":"A"}', '{"pl":"<p>A</p>","en":"<p>A</p>"}', true, true, 'terms', 'investment')`,
      [offer.id],
    );
    await held.release();
    expect((await answer).codes).toEqual(['IS_REQUIRED']);
  });

  test('an order of an offer that sells another series since the last order gets shares of that one', async () => {
    const offer = await anOffer(app.context);
    const { id: seriesId } = await aSeries(app.context, { pricePerShare: '250.00' });
    const asInvestor = await app.asUser(await anInvestor(app.context, account));
    const body = { offer: offer.id, quantity: 1, agreements: [] };
    const before = await asInvestor(placeOwnOrder, { body });
    await app.context.db.update(offers).set({ seriesId }).where(eq(offers.id, offer.id));
    const after = await asInvestor(placeOwnOrder, { body });
    expect([before.data.totalAmount, after.data.totalAmount]).toEqual([100, 250]);
    await app.context.db.update(offers).set({ seriesId: null }).where(eq(offers.id, offer.id));
    expect((await asInvestor(placeOwnOrder, { body })).codes).toEqual(['SERIES_NOT_ASSIGNED_TO_OFFER']);
  });
});
