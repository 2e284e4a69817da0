import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { StopReason } from '../process/stop-reason.ts';
import { lastBefore, migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

describe('R34 migrations', () => {
  it('are applied once each and in the order of their numbers', async () => {
    write('0002-second.sql', 'ALTER TABLE notes ADD COLUMN text text');
    write('0001-first.sql', 'CREATE TABLE notes (id integer); CREATE TABLE words (id integer)');
    await migrate(database.url, folder);
    await migrate(database.url, folder);
    write('0003-third.sql', 'INSERT INTO notes (id, text) VALUES (1, $$kept$$)');
    await migrate(database.url, folder);
    expect(await query('SELECT * FROM notes')).toEqual([{ id: 1, text: 'kept' }]);
    expect(await applied()).toEqual(['0001-first.sql', '0002-second.sql', '0003-third.sql']);
  });

  it('may be missing: an empty folder is allowed', async () => {
    await migrate(database.url, folder);
    expect(await applied()).toEqual([]);
  });

  it('run once when several processes start at the same time', async () => {
    write('0001-first.sql', 'CREATE TABLE notes (id integer)');
    write('0002-second.sql', 'INSERT INTO notes VALUES (1)');
    await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, folder)));
    expect(await query('SELECT count(*)::int AS notes FROM notes')).toEqual([{ notes: 1 }]);
  });

  it('do not change a database that is newer than the program', async () => {
    write('0001-first.sql', 'CREATE TABLE notes (id integer)');
    write('0002-second.sql', 'CREATE TABLE words (id integer)');
    await migrate(database.url, folder);
    rmSync(join(folder, '0002-second.sql'));
    write('0003-mine.sql', 'CREATE TABLE mine (id integer)');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The database is newer than this program: it has the migration 0002-second.sql',
    );
    expect(await query("SELECT to_regclass('mine') AS mine")).toEqual([{ mine: null }]);
  });

  it('are refused when one was edited after it was applied, but not when only its line ends changed', async () => {
    write('0001-first.sql', 'CREATE TABLE\n notes (id integer)');
    await migrate(database.url, folder);
    write('0001-first.sql', 'CREATE TABLE\r\n notes (id integer)');
    await migrate(database.url, folder);
    write('0001-first.sql', 'CREATE TABLE notes (id bigint)');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The migration 0001-first.sql is not the one',
    );
  });

  it('roll back the one that fails, but not those before it', async () => {
    write('0001-first.sql', 'CREATE TABLE notes (id integer)');
    write('0002-second.sql', 'CREATE TABLE words (id integer); SELECT 1 / 0');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The migration 0002-second.sql was undone: division by zero.',
    );
    expect(await query("SELECT to_regclass('words') AS words")).toEqual([{ words: null }]);
    expect(await applied()).toEqual(['0001-first.sql']);
  });

  it('report the state to back up before they change a database; none when it is empty or up to date', async () => {
    expect(await lastBefore(database.url, folder)).toBeNull();
    write('0001-first.sql', 'CREATE TABLE notes (id integer)');
    expect(await lastBefore(database.url, folder)).toBeNull();
    await migrate(database.url, folder);
    expect(await lastBefore(database.url, folder)).toBeNull();
    write('0003-third.sql', 'CREATE TABLE words (id integer)');
    expect(await lastBefore(database.url, folder)).toBe('0001');
  });

  it('fail with one sentence when they are not allowed to create tables', async () => {
    write('0001-first.sql', 'CREATE TABLE notes (id integer)');
    await query(
      `ALTER DATABASE "${new URL(database.url).pathname.slice(1)}" SET default_transaction_read_only = on`,
    );
    await expect(migrate(database.url, folder)).rejects.toEqual(
      new StopReason(
        'The database could not be migrated: cannot execute CREATE TABLE in a read-only transaction.',
      ),
    );
  });

  it.each(['1-short.sql', '0001_underscore.sql'])('must have a number and a name: %s', async (name) => {
    write(name, 'SELECT 1');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      `The migration ${name} must be called NNNN-name.sql.`,
    );
  });

  it('must not share a number', async () => {
    write('0001-one.sql', 'SELECT 1');
    write('0001-other.sql', 'SELECT 1');
    await expect(migrate(database.url, folder)).rejects.toThrow('Two migrations have the number of');
  });
});

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

async function applied(): Promise<string[]> {
  const rows = await query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY number');
  return rows.map(({ name }) => name);
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const result = await client.query<Row>(sql).finally(() => client.end());
  return result.rows;
}
