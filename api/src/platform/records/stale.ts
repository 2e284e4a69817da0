import { and, desc, eq, inArray, or, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { actorName, auditEntries } from './audit.ts';

/** Selects the audit entries of changes that incremented the version; a record may have others that did not. */
interface Raised {
  action: string;
  entity: string;
  ids: number[] | SQLWrapper;
}

/** Refuses a save that is based on an older version; names the person who changed the record since then, and the time (R7). */
export async function refuseIfStale(
  db: Db,
  version: number,
  expectedVersion: number | null,
  ...raisedBy: Raised[]
): Promise<void> {
  if (expectedVersion === null || expectedVersion === version) return;
  const isRaising = ({ action, entity, ids }: Raised) =>
    and(
      eq(auditEntries.entity, entity),
      inArray(auditEntries.entityId, ids),
      eq(auditEntries.action, action),
    );
  const [last] = await db
    .select({ changedBy: actorName, changedAt: auditEntries.at })
    .from(auditEntries)
    .where(or(...raisedBy.map(isRaising)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  throw new Refusal('CHANGED_MEANWHILE', null, {
    changedBy: last?.changedBy ?? null,
    changedAt: last?.changedAt.toISOString() ?? null,
    version,
  });
}
