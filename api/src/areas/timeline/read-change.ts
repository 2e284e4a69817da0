import { journalRecords } from '@share/contract/areas/journal/journal.records.ts';
import type { Revision, WatchedEntity } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { judge } from '../../platform/http/authorise.ts';
import { actorName } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The tables of records, with the columns `id` and `version`, by the name of the record in the audit trail. */
export type WatchedTables = Readonly<Record<WatchedEntity, string>>;

interface Asked {
  entity: WatchedEntity;
  id: number;
  /** The version that the screen shows. */
  shown: number;
}

/**
 * The last change of a record after the version on the screen, and who made it; null if there is none, or the record is gone. As
 * long as there is none, it reads one row by its key, because open screens ask every few seconds.
 */
export async function readChange(
  { db, actor }: Context,
  tables: WatchedTables,
  { entity, id, shown }: Asked,
): Promise<Revision | null> {
  // The right to read the record is the right to ask about it.
  if (judge(journalRecords[entity].access, actor) !== 'allowed') throw new Refusal('FORBIDDEN');
  const { rows } = await db.execute<{ version: number }>(
    sql`SELECT version FROM ${sql.identifier(tables[entity])} WHERE id = ${id}`,
  );
  const version = rows[0]?.version ?? 0;
  return version > shown ? { revision: version, ...(await readLastChange(db, changesOf(entity, id))) } : null;
}

/** The entries about changes of the record itself. Signing in and notes, for instance, are recorded at the person but change nothing. */
const changesOf = (entity: string, id: number): SQL =>
  sql`entity = ${entity} AND entity_id = ${id} AND action LIKE ${`${entity}.%`} AND action NOT LIKE '%-note'`;

async function readLastChange(db: Db, which: SQL): Promise<Pick<Revision, 'at' | 'by'>> {
  const { rows } = await db.execute<{ at: string; by: string; isSystem: boolean }>(sql`
    SELECT at, ${actorName} AS by, actor_id IS NULL AND actor_label = 'system' AS "isSystem"
    FROM audit_entries WHERE ${which} ORDER BY id DESC LIMIT 1`);
  const [last] = rows;
  return last
    ? { at: new Date(last.at).toISOString(), by: last.isSystem ? null : last.by }
    : { at: null, by: null };
}
