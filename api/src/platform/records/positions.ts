/** Records with an order that staff choose, at positions 1..n without gaps (CON-11). */
import { getTableName, gt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertRecord, removeRecord } from './record-steps.ts';
import type { ColumnsOf, InsertOf, Records, RecordTable } from './records.ts';

type PositionedTable = RecordTable & { position: PgColumn };

/**
 * Allows one transaction at a time to add to, remove from or reorder a list, so that two never use the same position. The lock
 * lasts until the transaction ends. Take it before any row lock, because its holder moves all other rows.
 */
async function lockPositions(tx: Db, list: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`positions:${list}`}))`);
}

/** Adds a record after all others. */
export const createAtEnd = <
  Table extends PositionedTable,
  View,
  Given extends Omit<InsertOf<Table>, 'position'>,
>(
  context: Context,
  of: Records<Table, View>,
  columns: () => ColumnsOf<Table, Given>,
): Promise<View> =>
  inTransaction(context, async (tx) => {
    await lockPositions(tx, getTableName(of.table));
    const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM ${of.table})`;
    return insertRecord({ tx, context }, of, { ...columns(), position });
  });

/** Deletes a record; those after it move up by one. */
export const deleteAndCloseGap = <Table extends PositionedTable, View>(
  context: Context,
  of: Records<Table, View>,
  id: number,
): Promise<null> =>
  inTransaction(context, async (tx) => {
    const table: PositionedTable = of.table;
    await lockPositions(tx, getTableName(table));
    const { position } = (await removeRecord({ tx, context }, of, id)) as { position: number };
    await tx
      .update(table)
      .set({ position: sql`${table.position} - 1` })
      .where(gt(table.position, position));
    return null;
  });
