/** Records whose position is a field of their form: a new or moved one takes its position, and the others make room. */
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.ts';
import { changeRecord, insertRecord, removeRecord, type Scope, type Target } from './record-steps.ts';
import {
  type Awaitable,
  type ColumnsOf,
  type InsertOf,
  lockRecord,
  type Records,
  type RowOf,
  readerOf,
} from './records.ts';
import { closeGap, lockPositions, makeRoom, type PositionedTable, shiftBetween } from './stored-positions.ts';

interface Placed {
  position?: number | undefined;
}

/** Turns a body into columns within the transaction; `stored` is null for a new record. */
type Columns<Table extends PositionedTable, Given> = (
  scope: Scope,
  stored: RowOf<Table> | null,
) => Awaitable<ColumnsOf<Table, Given>>;

/**
 * The verbs of records with a position in their body. `prepare` reads the body before the transaction begins, and may refuse
 * it; one transaction at a time changes the table. A new record without a position is refused, a stored one keeps its place.
 */
export const placedVerbs = <
  Table extends PositionedTable,
  View,
  Input extends Placed,
  Given extends Omit<InsertOf<Table>, 'position'>,
>(
  of: Records<Table, View>,
  prepare: (input: Omit<Input, 'position'>, context: Context) => Awaitable<Columns<Table, Given>>,
) => ({
  read: readerOf(of),
  create: async (context: Context, { position: wanted, ...input }: Input): Promise<View> => {
    if (wanted === undefined) throw new Refusal('POSITION_IS_REQUIRED', 'position');
    const columns = await prepare(input, context);
    return inTransaction(context, async (tx) => {
      await lockPositions(tx, of.table);
      const given = await columns({ tx, context }, null);
      const position = await makeRoom(tx, of.table, wanted);
      return insertRecord({ tx, context }, of, { ...given, position });
    });
  },
  update: async (context: Context, target: Target, { position, ...input }: Input): Promise<View> => {
    const columns = await prepare(input, context);
    return inTransaction(context, async (tx) => {
      await lockPositions(tx, of.table);
      return changeRecord({ tx, context }, of, target, async (stored) => ({
        ...(await columns({ tx, context }, stored)),
        position: await moveFrom(tx, of.table, positionOf(stored), position),
      }));
    });
  },
  /** Moves a record without changing its version, because the move changes nothing that an open form elsewhere would overwrite. */
  move: (context: Context, id: number, wanted: number): Promise<View> =>
    inTransaction(context, async (tx) => {
      const table: PositionedTable = of.table;
      await lockPositions(tx, table);
      const from = positionOf(await lockRecord(tx, of, id));
      const position = await moveFrom(tx, table, from, wanted);
      const [moved] = await tx.update(table).set({ position }).where(eq(table.id, id)).returning();
      if (!moved) throw new Error(`A locked ${of.entity} was gone`);
      const change = { before: { position: from }, after: { position } };
      await audit(tx, context, { action: `${of.entity}.move`, entity: of.entity, id, ...change });
      return of.view(moved as RowOf<Table>, tx);
    }),
  /** `check` may refuse to remove the locked record. */
  remove: (context: Context, id: number, check?: (scope: Scope, stored: RowOf<Table>) => Promise<void>) =>
    inTransaction(context, async (tx): Promise<null> => {
      await lockPositions(tx, of.table);
      await check?.({ tx, context }, await lockRecord(tx, of, id));
      await closeGap(tx, of.table, positionOf(await removeRecord({ tx, context }, of, id)));
      return null;
    }),
});

const positionOf = (row: object) => (row as { position: number }).position;

const moveFrom = async (tx: Db, table: PositionedTable, from: number, wanted: number | undefined) =>
  wanted === undefined ? from : shiftBetween(tx, table, { from, wanted });
