import { setImmediate as turn } from 'node:timers/promises';
import { getStatus } from '@share/contract/areas/shell/shell.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();

/** Keeps the whole process busy for so many milliseconds, and answers what is said to the next request. */
async function askAfter(milliseconds: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
  await turn();
  return (await app.asVisitor(getStatus)).status;
}

test('R29 a server that is held up for a second now and then goes on answering', async () => {
  // Starting it on a busy machine may hold it up for longer: that sample has to be over.
  await expect.poll(async () => (await app.asVisitor(getStatus)).status, { timeout: 15_000 }).toBe(200);
  expect([await askAfter(1_100), await askAfter(1_100), await askAfter(1_100)]).toEqual([200, 200, 200]);
});
