import { randomBytes } from 'node:crypto';
import { accessSync, constants, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeDataDir, readOrCreateText } from '../durable-file.ts';
import { StopReason } from '../process/stop-reason.ts';
import { backUpCluster, hasBackup } from './cluster-backup.ts';
import { createCluster } from './create-cluster.ts';
import { lockData } from './data-lock.ts';
import {
  database,
  ensureOwnedDatabase,
  giveToOwner,
  ownerUrl,
  readOrCreateOwnerPassword,
} from './database-owner.ts';
import { stopLeftover } from './leftover-postgres.ts';
import { findBinaries } from './postgres-binaries.ts';
import { openPostgresHome } from './postgres-home.ts';
import { assertDurable, commonSettings, durableSettings } from './postgres-settings.ts';
import { formerOrFreePort, PostgresRefused, type RunningPostgres, runPostgres } from './run-postgres.ts';
import { readPort } from './running-embedded-url.ts';
import { superviseDatabase } from './supervise-database.ts';

const startTimeout = 15_000;

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };
type Options = {
  dataDir: string;
  log: (sentence: string) => void;
  /** Names the state of a database that is about to be migrated, so that its files are backed up first (R34); or null. */
  stateToBackUp?: (url: string) => Promise<string | null>;
  /** Ends a start that takes long. It then throws, and everything that it had started ends, too. */
  signal?: AbortSignal;
  /** Called when PostgreSQL ended by itself and could not be started again. */
  onLost?: (reason: unknown) => void;
};

/** Starts the PostgreSQL whose files are in the data directory. Throws a `StopReason` if another server runs it. */
export async function startEmbeddedPostgres({
  dataDir: given,
  log,
  stateToBackUp,
  signal,
  onLost,
}: Options): Promise<EmbeddedPostgres> {
  const dataDir = openDataDir(given);
  const lock = await lockData(dataDir);
  try {
    const home = openPostgresHome(dataDir, log);
    const binaries = findBinaries(home.folder, home.runAs);
    const password = readOrCreateText(join(dataDir, 'postgres-password'), () =>
      randomBytes(24).toString('hex'),
    );
    await createCluster({ home, binaries, password, signal });
    const settings = { ...commonSettings, ...durableSettings };
    const startAt = (findPort: () => Promise<number>) =>
      startPatiently(home.cluster, log, async () =>
        runPostgres({ home, binaries, password, settings, port: await findPort(), signal }),
      );
    const start = (port: number) => startAt(async () => port);
    const former = Number(readPort(home.cluster));
    let first = await startAt(() => formerOrFreePort(former));
    const ownerPassword = readOrCreateOwnerPassword(dataDir);
    const state = await prepareDatabase(first, ownerPassword, stateToBackUp);
    if (state && !hasBackup(home, state)) {
      await first.stop();
      log(`This version changes the database; its files are first copied to ${backUpCluster(home, state)}.`);
      first = await start(first.port);
    }
    const supervised = superviseDatabase({ first, start, log, onLost });
    return {
      url: ownerUrl(first.port, ownerPassword),
      async stop() {
        lock.announceStop();
        await supervised.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openDataDir(given: string): string {
  try {
    makeDataDir(given);
    accessSync(given, constants.W_OK | constants.X_OK);
    return realpathSync(given);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StopReason(`The data directory (DATA_DIR) cannot be used: ${why}.`, { cause: error });
  }
}

/** Tries again for a while: processes of an earlier server may need time to end, and another program may take the port first. */
async function startPatiently(cluster: string, log: Options['log'], run: () => Promise<RunningPostgres>) {
  const until = Date.now() + startTimeout;
  for (;;) {
    await stopLeftover(cluster, log);
    try {
      return await run();
    } catch (error) {
      const passes = /postmaster\.pid|shared memory block|could not bind|in use/;
      if (!(error instanceof PostgresRefused && passes.test(error.message)) || Date.now() > until)
        throw error;
    }
    await wait(250);
  }
}

/** Creates the database and its owner if missing, and returns the state to back up before the program changes it, or null. */
async function prepareDatabase(
  running: RunningPostgres,
  ownerPassword: string,
  stateToBackUp: Options['stateToBackUp'],
): Promise<string | null> {
  try {
    await using(running.url('postgres'), (client) => ensureOwnedDatabase(client, ownerPassword));
    await using(running.url(database), giveToOwner);
    const url = ownerUrl(running.port, ownerPassword);
    await using(url, assertDurable);
    return (await stateToBackUp?.(url)) ?? null;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function using(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
