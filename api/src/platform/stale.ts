import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from './audit.ts';
import type { Db } from './database.ts';
import { Refusal } from './refusal.ts';

/** Refuses a save that was based on an older version, naming who changed the record meanwhile and when (R7). */
export async function refuseIfStale(
  db: Db,
  entity: string,
  record: { id: number; version: number },
  expectedVersion: number | null,
): Promise<void> {
  if (expectedVersion === null || expectedVersion === record.version) return;
  const [last] = await db
    .select({ changedBy: auditEntries.actorLabel, changedAt: auditEntries.at })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, record.id)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  throw new Refusal('CHANGED_MEANWHILE', null, {
    changedBy: last?.changedBy ?? null,
    changedAt: last?.changedAt.toISOString() ?? null,
    version: record.version,
  });
}
