import type { Db } from '../../platform/database/database.ts';
import { lockRecord } from '../../platform/records/records.ts';
import { readStanding } from '../rights/rights.shared.ts';
import { userRecords } from './users.reads.ts';

/** Locks an account and reads its person's rights. Refuses with USER_NOT_EXISTS. */
export async function lockAccount(tx: Db, id: number) {
  const stored = await lockRecord(tx, userRecords, id);
  const person = await readStanding(tx, id);
  if (!person) throw new Error('A locked user is gone');
  return { stored, person };
}
