/** @module-tag essential */
import { acceptLines, assignLine } from '@share/contract/areas/statements/statements.endpoints.ts';
import { expect, test } from 'vitest';
import { importSureLines, ordersOfLines, outcomesOf, PAID } from '../../../testing/orders/sure-lines.ts';
import { racingServers } from '../../../testing/processes/racing-servers.ts';
import type { Caller } from '../../../testing/test-app.ts';

const { app, staff, elsewhere } = racingServers();

test.each([
  ['from the first line to the last', (lines: number[]) => lines],
  ['towards each other', (lines: number[]) => lines.toReversed()],
])('two clerks who accept the same import at once, %s, accept each line once', async (_, ofOther) => {
  const lines = await importSureLines(app.context, 60);
  const answers = await Promise.all([
    staff(acceptLines, { body: { lines } }),
    elsewhere(acceptLines, { body: { lines: ofOther(lines) } }),
  ]);
  const results = answers.flatMap(({ data }) => data);
  const done = results.filter((result) => result.done).map(({ line }) => line);
  expect(done.toSorted((one, two) => one - two)).toEqual(lines);
  const refused = results.filter((result) => !result.done);
  expect(refused).toHaveLength(lines.length);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['STATEMENT_LINE_DECIDED']));
  expect(new Set(await outcomesOf(app.context, lines))).toEqual(new Set([PAID]));
});

test('of two clerks who give the same lines to the same orders at once, the slower one is always told so', async () => {
  const lines = await importSureLines(app.context, 30);
  const orders = await ordersOfLines(app.context, lines);
  const give = async (clerk: Caller, all: number[]) => {
    const codes: string[] = [];
    for (const id of all) {
      const body = { parts: [{ order: orders.get(id) ?? 0, amount: 100.01 }] };
      codes.push(...(await clerk(assignLine, { params: { id }, body })).codes);
    }
    return codes;
  };
  const answers = await Promise.all([give(staff, lines), give(elsewhere, lines)]);
  expect(answers.flat()).toEqual(lines.map(() => 'STATEMENT_LINE_DECIDED'));
  expect(new Set(await outcomesOf(app.context, lines))).toEqual(new Set([PAID]));
});
