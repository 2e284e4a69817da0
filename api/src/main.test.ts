import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './platform/embedded-postgres/run-postgres.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { type Process, runProcess } from './testing/processes/processes.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const main = join(import.meta.dirname, 'main.ts');
const secretKey = Buffer.alloc(32, 1).toString('base64');

describe('R31 the server', () => {
  it('names every wrong variable in a sentence and changes nothing', { tags: 'essential' }, async () => {
    const folder = temporaryFolder();
    const server = serverIn(folder, { PORT: '99999', DEMO: 'perhaps', DATABASE_URL: 'postgres://nowhere/x' });
    expect(await server.exit).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'DEMO must be 1 or 0.',
      'SECRET_KEY must be set when DATABASE_URL is: all servers of one database share it.',
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reads a .env file; variables of the environment have priority', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.env'), 'PORT=wrong\nDEFAULT_LANGUAGE=de\n');
    const server = serverIn(folder, { PORT: '0' });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe('DEFAULT_LANGUAGE must be pl or en.\n');
  });

  it('reports that its port is in use, before it opens the database', async () => {
    const folder = temporaryFolder();
    const port = await takenPort();
    const server = serverIn(folder, { PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      `Port ${port} at 127.0.0.1 is taken by another program; stop that one, or set another PORT.\n`,
    );
    expect(existsSync(join(folder, 'data/postgres'))).toBe(false);
  });

  it('a second server reports that the data directory is in use; the first continues, and stops everything on SIGTERM', async () => {
    const folder = temporaryFolder();
    const first = serverIn(folder);
    const address = await addressOf(first);
    const second = serverIn(folder);
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(`^The data directory .* is in use .*\\(process ${first.pid}\\).*\\.\n$`),
    );
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    expect(await endBy(first, 'SIGTERM')).toEqual({ exit: 0, inTime: true });
    expect(existsSync(join(folder, 'data/postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops on %s even while it is starting', async (signal) => {
    const folder = temporaryFolder();
    const server = serverIn(folder);
    await expect.poll(() => existsSync(join(folder, 'data/server.state'))).toBe(true);
    expect(await endBy(server, signal)).toEqual({ exit: 0, inTime: true });
    expect(existsSync(join(folder, 'data/postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('stops its jobs before its database, also if a request never ends', async () => {
    const server = serverIn(temporaryFolder());
    const { hostname, port } = new URL(await addressOf(server));
    const sender = connect(Number(port), hostname).on('error', () => {});
    sender.write('POST /api/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    sender.write('content-length: 100\r\nexpect: 100-continue\r\n\r\n');
    await once(sender, 'data');
    expect(await endBy(server, 'SIGTERM')).toEqual({ exit: 0, inTime: true });
    // Nothing went wrong: warnings have level 40, and errors more.
    expect(server.output()).not.toMatch(/"level":[4-6]0/);
  });

  it('answers requests on open connections while it stops, so that a restart causes no errors', async () => {
    const server = serverIn(temporaryFolder());
    const { hostname, port } = new URL(await addressOf(server));
    const sender = connect(Number(port), hostname).setEncoding('utf8');
    let answer = '';
    sender.on('data', (part: string) => (answer += part));
    sender.write('GET /api/health/ready HTTP/1.1\r\nhost: x\r\n');
    await wait(200);
    server.child.kill('SIGTERM');
    await wait(500);
    sender.write('\r\n');
    expect(await server.exit).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('stops when the script that started it has ended', async () => {
    const server = serverIn(temporaryFolder());
    await addressOf(server);
    server.child.disconnect();
    expect(await server.exit).toBe(0);
  });

  it('SES-20 prints the address to which the links in e-mails lead', async () => {
    const port = String(await freePort());
    const server = serverIn(temporaryFolder(), { PORT: port });
    expect(await addressOf(server)).toBe(`http://localhost:${port}`);
  });

  it('starts again after kill -9, with its database at the same port', { tags: 'essential' }, async () => {
    const folder = temporaryFolder();
    const databasePort = () =>
      readFileSync(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3];
    const killed = serverIn(folder);
    await addressOf(killed);
    const port = databasePort();
    killed.child.kill('SIGKILL');
    await killed.exit;
    const next = serverIn(folder);
    expect((await fetch(`${await addressOf(next)}/api/health/ready`)).status).toBe(200);
    expect(databasePort()).toBe(port);
    expect((await endBy(next, 'SIGTERM')).exit).toBe(0);
  });

  it('reports that its database cannot be reached, without printing the password', async () => {
    const server = serverIn(temporaryFolder(), {
      DATABASE_URL: 'postgresql://someone:whisper@127.0.0.1:1/shares',
      SECRET_KEY: secretKey,
    });
    expect(await server.exit).toBe(1);
    expect(server.output()).toBe(
      'The database shares at 127.0.0.1:1 (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
    );
  });

  it('does not change a database that is newer than the program', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'), { mode: 0o711 });
    const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => {} });
    onTestFinished(() => database.stop());
    await query(database.url, 'CREATE TABLE schema_migrations (number integer, name text, checksum text)');
    await query(database.url, "INSERT INTO schema_migrations VALUES (9999, '9999-later.sql', 'x')");
    const server = serverIn(folder, { DATABASE_URL: database.url, SECRET_KEY: secretKey });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(
      /^The database is newer than this program: it has the migration 9999-later\.sql.*\n$/,
    );
    expect(await query(database.url, "SELECT to_regclass('users') AS users")).toEqual([{ users: null }]);
  });
});

function serverIn(folder: string, variables: Record<string, string> = {}): Process {
  const env = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    LOG_LEVEL: 'error',
    NODE_NO_WARNINGS: '1',
  };
  const server = runProcess(main, [], { ...env, ...variables }, folder);
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.exit;
  });
  return server;
}

async function addressOf(server: Process): Promise<string> {
  await server.says('The back office is at ');
  return /is at (\S+)/.exec(server.output())?.[1] ?? '';
}

async function endBy(server: Process, signal: NodeJS.Signals) {
  const began = Date.now();
  server.child.kill(signal);
  const exit = await server.exit;
  return { exit, inTime: Date.now() - began < 15_000 };
}

async function takenPort(): Promise<number> {
  const holder = createServer();
  onTestFinished(() => void holder.close());
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
