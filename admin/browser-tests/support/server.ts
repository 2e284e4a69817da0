import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '../../../api/src/testing/database-server.ts'; // declares where the tests' PostgreSQL is
import { type Process, runProcess } from '../../../api/src/testing/processes.ts';
import { createTestDatabase } from '../../../api/src/testing/test-database.ts';

const root = join(import.meta.dirname, '../../..');

export interface Server {
  /** `http://localhost:port`, without a slash. */
  address: string;
  /** The folder of its files, with the outgoing e-mails below `mail`. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts the real server on a free port, with demo data in a database and a folder of its own. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const [database, port] = await Promise.all([createTestDatabase(), freePort()]);
  const dataDir = mkdtempSync(join(tmpdir(), 'share-browser-'));
  const address = `http://localhost:${port}`;
  const server = runProcess(
    join(root, 'api/src/main.ts'),
    [],
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: address,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      DEMO: '1',
      ...environment,
    },
    dataDir, // away from a developer's .env
  );
  await server.says('The back office is at');
  return { address, dataDir, stop: () => stop(server, () => database.drop(), dataDir) };
}

async function stop(server: Process, dropDatabase: () => Promise<void>, dataDir: string): Promise<void> {
  server.child.kill('SIGTERM');
  await server.exit;
  await dropDatabase();
  rmSync(dataDir, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
