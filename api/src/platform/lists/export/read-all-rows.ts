import type { ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import type { Pool, PoolClient } from 'pg';
import type { Context } from '../../context.ts';
import { allowSeconds, openDb } from '../../database/database.ts';
import type { Statement } from '../list-conditions.ts';
import type { ListSource } from '../list-source.ts';
import { idsStatement, type ListRequest, rowsStatement } from '../list-statements.ts';
import { findRelated } from '../related-condition.ts';

/** The number of rows that are in memory at once. */
const BATCH = 1_000;

/** Sorting a million rows by a column of another table takes some seconds. */
const STATEMENT_SECONDS = 60;

/** A reader that takes nothing for this long loses its connection, because its snapshot keeps the database from cleaning up. */
const PATIENCE_SECONDS = 60;

interface Wanted {
  state: ListState;
  /** Limits the matching rows to these. */
  ids: readonly number[] | undefined;
  /** Ends the reading, also in the middle of a statement. */
  signal: AbortSignal;
  /** The record of which the rows are parts. */
  within?: number | undefined;
}

/**
 * Reads all matching rows of a list in their order, from one snapshot, and returns them in batches: the next one is read when it
 * is asked for. A cursor reads the ids; the rows of each batch are joined afterwards, like those of a page. The connection is
 * released when the last batch was taken, the signal aborts, or the caller stops.
 */
export async function* readAllRows<Declared extends ListDeclaration, Found, Row>(
  context: Context,
  source: ListSource<Declared, Found, Row>,
  { state, ids, signal, within }: Wanted,
): AsyncGenerator<Row[], void, undefined> {
  // Read once: the process id of the connection means nothing to another database.
  const pool = context.readers.custom;
  const client = await pool.connect();
  const cancelling = cancelOn(signal, pool, client);
  try {
    signal.throwIfAborted();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await allowSeconds(openDb(client), STATEMENT_SECONDS);
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${PATIENCE_SECONDS}s'`);
    const run = async <Read>(statement: Statement) => (await client.query(statement)).rows as Read[];
    const found = await findRelated(source, state, run<{ id: number }>);
    const { language } = context;
    const request: ListRequest = { source, state, language, now: context.now(), found, within };
    const { text, values } = idsStatement(request, ids);
    await client.query({ text: `DECLARE matching NO SCROLL CURSOR FOR ${text}`, values });
    for (;;) {
      const batch = await client.query<{ id: number }>(`FETCH ${BATCH} FROM matching`);
      if (batch.rows.length === 0) return;
      const rows = await run<Found>(
        rowsStatement(
          source,
          batch.rows.map(({ id }) => id),
        ),
      );
      yield rows.map((row) => source.row(row, context));
    }
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
