import { acceptLines } from '@share/contract/areas/statements/statements.endpoints.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { importSureLines, outcomesOf, PAID, UNTOUCHED } from '../../../testing/orders/sure-lines.ts';
import { aUser } from '../../../testing/people.ts';
import { callerAt, serverProcesses } from '../../../testing/processes/server-processes.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { openSession } from '../../sessions/sign-in.ts';

const app = appForAllTests();

async function aServer(accessToken: string) {
  const { addresses, stop } = await serverProcesses(app, 1);
  onTestFinished(stop);
  return { call: callerAt(addresses[0] ?? '', accessToken), stop };
}

/** Resolves when the database has ended what the killed server had begun. */
const untilQuiet = () =>
  expect
    .poll(async () => {
      const { rows } = await app.context.db.execute(
        sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
      );
      return rows;
    })
    .toEqual([]);

test('kill -9 while 500 lines are accepted: each is paid or untouched, and the rest is accepted later', async () => {
  const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
  const lines = await importSureLines(app.context, 500);
  const request = { body: { lines } };
  const paid = async () =>
    (await outcomesOf(app.context, lines)).filter((outcome) => outcome === PAID).length;

  const killed = await aServer(accessToken);
  const answer = expect(killed.call(acceptLines, request)).rejects.toThrow();
  await expect.poll(paid, { interval: 5 }).toBeGreaterThan(100);
  await killed.stop();
  await answer;
  await untilQuiet();
  const before = await outcomesOf(app.context, lines);
  expect(new Set(before)).toEqual(new Set([PAID, UNTOUCHED]));
  expect(await runBooksCheck(app.context.db)).toEqual([]);

  const next = await aServer(accessToken);
  const { data } = await next.call(acceptLines, request);
  const isPaid = (nth: number) => before[nth] === PAID;
  expect(data).toEqual(
    lines.map((line, nth) => ({
      line,
      done: !isPaid(nth),
      code: isPaid(nth) ? 'STATEMENT_LINE_DECIDED' : null,
    })),
  );
  expect(new Set(await outcomesOf(app.context, lines))).toEqual(new Set([PAID]));
  expect(await runBooksCheck(app.context.db)).toEqual([]);
});
