import type { NotedKind } from '@share/contract/areas/notes/notes.endpoints.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { notes } from './notes.tables.ts';

interface NotedRecord {
  /** The column of `notes` that names the record. */
  column: 'orderId' | 'userId' | 'offerId';
  missing: ErrorCode;
  /** Selects the record, and the person whom it concerns: a note on an order describes its investor. */
  read: (id: number) => SQL;
}

export const notedRecords: Readonly<Record<NotedKind, NotedRecord>> = {
  order: {
    column: 'orderId',
    missing: 'ORDER_NOT_EXISTS',
    read: (id) => sql`SELECT user_id AS person FROM orders WHERE id = ${id}`,
  },
  user: {
    column: 'userId',
    missing: 'USER_NOT_EXISTS',
    read: (id) => sql`SELECT id AS person FROM users WHERE id = ${id}`,
  },
  offer: {
    column: 'offerId',
    missing: 'OFFER_NOT_EXISTS',
    read: (id) => sql`SELECT NULL::integer AS person FROM offers WHERE id = ${id}`,
  },
};

export const columnOf = (kind: NotedKind) => notes[notedRecords[kind].column];

/** The number of the person whom the record concerns, or null. Refuses if there is no such record. */
export async function readNoted(db: Db, kind: NotedKind, id: number): Promise<number | null> {
  const { rows } = await db.execute<{ person: number | null }>(notedRecords[kind].read(id));
  const [found] = rows;
  if (!found) throw new Refusal(notedRecords[kind].missing);
  return found.person;
}
