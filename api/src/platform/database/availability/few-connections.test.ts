import pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { warnOfFewConnections } from './few-connections.ts';

const app = appForAllTests();

it('warns at the start when the database allows fewer connections than one process opens', async () => {
  const logged: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const warn = () => warnOfFewConnections({ pool: app.services.pool, log });
  await warn();
  expect(logged).toEqual([]);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`ALTER DATABASE ${new URL(app.databaseUrl).pathname.slice(1)} CONNECTION LIMIT 8`);
  await client.end();
  await warn();
  expect(logged).toMatchObject([{ allowed: 8, wanted: 26 }]);
});
