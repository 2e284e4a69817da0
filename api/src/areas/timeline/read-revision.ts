import type { Revision } from '@share/contract/areas/timeline/timeline.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { actorName } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Watched } from './subjects.ts';

interface Found extends Record<string, unknown> {
  revision: number;
  /** Null where no change was recorded. */
  at: Date | string | null;
  actorId: number | null;
  actorLabel: string | null;
}

/**
 * The revision of a record, and who changed it last. It is one statement by indexes, because open screens ask every few seconds.
 */
export async function readRevision(
  { db }: Context,
  { rows, revision, refusal, withheld }: Watched,
): Promise<Revision> {
  const { rows: found } = await db.execute<Found>(sql`
    WITH subject AS (${rows})
    SELECT r.revision, e.at, e."actorId", e."actorLabel" FROM (${revision}) r LEFT JOIN LATERAL (
      SELECT last.* FROM subject CROSS JOIN LATERAL (
        SELECT id, at, actor_id AS "actorId", ${actorName} AS "actorLabel" FROM audit_entries
        WHERE entity = subject.entity AND entity_id = subject.id AND action <> ALL (${sql.param([...withheld])})
        ORDER BY id DESC LIMIT 1
      ) last ORDER BY last.id DESC LIMIT 1
    ) e ON true`);
  const [last] = found;
  if (!last) throw new Refusal(refusal);
  const isSystem = last.actorId === null && last.actorLabel === 'system';
  return {
    revision: last.revision,
    at: last.at && new Date(last.at).toISOString(),
    by: isSystem ? null : last.actorLabel,
  };
}
