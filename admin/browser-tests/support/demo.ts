import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type {} from '../../../api/src/testing/database-server.ts';
import { launchServer } from './launch-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files that belong to the database `demo`; both are copied for every test file. */
    demoFolder: string;
  }
}

/** Starts a server that fills a database with demo data, once per run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'share-demo-'));
  const address = project.getProvidedContext().databaseServer;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('CREATE DATABASE demo TEMPLATE template').finally(() => client.end());
  const databaseUrl = Object.assign(new URL(address), { pathname: 'demo' }).href;
  const server = await launchServer({ databaseUrl, dataDir });
  await server.stop();
  project.provide('demoFolder', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
