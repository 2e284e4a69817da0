import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StopReason } from '../../process/stop-reason.ts';
import { isCode } from '../is-code.ts';

const timeout = 5_000; // A database that is started together with the server may be ready a little later.
const silence = 15_000; // On a busy machine the database accepts a connection at once and answers seconds later (R32).
const temporary = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03', '53300'];

/** Returns when the database answers; throws a `StopReason` when it refuses or stays silent. */
export async function reachDatabase(url: string): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    try {
      await ask(url);
      return;
    } catch (error) {
      if (!isCode(error, ...temporary) || Date.now() > until - 500) throw unreachable(url, error);
    }
    await wait(500);
  }
}

async function ask(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: silence });
  client.on('error', () => {}); // The query in progress fails with the same error.
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => {}); // The first error is the one to report.
  }
}

/** The message names the host, never the password. */
function unreachable(url: string, error: unknown): StopReason {
  const address = new URL(url);
  const why = error instanceof AggregateError ? error.errors.map(String).join('; ') : messageOf(error);
  return new StopReason(
    `The database ${address.pathname.slice(1)} at ${address.host} (DATABASE_URL) cannot be used: ${why}.`,
    {
      cause: error,
    },
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
