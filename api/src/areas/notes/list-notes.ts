import type { NotedKind, NoteView } from '@share/contract/areas/notes/notes.endpoints.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { users } from '../users/users.tables.ts';
import { columnOf, readNoted } from './noted-records.ts';
import { notes } from './notes.tables.ts';

/** The notes on a record, newest first. */
export async function listNotes(context: Context, kind: NotedKind, id: number): Promise<NoteView[]> {
  const { db } = context;
  await readNoted(db, kind, id);
  const found = await db
    .select({ note: notes, by: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.writtenBy))
    .where(eq(columnOf(kind), id))
    .orderBy(desc(notes.id));
  return found.map(({ note, by }) => ({
    id: note.id,
    text: note.text,
    at: note.createdAt.toISOString(),
    by,
    canDelete: mayDelete(context, note),
  }));
}

/** Authors delete their own notes, super administrators all. */
export const mayDelete = ({ actor }: Context, { writtenBy }: { writtenBy: number }): boolean =>
  actor.isSuperAdmin || writtenBy === actor.id;
