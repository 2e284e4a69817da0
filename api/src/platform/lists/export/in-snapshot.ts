import type { Pool, PoolClient } from 'pg';
import type { Context } from '../../context.ts';
import { allowSeconds, openDb } from '../../database/database.ts';

/** Sorting a million rows by a column of another table takes some seconds. */
const STATEMENT_SECONDS = 60;

/** A reader that takes nothing for this long loses its connection, because its snapshot keeps the database from cleaning up. */
const PATIENCE_SECONDS = 60;

/**
 * What `read` reads of one snapshot, batch by batch: the next batch is read when it is asked for. The connection is released when the
 * last batch was taken, the signal aborts, also in the middle of a statement, or the caller stops.
 */
export async function* inSnapshot<Batch>(
  context: Context,
  signal: AbortSignal,
  read: (client: PoolClient) => AsyncGenerator<Batch, void, undefined>,
): AsyncGenerator<Batch, void, undefined> {
  // Read once: the process id of the connection means nothing to another database.
  const pool = context.readers.custom;
  const client = await pool.connect();
  const cancelling = cancelOn(signal, pool, client);
  try {
    signal.throwIfAborted();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await allowSeconds(openDb(client), STATEMENT_SECONDS);
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${PATIENCE_SECONDS}s'`);
    yield* read(client);
  } finally {
    await cancelling.stop();
    // If this fails, the connection is broken, and the pool discards it.
    const broken = await client.query('ROLLBACK').then(
      () => undefined,
      (error: Error) => error,
    );
    client.release(broken);
  }
}

/**
 * Cancels the running statement when the signal aborts. `stop` waits until the cancellation can no longer hit a later statement.
 */
function cancelOn(signal: AbortSignal, pool: Pool, client: PoolClient) {
  const { processID } = client as PoolClient & { processID: number };
  let cancelled: Promise<unknown> = Promise.resolve();
  const cancel = () => {
    // If this fails, the time limit of the statement ends it.
    cancelled = pool.query('SELECT pg_cancel_backend($1)', [processID]).catch(() => {});
  };
  signal.addEventListener('abort', cancel, { once: true });
  return {
    stop: () => {
      signal.removeEventListener('abort', cancel);
      return cancelled;
    },
  };
}
