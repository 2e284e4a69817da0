import { join } from 'node:path';
import { freePort } from '../../../api/src/platform/embedded-postgres/run-postgres.ts';
import { runProcess } from '../../../api/src/testing/processes/processes.ts';

const root = join(import.meta.dirname, '../../..');

export interface Launch {
  databaseUrl: string;
  dataDir: string;
  environment?: Record<string, string>;
}

/** Runs the real server on a free port until it is stopped. */
export async function launchServer({ databaseUrl, dataDir, environment }: Launch) {
  const port = await freePort();
  const host = environment?.HOST ?? 'localhost';
  const address = `http://${host}:${port}`;
  const server = runProcess(
    join(root, 'api/src/main.ts'),
    [],
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: host,
      PUBLIC_URL: address,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      DEMO: '1',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), // The same cache as in scripts/start.mjs.
      ...environment,
    },
    dataDir, // so that a developer's .env is not used
  );
  await server.says('The back office is at');
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.exit;
  };
  return { address, stop };
}
