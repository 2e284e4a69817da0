import type { ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import type { Context } from '../../context.ts';
import type { Statement } from '../list-conditions.ts';
import type { ListSource } from '../list-source.ts';
import { idsStatement, type ListRequest, rowsStatement } from '../list-statements.ts';
import { findRelated } from '../related-condition.ts';
import { inSnapshot } from './in-snapshot.ts';

/** The number of rows that are in memory at once. */
const BATCH = 1_000;

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
 * Reads all matching rows of a list in their order, from one snapshot, and returns them in batches. A cursor reads the ids; the rows
 * of each batch are joined afterwards, like those of a page.
 */
export const readAllRows = <Declared extends ListDeclaration, Found, Row>(
  context: Context,
  source: ListSource<Declared, Found, Row>,
  { state, ids, signal, within }: Wanted,
): AsyncGenerator<Row[], void, undefined> =>
  inSnapshot(context, signal, async function* (client) {
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
  });
