import { setTimeout as wait } from 'node:timers/promises';
import { createPaymentFile } from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOffer, anOrder } from '../../../testing/books.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { aUser } from '../../../testing/people.ts';
import { aServerToKill, untilQuiet } from '../../../testing/processes/killed-server.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { rejectOrder } from '../../ledger/move/reject-order.ts';
import { refunds } from '../../ledger/refunds/refunds.tables.ts';
import { openSession } from '../../sessions/sign-in.ts';

const app = appForAllTests();

test.each([0, 15, 40])(
  'kill -9 %i ms after a file was asked for: it is there with all its payments, or nothing is',
  async (milliseconds) => {
    const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
    const offer = await anOffer(app.context);
    for (let nth = 0; nth < 20; nth += 1)
      await rejectOrder(app.context, (await anOrder(app.context, { of: offer, status: 'paid' })).id);
    const due = await app.context.db.select({ id: refunds.id }).from(refunds);
    const body = { format: 'pain.001' as const, refunds: due.map(({ id }) => id).slice(-20) };

    const killed = await aServerToKill(app, accessToken);
    const answer = killed.call(createPaymentFile, { body }).catch(() => null);
    await wait(milliseconds);
    await killed.stop();
    await answer;
    await untilQuiet(app);
    expect(await runBooksCheck(app.context.db)).toEqual([]);
    const isMade = async () =>
      (
        await app.context.db.execute<{
          payments: number;
        }>(sql`SELECT count(*)::int AS payments FROM payment_file_payments
        WHERE state = 'sent' AND refund_id = ANY(${sql.param(body.refunds)}::int[])`)
      ).rows[0]?.payments;
    const made = await isMade();
    expect([0, 20]).toContain(made);

    const next = await aServerToKill(app, accessToken);
    const { status, codes } = await next.call(createPaymentFile, { body });
    expect([status, codes[0]]).toEqual(made === 0 ? [200, undefined] : [409, 'PAYMENT_IN_FILE']);
    expect(await isMade()).toBe(20);
    expect(await runBooksCheck(app.context.db)).toEqual([]);
  },
);
