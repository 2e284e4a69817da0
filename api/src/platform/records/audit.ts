import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { type Db, prepared } from '../database/database.ts';

export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  actorId: integer('actor_id'),
  actorLabel: text('actor_label').notNull(),
  ip: text('ip'),
  requestId: text('request_id'),
  action: text('action').notNull(),
  entity: text('entity').notNull(),
  entityId: integer('entity_id'),
  before: jsonb('before'),
  after: jsonb('after'),
});

/**
 * SQL: who made an entry, by the name of the person, also after the account was deleted; without a person by the label.
 * For queries of `audit_entries` alone.
 */
export const actorName = sql<string>`coalesce(
  (SELECT nullif(btrim(u.first_name || ' ' || u.last_name), '') FROM users u WHERE u.id = actor_id), actor_label)`;

interface Change {
  /** `area.action`, for instance `order.accept`. */
  action: string;
  entity: string;
  id?: number | null;
  before?: unknown;
  after?: unknown;
}

const record = prepared((db) =>
  db
    .insert(auditEntries)
    .values({
      at: sql.placeholder('at'),
      actorId: sql.placeholder('actorId'),
      actorLabel: sql.placeholder('actorLabel'),
      ip: sql.placeholder('ip'),
      requestId: sql.placeholder('requestId'),
      action: sql.placeholder('action'),
      entity: sql.placeholder('entity'),
      entityId: sql.placeholder('entityId'),
      before: sql.placeholder('before'),
      after: sql.placeholder('after'),
    })
    .prepare('audit'),
);

/** Records who did what, in the same transaction as the change (R27). Pass views, whose secrets are masked, never rows. */
export async function audit(db: Db, context: Context, change: Change): Promise<void> {
  await record(db).execute({
    at: context.now(),
    actorId: context.actor.id,
    actorLabel: context.actor.label,
    ip: context.ip,
    requestId: context.requestId,
    action: change.action,
    entity: change.entity,
    entityId: change.id ?? null,
    before: change.before ?? null,
    after: change.after ?? null,
  });
}
