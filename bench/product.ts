import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../api/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../api/src/platform/embedded-postgres/start-embedded-postgres.ts';

export const ADMIN = { email: 'bench@example.com', password: 'Bench1234' };

const MAIN = join(import.meta.dirname, '../api/src/main.ts');

export const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

export interface Product {
  /** The address of the API, of the first process. */
  api: string;
  /** The address of each process. */
  apis: string[];
  /** The access token of a super administrator. */
  token: string;
  databaseUrl: string;
}

/**
 * Runs the product on an embedded PostgreSQL that was filled before, and removes everything afterwards. The folder of
 * BENCH_DATA is filled once and left for the next run.
 */
export async function withProduct(
  fill: (client: pg.Client) => Promise<void>,
  measure: (product: Product) => Promise<void>,
  { processes = 1, variables = {} }: { processes?: number; variables?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const folder = process.env.BENCH_DATA;
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'bench-'));
  const isFilled = folder !== undefined && existsSync(folder);
  mkdirSync(dataDir, { recursive: true });
  // When this runs as root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error });
  const children: ChildProcess[] = [];
  try {
    await migrate(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      if (!isFilled) await fill(client);
      // The check of the books would run beside the first measurements.
      await client.query(
        "INSERT INTO books_checks SELECT current_date + n, now(), '[]' FROM generate_series(-1, 1) n ON CONFLICT DO NOTHING",
      );
    } finally {
      await client.end();
    }
    const apis: string[] = [];
    for (let nth = 0; nth < processes; nth += 1) {
      const port = await freePort();
      const environment = {
        DATABASE_URL: postgres.url,
        SECRET_KEY,
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'error',
        ACCESS_TOKEN_SECONDS: '86400',
        FIRST_ADMIN_EMAIL: ADMIN.email,
        FIRST_ADMIN_PASSWORD: ADMIN.password,
        ...variables,
      };
      children.push(await started(MAIN, [], environment, 'The back office is at'));
      apis.push(`http://127.0.0.1:${port}/api`);
    }
    const [api = ''] = apis;
    await measure({ api, apis, token: await signIn(api), databaseUrl: postgres.url });
  } catch (error) {
    // Printed now: connections of the measurement that are still open fail as the database stops, and end the program.
    console.error(error);
    throw error;
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
    if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a process and waits until it prints that it is ready. */
export async function started(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  word: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes(word) && resolve());
    child.once('exit', () => reject(new Error(`${script} ended`)));
  });
  child.stdout.resume();
  return child;
}

async function signIn(api: string): Promise<string> {
  const response = await fetch(`${api}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grantType: 'password',
      ...ADMIN,
      clientId: 'back-office',
      clientSecret: 'back-office',
    }),
  });
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
}
