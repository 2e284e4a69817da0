import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { type Db, prepared } from '../database/database.ts';
import { hasPersonal, type Person, readSeed, sealPersonal, sealText } from './personal-values.ts';

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
 * SQL for queries of `audit_entries` alone: the name of the person who made an entry, even if the account was deleted, or the
 * label if it was no person.
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
  /** The person whom `before` and `after` describe: the values are sealed under the person's key. Entries of a user describe that user. */
  person?: Person;
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

/**
 * Records who did what, in the same transaction as the change (R27). Pass views, whose secrets are masked, never rows. It is one
 * statement if the seeds of the person and of the actor are at hand.
 */
export async function audit(db: Db, context: Context, change: Change): Promise<void> {
  const { actor, secrets } = context;
  const { entity, id = null, before = null, after = null } = change;
  const person = change.person ?? (entity === 'user' && id !== null ? { id } : null);
  const describesPerson = hasPersonal(before) || hasPersonal(after);
  const seed = person && describesPerson ? await readSeed(db, person) : null;
  const seal = (record: unknown) => (person ? sealPersonal(secrets, person.id, seed, record) : record);
  await record(db).execute({
    at: context.now(),
    actorId: actor.id,
    actorLabel: storedLabel(actor),
    ip: await sealIp(db, context, person),
    requestId: context.requestId,
    action: change.action,
    entity,
    entityId: id,
    before: seal(before),
    after: seal(after),
  });
}

/** A person is stored by number, because names and addresses can be erased, but entries cannot. */
export const storedLabel = ({ id, label }: Context['actor']): string => (id === null ? label : `#${id}`);

/**
 * Seals the IP address under the key of the person who acts. The address of a visitor belongs to the person whose account is
 * meant, if there is one.
 */
async function sealIp(db: Db, { actor, ip, secrets }: Context, meant: Person | null): Promise<string | null> {
  const owner = actor.id === null ? meant : personOf(actor, actor.id);
  if (ip === null || owner === null) return ip;
  const seed = await readSeed(db, owner);
  return seed === null ? null : sealText(secrets, owner.id, seed, ip);
}

/** A verb may act as a person other than the sender of the request. */
const personOf = ({ person }: Context['actor'], id: number): Person => (person?.id === id ? person : { id });
