import type { ErasedFromEntry, JournalEntry } from '@share/contract/areas/journal/journal.endpoints.ts';
import { accessToContents } from '@share/contract/areas/journal/journal.records.ts';
import { eq, sql } from 'drizzle-orm';
import type { Actor, Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { judge } from '../../platform/http/authorise.ts';
import { actorName, auditEntries } from '../../platform/records/audit.ts';
import { openEntries, ownersOf } from '../../platform/records/personal-values.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changesOf } from './changes-of.ts';

/** An offer with all its content has some thousands of values; nobody reads more. */
const MOST_CHANGES = 500;

type StoredEntry = typeof auditEntries.$inferSelect;

/** Refuses with NOT_FOUND. */
export async function getJournalEntry(context: Context, id: number): Promise<JournalEntry> {
  const { db, actor } = context;
  const [entry] = await db
    .select({ entry: auditEntries, actor: actorName })
    .from(auditEntries)
    .where(eq(auditEntries.id, id));
  if (!entry) throw new Refusal('NOT_FOUND');
  const { at, actorId, action, entity, entityId } = entry.entry;
  return {
    id,
    at: at.toISOString(),
    actorId,
    actor: entry.actor,
    action,
    entity,
    entityId,
    contents: mayReadContents(actor, entry.entry) ? await contentsOf(context, entry.entry) : null,
  };
}

function mayReadContents(actor: Actor, { action, entity }: StoredEntry): boolean {
  const access = accessToContents(action, entity);
  return access === null ? actor.isSuperAdmin : judge(access, actor) === 'allowed';
}

async function contentsOf(context: Context, stored: StoredEntry): Promise<JournalEntry['contents']> {
  const [entry] = await openEntries(context, [stored]);
  if (!entry) throw new Error('An entry that was just read is gone');
  const { ip, requestId, before, after } = entry;
  const changes = changesOf(before, after);
  const shown = changes.slice(0, MOST_CHANGES);
  const erasures = await erasuresOf(context.db, stored);
  const isErased = entry.isErased || erasures.length > 0;
  return { ip, requestId, changes: shown, further: changes.length - shown.length, isErased, erasures };
}

/** The erasures that took values out of the entry, or destroyed the key of its sealed values. */
async function erasuresOf(db: Db, entry: StoredEntry): Promise<ErasedFromEntry[]> {
  const { rows } = await db.execute<ErasedFromEntry & Record<string, unknown>>(sql`
    SELECT e.entity_id AS "userId", e.at, ${actorName} AS actor, r.reason
    FROM audit_entries e LEFT JOIN erased_entries r ON r.user_id = e.entity_id AND r.entry_id = ${entry.id}
    WHERE e.action = 'user.erase' AND e.entity = 'user'
      AND (r.id IS NOT NULL OR e.entity_id = ANY(${sql.param(ownersOf(entry))}::int[]))
    ORDER BY e.id`);
  return rows.map(({ at, ...erasure }) => ({ ...erasure, at: new Date(at).toISOString() }));
}
