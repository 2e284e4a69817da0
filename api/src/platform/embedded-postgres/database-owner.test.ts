import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { superuserUrl } from '../../testing/superuser-url.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { runningEmbeddedUrl } from './running-embedded-url.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

async function start(dataDir: string) {
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= database.stop());
  onTestFinished(stop);
  return { url: database.url, stop };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

describe('R32 the embedded database', () => {
  it('is used by its owner, who can neither run programs nor read files of the machine', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const { url } = await start(dataDir);
    expect(
      await query(
        url,
        'SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
    await query(url, 'CREATE TABLE notes (text text)');
    await expect(query(url, "COPY notes FROM PROGRAM 'id'")).rejects.toThrow('permission denied');
    await expect(query(url, "COPY notes FROM '/etc/passwd'")).rejects.toThrow('permission denied');
    await expect(query(url, "SELECT pg_read_file('/etc/passwd')")).rejects.toThrow('permission denied');
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
    expect(runningEmbeddedUrl(dataDir)).toBe(url);
  });

  it('is given to its owner at the start when a superuser has filled it: an earlier version, or a restore', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await start(dataDir);
    const asSuperuser = superuserUrl(first.url, dataDir);
    await query(
      asSuperuser,
      `CREATE EXTENSION pg_trgm;
       CREATE TYPE mood AS ENUM ('calm');
       CREATE TABLE notes (id integer GENERATED ALWAYS AS IDENTITY, text text, mood mood);
       CREATE SEQUENCE alone;
       CREATE VIEW shown AS SELECT text FROM notes;
       CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
       CREATE TRIGGER refused BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION refuse();
       INSERT INTO notes (text) VALUES ('kept');
       ALTER DATABASE back_office OWNER TO postgres`,
    );
    await first.stop();
    const { url } = await start(dataDir);
    await query(
      url,
      `INSERT INTO notes (text) VALUES ('new');
       ALTER TABLE notes ADD COLUMN further text;
       ALTER TYPE mood ADD VALUE 'sad';
       DROP VIEW shown;
       DROP SEQUENCE alone;
       CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    );
    expect(await query(url, 'SELECT id, text FROM notes ORDER BY id')).toEqual([
      { id: 1, text: 'kept' },
      { id: 2, text: 'new' },
    ]);
    expect(await query(url, "SELECT similarity('a', 'a') AS alike")).toEqual([{ alike: 1 }]);
  });

  it('is used with a new password when the file with the former one is gone', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await start(dataDir);
    await first.stop();
    rmSync(join(dataDir, 'database-password'));
    const { url } = await start(dataDir);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
