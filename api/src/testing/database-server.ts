import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/migrate.ts';
import { createCluster } from '../platform/embedded-postgres/create-cluster.ts';
import { findBinaries } from '../platform/embedded-postgres/postgres-binaries.ts';
import { openPostgresHome } from '../platform/embedded-postgres/postgres-home.ts';
import { commonSettings } from '../platform/embedded-postgres/postgres-settings.ts';
import { type RunningPostgres, runPostgres } from '../platform/embedded-postgres/run-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL; its database `template` is migrated and must not be connected to. */
    databaseServer: string;
  }
}

// The data are deleted after the run, so they need not be safe on the disk.
const settings = {
  ...commonSettings,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_wal_size: '4GB',
};

const password = 'test';

/** Starts one PostgreSQL for all test files of a run and migrates the template that they clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'share-tests-'));
  chmodSync(folder, 0o711);
  let server: RunningPostgres | undefined;
  const teardown = async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const home = openPostgresHome(folder, () => {});
    const binaries = findBinaries(home.folder, home.runAs);
    await createCluster({ home, binaries, password });
    server = await runPostgres({ home, binaries, password, settings });
    await makeTemplate(server);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('databaseServer', server.url('postgres'));
  return teardown;
}

async function makeTemplate(server: RunningPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('CREATE DATABASE template').finally(() => client.end());
  await migrate(server.url('template'));
}
