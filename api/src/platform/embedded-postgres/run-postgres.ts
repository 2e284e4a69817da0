import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isCode } from '../database/is-code.ts';
import { StopReason } from '../process/stop-reason.ts';
import { postgresEnvironment } from './create-cluster.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresHome } from './postgres-home.ts';
import { clusterName } from './postgres-processes.ts';
import type { Settings } from './postgres-settings.ts';

export type RunningPostgres = {
  port: number;
  url(database: string): string;
  ended: Promise<void>;
  stop(): Promise<void>;
};
type Run = {
  home: PostgresHome;
  binaries: PostgresBinaries;
  password: string;
  settings: Settings;
  port?: number;
  /** Ends PostgreSQL if it does not answer yet. */
  signal?: AbortSignal | undefined;
};

/** PostgreSQL refused to start; the message has the last lines of its log. */
export class PostgresRefused extends StopReason {}

const readyWithin = 60_000;
// SIGTERM waits for connections that are being closed; the other signals end them at once. No signal loses committed data.
const stopSignals = [
  { signal: 'SIGTERM', patience: 500 },
  { signal: 'SIGINT', patience: 3_000 },
  { signal: 'SIGQUIT', patience: 700 },
  { signal: 'SIGKILL', patience: 300 },
] as const;
const logLimit = 5_000_000;

/** Starts PostgreSQL on its files and returns when it answers. */
export async function runPostgres({
  home,
  binaries,
  password,
  settings,
  port: given,
  signal,
}: Run): Promise<RunningPostgres> {
  const port = given ?? (await freePort());
  const log = openLog(home.folder);
  const named = { ...settings, cluster_name: clusterName(home.cluster) };
  const child = spawn(binaries.postgres, ['-D', home.cluster, '-p', String(port), ...flags(named)], {
    ...home.runAs,
    cwd: home.folder,
    env: postgresEnvironment(),
    stdio: ['ignore', log.handle, log.handle],
    detached: true, // Ctrl+C must reach only the server, which finishes its requests before it stops the database.
  });
  closeSync(log.handle);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const url = (name: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${name}`;
  const readLog = () => readFileSync(log.file, 'utf8').slice(log.start);
  if (!(await isReady(child, url('postgres'), readLog, signal))) {
    await stop(child, ended);
    signal?.throwIfAborted();
  }
  return { port, url, ended, stop: () => stop(child, ended) };
}

/** Waits until PostgreSQL answers; false if the signal ends the wait. Throws if PostgreSQL ended. */
async function isReady(
  child: ChildProcess,
  url: string,
  readLog: () => string,
  signal?: AbortSignal,
): Promise<boolean> {
  const until = Date.now() + readyWithin;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      const lines = readLog().trim().split('\n');
      throw new PostgresRefused(`PostgreSQL did not start: ${lines.slice(-4).join(' ')}`);
    }
    if (await answers(url)) return true;
    if (signal?.aborted) return false;
    await wait(25);
  }
  throw new StopReason(
    `PostgreSQL did not answer within ${readyWithin / 1000} seconds: ${readLog().slice(-500)}`,
  );
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {}); // PostgreSQL may end while it answers; the next attempt notices.
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 57P03: PostgreSQL is starting, or recovering after a crash.
    if (isCode(error, 'ECONNREFUSED', 'ECONNRESET', '57P03')) return false;
    if (error instanceof Error && /timeout|terminated/i.test(error.message)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const { signal, patience } of stopSignals) {
    child.kill(signal);
    const enough = new AbortController();
    const late = wait(patience, 'late', { signal: enough.signal }).catch(() => 'ended');
    const outcome = await Promise.race([ended, late]);
    enough.abort();
    if (outcome !== 'late') return;
  }
}

function flags(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The log is a file, not a pipe, so that PostgreSQL can still write to it after the server is killed. */
function openLog(folder: string): { file: string; handle: number; start: number } {
  const file = join(folder, 'postgres.log');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimit) renameSync(file, `${file}.1`);
  return { file, handle: openSync(file, 'a', 0o600), start: size > logLimit ? 0 : size };
}

/** The ports are below the ephemeral ones: an outgoing connection could take the port while a killed database starts again. */
const ports = { from: 15_000, to: 32_000 };

/** The port of the database's last run if it is known and free, so that others who use the database find it again. */
export async function formerOrFreePort(former: number): Promise<number> {
  const isOurs = former >= ports.from && former < ports.to;
  return isOurs && (await isFree(former)) ? former : freePort();
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.to);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
