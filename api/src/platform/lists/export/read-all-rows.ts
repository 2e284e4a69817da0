import type { ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../context.ts';
import { allowSeconds, openDb } from '../../database/database.ts';
import type { Statement } from '../list-conditions.ts';
import type { ListSource } from '../list-source.ts';
import { idsStatement, type ListRequest, rowsStatement } from '../list-statements.ts';
import { findRelated } from '../related-condition.ts';

/** So many rows are in memory at once. */
const BATCH = 1_000;

/** Sorting a million rows by a column of another table takes some seconds. */
const STATEMENT_SECONDS = 60;

/** A reader that takes nothing for so long loses its connection: its snapshot keeps the database from cleaning up. */
const PATIENCE_SECONDS = 60;

interface Wanted {
  state: ListState;
  /** Only these of the rows that match. */
  ids: readonly number[] | undefined;
  /** Ends the reading, also in the middle of a statement. */
  signal: AbortSignal;
}

/**
 * Reads all rows of a list that match, in their order, as the database was at one moment, and hands them over in batches: the
 * next one is read when it is asked for. A cursor walks over the ids; the rows of each batch are joined afterwards, as those
 * of a page are. The connection is free again when the last batch was taken, the signal aborts, or the caller stops.
 */
export async function* readAllRows<Declared extends ListDeclaration, Found, Row>(
  context: Context,
  source: ListSource<Declared, Found, Row>,
  { state, ids, signal }: Wanted,
): AsyncGenerator<Row[], void, undefined> {
  const client = await context.readers.custom.connect();
  const cancelling = cancelOn(signal, context, client);
  try {
    signal.throwIfAborted();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await allowSeconds(openDb(client), STATEMENT_SECONDS);
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '${PATIENCE_SECONDS}s'`);
    const run = async <Read>(statement: Statement) => (await client.query(statement)).rows as Read[];
    const found = await findRelated(source, state, run<{ id: number }>);
    const request: ListRequest = { source, state, language: context.language, now: context.now(), found };
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

/** Cancels the statement that is running when the signal aborts; `stop` waits until a later one cannot be hit any more. */
function cancelOn(signal: AbortSignal, { readers }: Context, client: PoolClient) {
  const { processID } = client as PoolClient & { processID: number };
  let cancelled: Promise<unknown> = Promise.resolve();
  const cancel = () => {
    // Should this fail, the time limit of the statement ends it.
    cancelled = readers.custom.query('SELECT pg_cancel_backend($1)', [processID]).catch(() => {});
  };
  signal.addEventListener('abort', cancel, { once: true });
  return {
    stop: () => {
      signal.removeEventListener('abort', cancel);
      return cancelled;
    },
  };
}
