import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { withCommit } from '../database/commit-tasks.ts';
import { type Db, prepared } from '../database/database.ts';
import { noteChange } from '../four-eyes/changes.ts';
import type { Change } from './change.ts';
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
  noteChange(db, change);
  await write(db, context, change);
}

/** The same as one statement that is sent with the commit; the seeds must be at hand. */
export function auditWithCommit(tx: Db, context: Context, change: Change): void {
  noteChange(tx, change);
  withCommit(tx, () => write(tx, context, change));
}

async function write(db: Db, context: Context, change: Change): Promise<void> {
  const { actor, confirming } = context;
  const person = personIn(change);
  const { action, entity, entityId, before, after } = await storedChange(db, context, change);
  await record(db).execute({
    at: context.now(),
    actorId: actor.id,
    actorLabel: storedLabel(actor),
    ip: await sealIp(db, context, person),
    requestId: context.requestId,
    action,
    entity,
    entityId,
    before,
    after: confirming ? { ...(after as object | null), proposedBy: confirming.proposedBy } : after,
  });
}

/** A change as it is stored: the values of a person are sealed under the key of that person. */
export async function storedChange(db: Db, { secrets }: Context, change: Change) {
  const { action, entity, id = null, amount = null, before = null, after = null } = change;
  const person = personIn(change);
  const describesPerson = hasPersonal(before) || hasPersonal(after);
  const seed = person && describesPerson ? await readSeed(db, person) : null;
  const seal = (values: unknown) => (person ? sealPersonal(secrets, person.id, seed, values) : values);
  return { action, entity, entityId: id, amount, before: seal(before), after: seal(after) };
}

const personIn = ({ entity, id = null, person }: Change): Person | null =>
  person ?? (entity === 'user' && id !== null ? { id } : null);

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
