import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readEnvironment } from '../environment.ts';

const PATIENCE = 30_000;

test('R31 a server that loses its port while it starts ends with the reason, and holds no connection', {
  tags: 'thorough',
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const environment = readEnvironment({
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'silent',
    DEMO: '0',
    PORT: String(await takenPort()),
  });
  const starting = startServer({ environment, databaseUrl: database.url }).catch((error: unknown) => error);
  const outcome = await Promise.race([starting, wait(PATIENCE, 'is still starting', { ref: false })]);
  expect(outcome).toMatchObject({ code: 'EADDRINUSE' });
  await expect.poll(() => connectionsTo(database.url)).toBe(0);
});

async function takenPort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void holder.close());
  await once(holder, 'listening');
  return (holder.address() as AddressInfo).port;
}

/** The number of connections without the one that counts them. */
async function connectionsTo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query(`SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    .finally(() => client.end());
  return rows[0].others;
}
