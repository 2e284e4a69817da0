/**
 * Add, change or remove one record within an open transaction. Verbs that do only that are in `record-verbs.ts`; verbs that
 * lock or check more combine these steps.
 */
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { audit } from './audit.ts';
import {
  type Awaitable,
  type ColumnsOf,
  type InsertOf,
  lockRecord,
  type Records,
  type RecordTable,
  type RowOf,
} from './records.ts';
import { refuseIfStale } from './stale.ts';
import { markSaved } from './versions/store-languages.ts';
import { deleteVersions, storeVersion } from './versions/store-version.ts';

export interface Scope {
  tx: Db;
  context: Context;
}

/** The record to change, and the version on which the change is based (R7); null if the sender gave none. */
export interface Target {
  id: number;
  ifMatch: number | null;
}

/** Inserts a row, lets `afterInsert` save rows that need its id, and records both in the audit trail as one creation. */
export async function insertRecord<Table extends RecordTable, View, Given extends InsertOf<Table>>(
  { tx, context }: Scope,
  of: Records<Table, View>,
  columns: ColumnsOf<Table, Given>,
  afterInsert?: (id: number, tx: Db) => Promise<void>,
): Promise<View> {
  const table: RecordTable = of.table;
  const [inserted] = await tx.insert(table).values(columns).returning();
  if (!inserted) throw new Error(`An inserted ${of.entity} came back empty`);
  const id = idOf(inserted);
  await afterInsert?.(id, tx);
  const row = afterInsert ? await lockRecord(tx, of, id) : inserted;
  const after = await of.view(row, tx);
  await audit(tx, context, { action: `${of.entity}.create`, entity: of.entity, id, after });
  await storeSave({ tx, context }, of, { before: null, after });
  return after;
}

/** Locks a record, refuses a stale change, updates the columns that `columns` returns, and increments the version. */
export async function changeRecord<Table extends RecordTable, View, Given extends Partial<InsertOf<Table>>>(
  { tx, context }: Scope,
  of: Records<Table, View>,
  { id, ifMatch }: Target,
  columns: (stored: RowOf<Table>, tx: Db) => Awaitable<ColumnsOf<Table, Given>>,
): Promise<View> {
  const table: RecordTable = of.table;
  const entry = { action: `${of.entity}.update`, entity: of.entity };
  const stored = await lockRecord(tx, of, id);
  const version = versionOf(stored);
  await refuseIfStale(tx, version, ifMatch, { ...entry, ids: [id] });
  const before = await of.view(stored, tx);
  const set = { ...(await columns(stored, tx)), version: version + 1 };
  const [changed] = await tx.update(table).set(set).where(eq(table.id, id)).returning();
  if (!changed) throw new Error(`A locked ${of.entity} was gone`);
  const after = await of.view(changed, tx);
  await audit(tx, context, { ...entry, id, before, after });
  await storeSave({ tx, context }, of, { before, after });
  return after;
}

/** Locks a record, deletes it and returns the deleted row. */
export async function removeRecord<Table extends RecordTable, View>(
  { tx, context }: Scope,
  of: Records<Table, View>,
  id: number,
): Promise<RowOf<Table>> {
  const table: RecordTable = of.table;
  const stored = await lockRecord(tx, of, id);
  const before = await of.view(stored, tx);
  await tx.delete(table).where(eq(table.id, id));
  await audit(tx, context, { action: `${of.entity}.delete`, entity: of.entity, id, before });
  if (of.versioned || of.marked) await deleteVersions(tx, of.entity, id);
  return stored;
}

/** Stores after a save what its area declared: a version, or the gaps in its languages. */
async function storeSave<Table extends RecordTable, View>(
  scope: Scope,
  { entity, versioned, marked }: Records<Table, View>,
  change: { before: unknown; after: unknown },
): Promise<void> {
  if (versioned) await storeVersion(scope, { ...versioned, entity }, change);
  if (marked) await markSaved(scope.tx, { ...marked, entity }, change);
}

const idOf = (row: object) => (row as { id: number }).id;
const versionOf = (row: object) => (row as { version: number }).version;
