import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = { url: string; drop(): Promise<void> };

const cloneLock = 1;

/** Creates a database by cloning the template, by default a migrated, empty one. Close all connections before `drop`. */
export async function createTestDatabase(template = 'template'): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(async (client) => {
    // PostgreSQL refuses to clone a database that is being cloned at the same time.
    await client.query('SELECT pg_advisory_lock($1)', [cloneLock]);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const url = new URL(inject('databaseServer'));
  url.pathname = name;
  return {
    url: url.href,
    drop: () =>
      onServer(async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await work(client).finally(() => client.end());
}
