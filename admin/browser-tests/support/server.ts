import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createTestDatabase } from '../../../api/src/testing/test-database.ts';
import type {} from './demo.ts';
import { launchServer } from './launch-server.ts';

export interface Server {
  /** `http://localhost:port`, or another host that the environment names, without a trailing slash. */
  address: string;
  /** The folder of its files, with the outgoing e-mails below `mail`. */
  dataDir: string;
  /** For data that neither a screen nor the API can create. */
  databaseUrl: string;
  stop: () => Promise<void>;
}

/** Starts the real server with demo data, with its own database and folder. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const database = await createTestDatabase('demo');
  const dataDir = mkdtempSync(join(tmpdir(), 'share-browser-'));
  cpSync(inject('demoFolder'), dataDir, { recursive: true });
  const server = await launchServer({ databaseUrl: database.url, dataDir, environment });
  return {
    address: server.address,
    dataDir,
    databaseUrl: database.url,
    stop: async () => {
      await server.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
