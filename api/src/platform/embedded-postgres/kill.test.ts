import { spawn } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { kill, type Victims } from '../../testing/processes/kill.ts';
import { runProcess } from '../../testing/processes/processes.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { listByPs, postgresProcesses } from './postgres-processes.ts';
import { runningEmbeddedUrl } from './running-embedded-url.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const writer = join(import.meta.dirname, '../../testing/processes/acknowledged-writes.ts');

describe('R32 kill -9 at any moment', () => {
  const loseNothing = async (victims: Victims) => {
    const dataDir = join(temporaryFolder(), 'data');
    const acknowledged: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const server = runProcess(writer, [dataDir], {}, '/');
      await server.says('wrote');
      await wait(Math.random() * 300);
      kill(victims, server, dataDir);
      if (victims === 'the database') {
        await server.says('started again');
        server.child.kill('SIGTERM');
      }
      await server.exit;
      acknowledged.push(...numbersIn(server.output()));
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    const stored = await readNumbers(dataDir);
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  };
  it.each<Victims>(['the server', 'the database'])(
    'of %s loses nothing that was acknowledged',
    { tags: 'essential' },
    loseNothing,
  );
  it('of both loses nothing that was acknowledged', () => loseNothing('both'));

  it.each<[Victims, string]>([
    ['the database', 'the server goes on'],
    ['both', 'the next server starts'],
  ])('of %s while a report is being computed: %s within 10 s, also on a busy machine', async (victims) => {
    const dataDir = join(temporaryFolder(), 'data');
    const server = runProcess(writer, [dataDir], {}, '/');
    await server.says('wrote');
    await startReport(runningEmbeddedUrl(dataDir) ?? '');
    keepMachineBusy();
    const killed = Date.now();
    kill(victims, server, dataDir);
    const next = victims === 'both' ? runProcess(writer, [dataDir], {}, '/') : server;
    await next.says(victims === 'both' ? 'wrote' : 'started again');
    const before = numbersIn(next.output()).length;
    await expect.poll(() => numbersIn(next.output()).length).toBeGreaterThan(before);
    expect(Date.now() - killed).toBeLessThan(10_000);
    next.child.kill('SIGTERM');
    expect(await next.exit).toBe(0);
  });

  it.each([
    ['empty', ''],
    ['torn', '\0\0\0\0'],
    ['torn in its first line', '12'],
  ])(
    'of the machine that leaves a postmaster.pid that is %s does not prevent the next start',
    async (_, text) => {
      const dataDir = join(temporaryFolder(), 'data');
      await (await startEmbeddedPostgres({ dataDir, log: () => {} })).stop();
      writeFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), text);
      await (await startEmbeddedPostgres({ dataDir, log: () => {} })).stop();
    },
  );

  it('distinguishes the processes of its own database from those of others, also without /proc', async () => {
    const [one, other] = [join(temporaryFolder(), 'data'), join(temporaryFolder(), 'data')];
    const databases = await Promise.all(
      [one, other].map((dataDir) => startEmbeddedPostgres({ dataDir, log: () => {} })),
    );
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.stop()))));
    await startReport(databases[0]?.url ?? '');
    // Services are often started without a locale; the folder has Polish letters.
    vi.stubEnv('LC_ALL', 'C');
    onTestFinished(() => void vi.unstubAllEnvs());
    const [cluster, otherCluster] = [one, other].map((dataDir) =>
      realpathSync(join(dataDir, 'postgres/cluster')),
    );
    // Processes come and go between two looks, such as those of autovacuum.
    await expect.poll(() => foundByOneOnly(cluster ?? '')).toEqual([]);
    const own = listByPs(cluster ?? '');
    expect(own.length).toBeGreaterThan(5);
    expect(listByPs(otherCluster ?? '').filter((pid) => own.includes(pid))).toEqual([]);
  });

  it('while the database is being created does not prevent the next start', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    for (let round = 0; round < 4; round += 1) {
      const server = runProcess(writer, [dataDir], {}, '/');
      await wait(50 + Math.random() * 900);
      server.child.kill('SIGKILL');
      await server.exit;
    }
    const server = runProcess(writer, [dataDir], {}, '/');
    await server.says('wrote');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });
});

/** The processes that only `ps`, or only /proc, finds to be of this database: their state and title, or that they have ended. */
function foundByOneOnly(cluster: string): string[] {
  const lists = [listByPs(cluster), postgresProcesses(cluster)].map((pids) => new Set(pids));
  const [byPs = new Set(), byProc = new Set()] = lists;
  return [...byPs.symmetricDifference(byProc)].map((pid) => {
    try {
      const [state, title] = ['stat', 'cmdline'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8'));
      return `${byPs.has(pid) ? 'ps' : '/proc'}: ${state?.slice(0, 60)} ${title?.replaceAll('\0', ' ')}`;
    } catch {
      return `${pid} has ended`;
    }
  });
}

function numbersIn(output: string): number[] {
  return [...output.matchAll(/^wrote (\d+)\n/gm)].map(([, number]) => Number(number));
}

/** A statement that computes for 40 s without ever waiting for anything. */
async function startReport(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // The test kills the backend of this connection.
  onTestFinished(() => client.end().catch(() => {}));
  await client.connect();
  await client.query("SET statement_timeout = '40s'");
  client.query('SELECT count(*) FROM generate_series(1, 2000000000)').catch(() => {});
  const watcher = new pg.Client({ connectionString: url });
  watcher.on('error', () => {});
  await watcher.connect();
  const isComputing = async () =>
    (
      await watcher.query(
        "SELECT FROM pg_stat_activity WHERE query LIKE '%generate_series(1,%' AND state = 'active' AND wait_event IS NULL AND pid <> pg_backend_pid()",
      )
    ).rowCount;
  await expect.poll(isComputing).toBe(1);
  await watcher.end();
}

function keepMachineBusy(): void {
  for (let loop = 0; loop < 2; loop += 1) {
    const busy = spawn(process.execPath, ['-e', 'for (;;) {}'], { stdio: 'ignore' });
    onTestFinished(() => void busy.kill('SIGKILL'));
  }
}

async function readNumbers(dataDir: string): Promise<Set<number>> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ number: number }>('SELECT number FROM numbers');
  await client.end();
  await database.stop();
  return new Set(rows.map(({ number }) => number));
}
