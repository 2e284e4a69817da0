import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { reachDatabase } from './reach-database.ts';

test('R31 a database that does not answer is tried twice a second for five seconds, and then the start fails', {
  tags: 'thorough',
}, async () => {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.resetAndDestroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `postgresql://someone:whisper@127.0.0.1:${port}/shares`;
  await expect(reachDatabase(url)).rejects.toThrow(
    `The database shares at 127.0.0.1:${port} (DATABASE_URL) cannot be used`,
  );
  // Attempts are counted, not timed: a busy machine makes fewer of them.
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThanOrEqual(10);
});
