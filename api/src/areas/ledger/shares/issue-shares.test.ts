import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { together } from '../../../platform/database/pipeline.ts';
import { anOffer, anOrder, aSeries } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { allowTimeToIssue, issueShares } from './issue-shares.ts';

const app = appForAllTests();

/** Issues the shares of a new order; returns the statement timeout of its database transaction. */
async function issue(ordered: number, issued = ordered): Promise<unknown> {
  const { id: seriesId } = await aSeries(app.context, { limit: 50_000, pricePerShare: '1.00' });
  const offer = await anOffer(app.context, { seriesId });
  const order = await anOrder(app.context, { of: offer, quantity: ordered, status: 'paid' });
  const { id: orderId, investmentId } = order;
  return app.context.db.transaction(async (tx) => {
    const purchase = { orderId, investmentId, seriesId, pricePerShare: '1.00', date: new Date() };
    await together(tx, {
      time: () => allowTimeToIssue(tx, issued),
      shares: () => issueShares(tx, { ...purchase, quantity: issued }),
    });
    return (await tx.execute(sql`SHOW statement_timeout`)).rows[0]?.statement_timeout;
  });
}

test('R3 a large order gets more time to issue its shares than other statements have', async () => {
  expect(await issue(10_000)).toBe('10s');
  expect(await issue(10_001)).toBe('1min');
});

test('R2 no more shares are issued than are reserved', async () => {
  await expect(issue(2, 3)).rejects.toThrow(/was to get 3 shares/);
});
