import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

export type Awaitable<Value> = Value | Promise<Value>;

/** A table of records with a version, which is incremented by every save (R7). */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn };

export type RowOf<Table extends RecordTable> = Table['$inferSelect'];
export type InsertOf<Table extends PgTable> = Table['$inferInsert'];

/** The description of an area's records for the functions that read and save them. */
export interface Records<Table extends RecordTable, View> {
  table: Table;
  /** The name in the audit trail, where actions are `{entity}.create`, `.update` and `.delete`. */
  entity: string;
  /** The error code when there is no such record. */
  missing: ErrorCode;
  /** Makes the form that the API and the audit trail show, without secrets (R25). */
  view: (row: RowOf<Table>, db: Db) => Awaitable<View>;
  /** Declared by content: every save stores a version, and marks the gaps in languages. */
  versioned?: Versioned;
  /** Declared by other records: a save marks the gaps in the languages of these texts, and stores no version. */
  marked?: Marked;
}

export interface Marked {
  /** The fields with texts in two languages. */
  texts: readonly string[];
}

export type Versioned = Marked;

export const records = <Table extends RecordTable, View>(declared: Records<Table, View>) => declared;

/** Values for columns of the table only: a field without a column does not compile. */
export type ColumnsOf<Table extends PgTable, Given> = Given & {
  [Name in Exclude<keyof Given, keyof InsertOf<Table>>]: never;
};

/** For `satisfies`, where columns are made from an input: a field of the input that is not among them does not compile. */
export type EveryFieldOf<Input> = Record<keyof Input, unknown> & Record<string, unknown>;

/** The stored row. Refuses with the records' `missing`. */
export async function findRecord<Table extends RecordTable, View>(
  db: Db,
  { table, missing }: Records<Table, View>,
  id: number,
): Promise<RowOf<Table>> {
  const [found] = await db
    .select()
    .from(table as RecordTable)
    .where(eq(table.id, id));
  if (!found) throw new Refusal(missing);
  return found;
}

/** The stored row, locked until the transaction ends. Refuses with the records' `missing`. */
export async function lockRecord<Table extends RecordTable, View>(
  tx: Db,
  { table, missing }: Records<Table, View>,
  id: number,
): Promise<RowOf<Table>> {
  const [found] = await tx
    .select()
    .from(table as RecordTable)
    .where(eq(table.id, id))
    .for('update');
  if (!found) throw new Refusal(missing);
  return found;
}

/** Reads a record as the API shows it. Refuses with the records' `missing`. */
export const readerOf =
  <Table extends RecordTable, View>(of: Records<Table, View>) =>
  async ({ db }: Context, id: number): Promise<View> =>
    of.view(await findRecord(db, of, id), db);
