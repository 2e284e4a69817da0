import { acceptLines } from '@share/contract/areas/statements/statements.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { importSureLines, outcomesOf, PAID, UNTOUCHED } from '../../../testing/orders/sure-lines.ts';
import { aUser } from '../../../testing/people.ts';
import { aServerToKill, untilQuiet } from '../../../testing/processes/killed-server.ts';
import { runBooksCheck } from '../../ledger/books-check/run-books-check.ts';
import { openSession } from '../../sessions/sign-in.ts';

const app = appForAllTests();

test('kill -9 while 500 lines are accepted: each is paid or untouched, and the rest is accepted later', async () => {
  const { accessToken } = await openSession(app.context, await aUser(app.context, { isSuperAdmin: true }));
  const lines = await importSureLines(app.context, 500);
  const request = { body: { lines } };
  const paid = async () =>
    (await outcomesOf(app.context, lines)).filter((outcome) => outcome === PAID).length;

  const killed = await aServerToKill(app, accessToken);
  const answer = expect(killed.call(acceptLines, request)).rejects.toThrow();
  await expect.poll(paid, { interval: 5 }).toBeGreaterThan(100);
  await killed.stop();
  await answer;
  await untilQuiet(app);
  const before = await outcomesOf(app.context, lines);
  expect(new Set(before)).toEqual(new Set([PAID, UNTOUCHED]));
  expect(await runBooksCheck(app.context.db)).toEqual([]);

  const next = await aServerToKill(app, accessToken);
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
