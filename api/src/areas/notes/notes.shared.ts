import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export { addNote } from './notes.verbs.ts';

/** SQL: the notes that describe a person: those on the person and on the person's orders. */
const aboutPerson = (userId: number) =>
  sql`user_id = ${userId} OR order_id IN (SELECT id FROM orders WHERE user_id = ${userId})`;

/** Deletes the notes about a person who is erased. Notes that the person wrote on others stay, under the pseudonym. */
export async function eraseNotes(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`DELETE FROM notes WHERE ${aboutPerson(userId)}`);
}

export async function countNotes(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ notes: number }>(
    sql`SELECT count(*)::int AS notes FROM notes WHERE ${aboutPerson(userId)}`,
  );
  return rows[0]?.notes ?? 0;
}

/** The notes about a person, for the person. Who wrote them is left out. */
export async function readNotesAbout(db: Db, userId: number) {
  const { rows } = await db.execute(sql`
    SELECT order_id AS "order", text, created_at AS "writtenAt" FROM notes WHERE ${aboutPerson(userId)} ORDER BY id`);
  return rows;
}
