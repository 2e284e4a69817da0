import type { NotedKind, NoteInput } from '@share/contract/areas/notes/notes.endpoints.ts';
import { cutText } from '@share/contract/shared/text-fields.ts';
import { and, eq, sql } from 'drizzle-orm';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { mayDelete } from './list-notes.ts';
import { columnOf, notedRecords, readNoted } from './noted-records.ts';
import { notes } from './notes.tables.ts';

/** The audit trail has the beginning of a note only. */
const RECORDED_LETTERS = 80;

/** Writes a note on a record. Refuses with USER_IS_ERASED if the person whom the record concerns was erased. */
export function addNote(context: Context, kind: NotedKind, id: number, { text }: NoteInput) {
  return inTransaction(context, async (tx) => {
    const person = await readNoted(tx, kind, id);
    if (person !== null) await refuseIfErased(tx, person);
    const [stored] = await tx
      .insert(notes)
      .values({
        [notedRecords[kind].column]: id,
        text,
        writtenBy: callerId(context),
        createdAt: context.now(),
      })
      .returning({ id: notes.id });
    if (!stored) throw new Error('The note was not stored');
    await record(tx, context, 'add-note', { kind, id, person, after: recorded(text) });
    return stored;
  });
}

/** The lock keeps an erasure out until the note is stored, so that the erasure deletes it. */
async function refuseIfErased(tx: Db, person: number): Promise<void> {
  const { rows } = await tx.execute<{ erased: boolean }>(
    sql`SELECT erased_at IS NOT NULL AS erased FROM users WHERE id = ${person} FOR SHARE`,
  );
  if (rows[0]?.erased) throw new Refusal('USER_IS_ERASED');
}

/** Deletes a note of the caller; super administrators delete any. */
export function removeNote(context: Context, kind: NotedKind, id: number, noteId: number): Promise<null> {
  return inTransaction(context, async (tx) => {
    const [stored] = await tx
      .select()
      .from(notes)
      .where(and(eq(notes.id, noteId), eq(columnOf(kind), id)))
      .for('update');
    if (!stored) throw new Refusal('NOTE_NOT_EXISTS');
    if (!mayDelete(context, stored)) throw new Refusal('NOTE_OF_A_COLLEAGUE');
    await tx.delete(notes).where(eq(notes.id, noteId));
    const person = await readNoted(tx, kind, id);
    await record(tx, context, 'remove-note', { kind, id, person, before: recorded(stored.text) });
    return null;
  });
}

const recorded = (text: string) => {
  const beginning = cutText(text, RECORDED_LETTERS);
  return { note: beginning === text ? text : `${beginning}…` };
};

interface Change {
  kind: NotedKind;
  id: number;
  person: number | null;
  before?: { note: string };
  after?: { note: string };
}

const record = (
  tx: Db,
  context: Context,
  verb: 'add-note' | 'remove-note',
  { kind, id, person, before, after }: Change,
): Promise<void> =>
  audit(tx, context, {
    action: `${kind}.${verb}`,
    entity: kind,
    id,
    before,
    after,
    ...(person === null ? {} : { person: { id: person } }),
  });
