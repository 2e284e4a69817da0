import type { ErasedFromEntry, JournalEntry } from '@share/contract/areas/journal/journal.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { actorName, auditEntries } from '../../platform/records/audit.ts';
import { openEntries, ownersOf } from '../../platform/records/personal-values.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changesOf } from './changes-of.ts';
import { ENTRY_JOINS, entryColumns, type FoundEntry, mayReadContents, toJournalRow } from './entry-rows.ts';
import { readableValues } from './readable-values.ts';

/** An offer with all its content has some thousands of values; nobody reads more. */
const MOST_CHANGES = 500;

const COLUMNS = Object.entries(entryColumns).map(([field, sql]) => `${sql} AS "${field}"`);
const SELECT_ONE = `SELECT ${COLUMNS.join(', ')} FROM (SELECT $1::bigint AS id) page ${ENTRY_JOINS}`;

/** Refuses with NOT_FOUND. */
export async function getJournalEntry(context: Context, id: number): Promise<JournalEntry> {
  const { rows } = await context.readers.custom.query<FoundEntry>({ text: SELECT_ONE, values: [id] });
  const [found] = rows;
  if (!found) throw new Refusal('NOT_FOUND');
  const contents = mayReadContents(context, found) ? await contentsOf(context, found) : null;
  return { ...toJournalRow(found, context), contents };
}

async function contentsOf(context: Context, found: FoundEntry): Promise<JournalEntry['contents']> {
  const id = Number(found.id);
  const [stored] = await context.db.select().from(auditEntries).where(eq(auditEntries.id, id));
  const [entry] = stored ? await openEntries(context, [stored]) : [];
  if (!stored || !entry) throw new Error('An entry that was just read is gone');
  const { ip, requestId, action } = entry;
  const { before, after } = readableValues({
    ...entry,
    action,
    person: found.person,
    proposer: found.proposer,
  });
  const changes = changesOf(before, after);
  const shown = changes.slice(0, MOST_CHANGES);
  const erasures = await erasuresOf(context.db, stored);
  const isErased = entry.isErased || erasures.length > 0;
  return { ip, requestId, changes: shown, further: changes.length - shown.length, isErased, erasures };
}

/** The erasures that took values out of the entry, or destroyed the key of its sealed values. */
async function erasuresOf(db: Db, entry: typeof auditEntries.$inferSelect): Promise<ErasedFromEntry[]> {
  const { rows } = await db.execute<ErasedFromEntry & Record<string, unknown>>(sql`
    SELECT e.entity_id AS "userId", e.at, ${actorName} AS actor, r.reason
    FROM audit_entries e LEFT JOIN erased_entries r ON r.user_id = e.entity_id AND r.entry_id = ${entry.id}
    WHERE e.action = 'user.erase' AND e.entity = 'user'
      AND (r.id IS NOT NULL OR e.entity_id = ANY(${sql.param(ownersOf(entry))}::int[]))
    ORDER BY e.id`);
  return rows.map(({ at, ...erasure }) => ({ ...erasure, at: new Date(at).toISOString() }));
}
