import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import type { ColumnsOf } from '../../../platform/records/records.ts';

type NodeTable = PgTable & { offerId: PgColumn; id: PgColumn };
type Row = { offerId: number; id: string };

/** Replaces the offer's rows in a table, with two statements for any number of rows. */
export async function replaceNodes<Table extends NodeTable, Given extends Table['$inferInsert'] & Row>(
  tx: Db,
  table: Table,
  offerId: number,
  rows: readonly ColumnsOf<Table, Given>[],
): Promise<void> {
  await upsertNodes(tx, table, rows);
  await deleteOtherNodes(tx, table, offerId, rows);
}

/** Inserts new rows and updates those that differ. Columns that the rows do not contain are not changed. */
export async function upsertNodes<Table extends NodeTable, Given extends Table['$inferInsert'] & Row>(
  tx: Db,
  table: Table,
  rows: readonly ColumnsOf<Table, Given>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known: Record<string, PgColumn> = getTableColumns(table);
  const named = Object.keys(first).flatMap((key) => (known[key] ? [{ key, name: known[key].name }] : []));
  const json = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(named.map(({ key, name }) => [name, row[key]])),
  );
  const columns = listed(named.map(({ name }) => sql.identifier(name)));
  const values = named.map(({ name }) => name).filter((name) => name !== 'offer_id' && name !== 'id');
  await tx.execute(sql`
    INSERT INTO ${table} AS stored (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(json)}::json)
    ON CONFLICT (offer_id, id) DO UPDATE
    SET ${listed(values.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`))}
    WHERE ROW(${listed(values.map((name) => sql`stored.${sql.identifier(name)}`))})
      IS DISTINCT FROM ROW(${listed(values.map((name) => sql`excluded.${sql.identifier(name)}`))})`);
}

/** Deletes the offer's rows that are not listed. Move children out of rows that will be deleted before calling this. */
export async function deleteOtherNodes(
  tx: Db,
  table: NodeTable,
  offerId: number,
  rows: readonly Row[],
): Promise<void> {
  const listed = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`DELETE FROM ${table} WHERE offer_id = ${offerId} AND id <> ALL(${listed}::uuid[])`);
}

const listed = (parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL =>
  sql.join([...parts] as SQL[], sql`, `);
