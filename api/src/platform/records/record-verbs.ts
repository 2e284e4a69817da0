/** The verbs of simple areas, each in its own transaction, with lock, stale check and audit entry. */
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { sqlStateOf } from '../database/sql-errors.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';
import { changeRecord, insertRecord, removeRecord, type Target } from './record-steps.ts';
import type { Awaitable, ColumnsOf, InsertOf, Records, RecordTable, RowOf } from './records.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Adds a record. `afterInsert` saves, in the same transaction, other rows that need the record's id. */
export const createRecord = <Table extends RecordTable, View, Given extends InsertOf<Table>>(
  context: Context,
  of: Records<Table, View>,
  columns: (tx: Db) => Awaitable<ColumnsOf<Table, Given>>,
  afterInsert?: (id: number, tx: Db) => Promise<void>,
): Promise<View> =>
  inTransaction(context, async (tx) => insertRecord({ tx, context }, of, await columns(tx), afterInsert));

/** Changes a record. `columns` gets the stored row; it may refuse, and may save other rows that belong to the record. */
export const updateRecord = <Table extends RecordTable, View, Given extends Partial<InsertOf<Table>>>(
  context: Context,
  of: Records<Table, View>,
  target: Target,
  columns: (stored: RowOf<Table>, tx: Db) => Awaitable<ColumnsOf<Table, Given>>,
): Promise<View> => inTransaction(context, (tx) => changeRecord({ tx, context }, of, target, columns));

/** Deletes a record to which nothing refers, else refuses with `inUse`. The foreign keys decide, so there is no race. */
export async function deleteUnused<Table extends RecordTable, View>(
  context: Context,
  of: Records<Table, View>,
  id: number,
  inUse: ErrorCode,
): Promise<null> {
  try {
    await inTransaction(context, async (tx) => void (await removeRecord({ tx, context }, of, id)));
    return null;
  } catch (error) {
    if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION) throw new Refusal(inUse);
    throw error;
  }
}
