import { createSeries, listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { aSeriesInput } from '../../../testing/series.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');

const create = async () => {
  const { status, codes, headers } = await call(createSeries, { body: aSeriesInput() });
  return { status, codes, retryAfter: headers['retry-after'] };
};
const ready = async () => {
  const { statusCode, body } = await app.app.http.inject('/api/health/ready');
  return { statusCode, body: JSON.parse(body) };
};

it('R28, R40 a database that only reads refuses changes with a code, is not ready, and takes changes again by itself', async () => {
  const name = new URL(app.databaseUrl).pathname.slice(1);
  const administer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  expect((await create()).status).toBe(200);
  expect(await ready()).toEqual({ statusCode: 200, body: { status: 'ok' } });

  await administer(
    `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
  );
  await expect.poll(async () => (await call(listSeries)).status).toBe(200);
  expect(await create()).toEqual({ status: 504, codes: ['DATABASE_UNAVAILABLE'], retryAfter: '2' });
  expect(await ready()).toEqual({ statusCode: 503, body: { status: 'database takes no changes' } });

  // The connections of the pool keep the setting with which they were opened.
  await administer(
    'SET default_transaction_read_only = off',
    `ALTER DATABASE ${name} RESET default_transaction_read_only`,
  );
  expect((await ready()).statusCode).toBe(200);
  await expect.poll(async () => (await create()).status).toBe(200);
});
