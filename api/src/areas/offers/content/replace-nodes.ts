import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

type NodeTable = PgTable & { offerId: PgColumn; id: PgColumn };
type Row = { offerId: number; id: string };

/** Makes the offer's rows of a table those given, in two statements however many there are. */
export async function replaceNodes<Table extends NodeTable>(
  tx: Db,
  table: Table,
  offerId: number,
  rows: readonly (Table['$inferInsert'] & Row)[],
): Promise<void> {
  await upsertNodes(tx, table, rows);
  await deleteOtherNodes(tx, table, offerId, rows);
}

/** Adds new rows and changes those that differ; columns that the rows do not name stay as they are. */
export async function upsertNodes<Table extends NodeTable>(
  tx: Db,
  table: Table,
  rows: readonly (Table['$inferInsert'] & Row)[],
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

/** Deletes what is left out. Whoever moves rows out of others does so before. */
export async function deleteOtherNodes(
  tx: Db,
  table: NodeTable,
  offerId: number,
  rows: readonly Row[],
): Promise<void> {
  const kept = sql.param(rows.map(({ id }) => id));
  await tx.execute(sql`DELETE FROM ${table} WHERE offer_id = ${offerId} AND id <> ALL(${kept}::uuid[])`);
}

const listed = (parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL =>
  sql.join([...parts] as SQL[], sql`, `);
