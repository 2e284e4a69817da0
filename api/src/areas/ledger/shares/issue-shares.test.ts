import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { together } from '../../../platform/database/pipeline.ts';
import { anOffer, anOrder, aSeries } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { allowTimeToIssue, issueShares } from './issue-shares.ts';

const app = appForAllTests();

/** Issues the shares of a new order, inside time for a statement that fits small orders only. */
async function issueInHaste(ordered: number, issued = ordered): Promise<void> {
  const { id: seriesId } = await aSeries(app.context, { limit: 50_000, pricePerShare: '1.00' });
  const offer = await anOffer(app.context, { seriesId });
  const order = await anOrder(app.context, { of: offer, quantity: ordered, status: 'paid' });
  const { id: orderId, investmentId } = order;
  await app.context.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = '100ms'`);
    const purchase = { orderId, investmentId, seriesId, pricePerShare: '1.00', date: new Date() };
    await together(tx, {
      time: () => allowTimeToIssue(tx, issued),
      shares: () => issueShares(tx, { ...purchase, quantity: issued }),
    });
  });
}

test('R3 a large order gets more time to issue its shares than other statements have', async () => {
  await expect(issueInHaste(20_000)).resolves.toBeUndefined();
});

test('R2 no more shares are issued than are reserved', async () => {
  await expect(issueInHaste(2, 3)).rejects.toThrow(/was to get 3 shares/);
});
