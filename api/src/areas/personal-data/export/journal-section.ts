import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { openEntries } from '../../../platform/records/personal-values.ts';

const BATCH = 500;

interface Found extends Record<string, unknown> {
  id: number;
  at: string;
  actorId: number | null;
  label: string;
  ip: string | null;
  action: string;
  entity: string;
  entityId: number | null;
  before: unknown;
  after: unknown;
  describes: boolean;
}

/**
 * The entries of the audit trail about the person, with their values, and the person's own actions without values, because these
 * may describe somebody else.
 */
export async function* readJournal(context: Context, person: number) {
  let last = 0;
  for (;;) {
    const found = await readBatch(context, person, last);
    for (const entry of await openEntries(context, found)) yield toLine(entry, person);
    if (found.length < BATCH) return;
    last = found.at(-1)?.id ?? last;
  }
}

async function readBatch({ db }: Context, person: number, last: number): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    SELECT e.id::float8 AS id, e.at, e.actor_id AS "actorId", e.actor_label AS label, e.ip, e.action, e.entity,
      e.entity_id AS "entityId", e.before, e.after, m.describes
    FROM (SELECT id, bool_or(describes) AS describes FROM (
      SELECT id, false AS describes FROM audit_entries WHERE actor_id = ${person}
      UNION ALL SELECT id, true FROM audit_entries WHERE entity = 'user' AND entity_id = ${person}
      UNION ALL SELECT id, true FROM audit_entries WHERE entity = 'order'
        AND entity_id IN (SELECT o.id FROM orders o WHERE o.user_id = ${person})
      UNION ALL SELECT id, true FROM audit_entries WHERE entity = 'transaction'
        AND entity_id IN (SELECT t.id FROM transactions t WHERE t.user_id = ${person})
      UNION ALL SELECT id, true FROM audit_entries WHERE action IN ('role.add-user', 'role.remove-user')
        AND coalesce(after, before)->>'userId' = ${`${person}`}
    ) found WHERE id > ${last} GROUP BY id ORDER BY id LIMIT ${BATCH}) m
    JOIN audit_entries e ON e.id = m.id ORDER BY e.id`);
  return rows;
}

function toLine(
  { actorId, label, ip, before, after, describes, isErased: _, ...entry }: Found & { isErased: boolean },
  person: number,
) {
  const isOwn = actorId === person;
  const isVisitor = actorId === null && label === 'visitor';
  return {
    ...entry,
    by: isOwn ? 'person' : isVisitor ? 'visitor' : actorId === null ? 'system' : 'staff',
    ...(isOwn || isVisitor ? { ip } : {}),
    ...(describes ? { before, after } : {}),
  };
}
