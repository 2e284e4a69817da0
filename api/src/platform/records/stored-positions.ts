/** Records with an order that staff choose, at positions 1..n without gaps (CON-11). */
import { between, getTableName, gt, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { changeRecord, insertRecord, removeRecord, type Target } from './record-steps.ts';
import {
  type Awaitable,
  type ColumnsOf,
  type InsertOf,
  type Records,
  type RecordTable,
  readerOf,
} from './records.ts';

export type PositionedTable = RecordTable & { position: PgColumn };

/**
 * Allows one transaction at a time to add to, remove from or reorder a list, so that two never use the same position. The lock
 * lasts until the transaction ends. Take it before any row lock, because its holder moves all other rows.
 */
export async function lockPositions(tx: Db, table: PositionedTable): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`positions:${getTableName(table)}`}))`);
}

/** Moves the records from a position on down by one, and returns the position for a new one: the wanted one, or the end. */
export async function makeRoom(tx: Db, table: PositionedTable, wanted: number): Promise<number> {
  const position = Math.min(wanted, (await countOf(tx, table)) + 1);
  await tx
    .update(table)
    .set({ position: sql`${table.position} + 1` })
    .where(gte(table.position, position));
  return position;
}

/** Moves the records between two positions by one, and returns the position of the one that goes there, or to the end. */
export async function shiftBetween(
  tx: Db,
  table: PositionedTable,
  { from, wanted }: { from: number; wanted: number },
): Promise<number> {
  const to = Math.min(wanted, await countOf(tx, table));
  if (to === from) return to;
  const [passed, step] =
    to < from ? [between(table.position, to, from - 1), 1] : [between(table.position, from + 1, to), -1];
  await tx
    .update(table)
    .set({ position: sql`${table.position} + ${step}` })
    .where(passed);
  return to;
}

/** Moves the records after a removed one up by one. */
export async function closeGap(tx: Db, table: PositionedTable, removed: number): Promise<void> {
  await tx
    .update(table)
    .set({ position: sql`${table.position} - 1` })
    .where(gt(table.position, removed));
}

async function countOf(tx: Db, table: PositionedTable): Promise<number> {
  const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(table);
  return found?.count ?? 0;
}

/**
 * The verbs of records that only have columns of their own and a position. `columns` turns a body into columns, before the
 * transaction begins, and may refuse it. A new record comes after all others, an update leaves the position as it is, and
 * records after a deleted one move up by one.
 */
export const positionedVerbs = <
  Table extends PositionedTable,
  View,
  Input,
  Given extends Omit<InsertOf<Table>, 'position'>,
>(
  of: Records<Table, View>,
  columns: (input: Input, context: Context) => Awaitable<ColumnsOf<Table, Given>>,
) => ({
  read: readerOf(of),
  create: async (context: Context, input: Input): Promise<View> => {
    const given = await columns(input, context);
    return inTransaction(context, async (tx) => {
      await lockPositions(tx, of.table);
      const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM ${of.table})`;
      return insertRecord({ tx, context }, of, { ...given, position });
    });
  },
  update: async (context: Context, target: Target, input: Input): Promise<View> => {
    const given = await columns(input, context);
    return inTransaction(context, (tx) => changeRecord({ tx, context }, of, target, () => given));
  },
  remove: (context: Context, id: number): Promise<null> =>
    inTransaction(context, async (tx) => {
      const table: PositionedTable = of.table;
      await lockPositions(tx, table);
      const { position } = (await removeRecord({ tx, context }, of, id)) as { position: number };
      await closeGap(tx, table, position);
      return null;
    }),
});
