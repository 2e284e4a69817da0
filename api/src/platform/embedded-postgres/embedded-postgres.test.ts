import { spawn } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { superuserUrl } from '../../testing/superuser-url.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

describe('R32 the embedded database', () => {
  it('keeps its data from one start to the next', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await start(dataDir);
    await query(first, "CREATE TABLE notes AS SELECT 'kept' AS text");
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
  });

  it('accepts no connection from another machine, and none without its random password', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const database = await start(dataDir);
    expect(await query(database, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const url = superuserUrl(database.url, dataDir);
    expect(await query({ url }, 'SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    const guess = new URL(database.url);
    guess.password = 'postgres';
    await expect(query({ url: guess.href }, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('treats Polish letters as letters in upper() and in trigram searches', async () => {
    const database = await start(join(temporaryFolder(), 'data'));
    await query(database, 'CREATE EXTENSION pg_trgm');
    expect(
      await query(database, "SELECT upper('zażółć') AS upper, similarity('żółw', 'ŻÓŁW') AS alike"),
    ).toEqual([{ upper: 'ZAŻÓŁĆ', alike: 1 }]);
    expect(await query(database, "SELECT similarity('żółw', 'w') < 0.5 AS differ")).toEqual([
      { differ: true },
    ]);
  });

  it('refuses to run with settings that could lose acknowledged data in a power cut', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const database = await start(dataDir);
    await query(database, 'ALTER DATABASE back_office SET synchronous_commit = off');
    await database.stop();
    await expect(start(dataDir)).rejects.toThrow('The database runs with synchronous_commit = off');
  });

  it('serves one server only, and the next as soon as that has stopped', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      /is in use by a server that is already running \(process \d+\)/,
    );
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const [second] = await Promise.all([start(dataDir), first.stop()]);
    expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts although its old process id now belongs to another program', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    await (await start(dataDir)).stop();
    const { uid, gid } = statSync(join(dataDir, 'postgres/cluster'));
    const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    onTestFinished(() => void stranger.kill());
    const stale = `${stranger.pid}\n${join(dataDir, 'postgres/cluster')}\n1\n5432\n\n127.0.0.1\n 1 1\nready\n`;
    writeFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), stale);
    const again = await start(dataDir);
    expect(await query(again, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect([stranger.exitCode, stranger.signalCode], 'the other program keeps running').toEqual([null, null]);
  });

  it('is started again on the same port when it ends by itself', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const logged: string[] = [];
    const database = await start(dataDir, (sentence) => logged.push(sentence));
    process.kill(postmaster(dataDir), 'SIGKILL');
    await expect.poll(() => query(database, 'SELECT 1 AS one').catch(() => [])).toHaveLength(1);
    await database.stop();
    expect(logged).toEqual(['PostgreSQL ended unexpectedly; it is started again.']);
  });

  it('R34 is backed up before a new version changes it, and the backup can replace it', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const first = await start(dataDir);
    await query(first, "CREATE TABLE notes AS SELECT 'kept' AS text");
    await first.stop();
    const logged: string[] = [];
    const log = (sentence: string) => void logged.push(sentence);
    const changed = await start(dataDir, log, async (url) => {
      const [{ notes }] = (await query({ url }, "SELECT to_regclass('notes') AS notes")) as [
        { notes: string },
      ];
      return `before-${notes}`;
    });
    await query(changed, "UPDATE notes SET text = 'lost'");
    await changed.stop();
    const copy = join(realpathSync(dataDir), 'postgres/backup-before-notes');
    expect(logged).toEqual([`This version changes the database; its files are first copied to ${copy}.`]);

    rmSync(join(dataDir, 'postgres/cluster'), { recursive: true });
    renameSync(copy, join(dataDir, 'postgres/cluster'));
    const back = await start(dataDir, log, async () => null);
    expect(await query(back, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
  });

  it('R34 retains the backup when a change fails and is tried again, and deletes it at the next change', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const copies = () => readdirSync(join(dataDir, 'postgres')).filter((name) => /backup|draft/.test(name));
    const startAt = async (state: string) =>
      (
        await start(
          dataDir,
          () => {},
          async () => state,
        )
      ).stop();
    await startAt('0001');
    const { ino } = statSync(join(dataDir, 'postgres/backup-0001'));
    await startAt('0001');
    expect(statSync(join(dataDir, 'postgres/backup-0001')).ino).toBe(ino);
    await startAt('0002');
    expect(copies()).toEqual(['backup-0002']);
  });

  it('says which folder is missing instead of starting with an empty database', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'postgres-location'), join(dataDir, 'gone'));
    await expect(start(dataDir)).rejects.toThrow(/is kept in .*gone, and that folder is gone or unreadable/);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('R32 works for root in a folder that only root may enter', async () => {
    const folder = temporaryFolder();
    await chmod(folder, 0o700);
    const dataDir = join(folder, 'data');
    const first = await start(dataDir);
    const home = readFileSync(join(dataDir, 'postgres-location'), 'utf8');
    onTestFinished(() => rmSync(home, { recursive: true }));
    await query(first, "CREATE TABLE notes AS SELECT 'kept' AS text");
    expect(statSync(home)).toMatchObject({ uid: expect.toSatisfy((uid) => uid !== 0) });
    expect(statSync(home).mode & 0o777).toBe(0o700);
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
    await second.stop();
  });
});

async function start(
  dataDir: string,
  log: (sentence: string) => void = () => {},
  stateToBackUp?: (url: string) => Promise<string | null>,
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log, stateToBackUp });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= database.stop());
  onTestFinished(stop);
  return { url: database.url, stop };
}

function postmaster(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function query({ url }: { url: string }, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
