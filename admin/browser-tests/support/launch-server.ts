import { join } from 'node:path';
import { freePort } from '../../../api/src/platform/embedded-postgres/run-postgres.ts';
import { runProcess } from '../../../api/src/testing/processes/processes.ts';

const main = join(import.meta.dirname, '../../../api/src/main.ts');

interface Folder {
  dataDir: string;
  /** Variables that replace these, or come in addition. */
  environment?: Record<string, string>;
}

/** The environment of a server with demo data on a free port, whose address is in PUBLIC_URL. */
export async function variablesOf({ dataDir, environment }: Folder) {
  const port = await freePort();
  const host = environment?.HOST ?? 'localhost';
  return {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: `http://${host}:${port}`,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    DEMO: '1',
    ...environment,
  };
}

/** Runs the real server as a process until it is stopped. */
export async function launchServer({ databaseUrl, ...folder }: Folder & { databaseUrl: string }) {
  const variables = await variablesOf(folder);
  const server = runProcess(
    main,
    [],
    { DATABASE_URL: databaseUrl, ...variables },
    folder.dataDir, // so that a developer's .env is not used
  );
  await server.says('The back office is at');
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.exit;
  };
  return { address: variables.PUBLIC_URL, stop };
}
