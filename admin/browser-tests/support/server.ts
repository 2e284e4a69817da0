import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readEnvironment } from '../../../api/src/platform/environment.ts';
import { startServer as start } from '../../../api/src/server.ts';
import { createTestDatabase } from '../../../api/src/testing/test-database.ts';
import type {} from './demo.ts';
import { variablesOf } from './launch-server.ts';

export interface Server {
  /** `http://localhost:port`, or another host that the environment names, without a trailing slash. */
  address: string;
  /** The folder of its files, with the outgoing e-mails below `mail`. */
  dataDir: string;
  /** For data that neither a screen nor the API can create. */
  databaseUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server with demo data, with its own database and folder. It runs in this process: its many files are then
 * read once for all tests, and a process of its own would take three seconds of the processor for each file of tests.
 */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const database = await createTestDatabase('demo');
  const dataDir = mkdtempSync(join(tmpdir(), 'share-browser-'));
  cpSync(inject('demoFolder'), dataDir, { recursive: true });
  const variables = await variablesOf({ dataDir, environment: { LOG_LEVEL: 'silent', ...environment } });
  const server = await start({ environment: readEnvironment(variables), databaseUrl: database.url });
  return {
    address: variables.PUBLIC_URL,
    dataDir,
    databaseUrl: database.url,
    stop: async () => {
      await server.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
