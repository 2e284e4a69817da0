/** Processes on a machine whose clock is wrong. */
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Services } from '../platform/context.ts';
import { bytesInMemory } from '../platform/files/file-bytes.ts';
import { storeDocument } from '../platform/files/store-file.ts';
import { sweepOrphanFiles } from '../platform/files/sweep-orphan-files.ts';
import { openClockCheck } from '../platform/process/clock-check.ts';
import { anOrder } from '../testing/books.ts';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { cleanUp } from './clean-up.ts';
import { expireOrders } from './expire-orders.ts';
import { runNightlyBooksCheck } from './nightly-books-check.ts';
import { remindOfTransfers } from './remind-of-transfers.ts';
import { sweepThrottles } from './sweep-throttles.ts';

const DAY = 86_400_000;
const app = appForAllTests();
const jobs = [
  remindOfTransfers,
  expireOrders,
  runNightlyBooksCheck,
  cleanUp,
  sweepThrottles,
  sweepOrphanFiles,
];

beforeAll(async () => {
  const { context } = app;
  await anOrder(context);
  await storeDocument(context, { fileName: 'a.txt', bytes: bytesInMemory(Buffer.from('text')) });
  await context.db.execute(
    sql`INSERT INTO idempotent_answers VALUES (1, 'route', 'key', 'x', NULL, ${context.now()})`,
  );
  await context.db.execute(
    sql`INSERT INTO throttles VALUES ('key', 1, ${new Date(context.now().getTime() + DAY)})`,
  );
});

/** Counts the rows that the jobs add or delete. */
async function counts() {
  const { rows } = await app.context.db.execute(sql`SELECT
    (SELECT count(*) FROM payment_reminders)::int AS reminders, (SELECT count(*) FROM orders WHERE status = 'new')::int AS open,
    (SELECT count(*) FROM books_checks)::int AS checks, (SELECT count(*) FROM idempotent_answers)::int AS answers,
    (SELECT count(*) FROM throttles)::int AS throttles, (SELECT count(*) FROM files)::int AS files`);
  return rows[0];
}
const runAll = async (services: Services) => {
  for (const job of jobs) await job(services);
};
/** A reminder is due after 13 days and some hours, the end of the term after 14. */
const DAYS = [13.5, 15];
const UNTOUCHED = { reminders: 0, open: 1, checks: 0, answers: 1, throttles: 1, files: 1 };

test('reject, remind of, check and delete nothing: it could not be undone', async () => {
  for (const days of DAYS) {
    const now = () => new Date(Date.now() + days * DAY);
    const isClockRight = openClockCheck(app.services, () => now().getTime());
    await runAll({ ...app.services, now, isClockRight });
  }
  expect(await counts()).toEqual(UNTOUCHED);
});

test('do it when the time has come', async () => {
  for (const days of DAYS) {
    app.setClock(new Date(Date.now() + days * DAY));
    await runAll(app.services);
  }
  expect(await counts()).toEqual({ reminders: 1, open: 0, checks: 2, answers: 0, throttles: 0, files: 0 });
});
