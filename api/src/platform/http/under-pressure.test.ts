import { setImmediate as turn } from 'node:timers/promises';
import { getStatus } from '@share/contract/areas/shell/shell.endpoints.ts';
import { expect, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';

const app = appForAllTests();

/** Blocks the process for that many milliseconds, and returns the status of the next request. */
async function askAfter(milliseconds: number): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < milliseconds);
  await turn();
  return (await app.asVisitor(getStatus)).status;
}

test('R29 a server that is blocked for a second from time to time still answers', async () => {
  // The start may block a busy machine for longer, so the test waits until that sample is over.
  await expect.poll(async () => (await app.asVisitor(getStatus)).status).toBe(200);
  expect([await askAfter(1_100), await askAfter(1_100), await askAfter(1_100)]).toEqual([200, 200, 200]);
});
