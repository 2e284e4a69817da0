import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { personalFields } from '../../../platform/records/personal-values.ts';
import { digestOfErasure, type ErasureProof } from './erasure-digest.ts';
import { type NamedPerson, namesPerson } from './names-person.ts';

export interface PersonToErase extends NamedPerson {
  id: number;
  /** The address at which the person wrote as a visitor; null if nobody has confirmed that it is the person's. */
  confirmedAddress: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

/**
 * Fields that entries about lists have in plain text: searches that staff typed, views that they saved, and the owners of these.
 */
const ofLists = ['filters', 'query', 'name', 'owner'];

/**
 * Removes from the audit trail the unsealed values of a person: those in entries of versions that did not seal yet, and in
 * searches that other staff typed since the account exists. Entries of who erases stay, so that nobody takes own acts out of the
 * trail (R41). Sealed values become unreadable with the person's key. Returns the proof for the entry of the erasure.
 */
export async function eraseEntries(
  tx: Db,
  person: PersonToErase,
  eraserId: number | null,
): Promise<ErasureProof> {
  const { id } = person;
  await tx.execute(sql`
    CREATE TEMPORARY TABLE entries_to_empty ON COMMIT DROP AS
    SELECT e.id, m.reason, jsonb_populate_record(e, ${emptied(id)}) AS present
    FROM (${meant(person, eraserId)}) m JOIN audit_entries e ON e.id = m.id`);
  await tx.execute(sql`
    INSERT INTO erased_entries (entry_id, user_id, former_hash, present_hash, reason)
    SELECT e.id, ${id}, audit_entry_hash(e), audit_entry_hash(t.present), t.reason
    FROM entries_to_empty t JOIN audit_entries e USING (id)
    WHERE e IS DISTINCT FROM t.present ORDER BY e.id`);
  await tx.execute(sql`
    UPDATE audit_entries e SET actor_label = (t.present).actor_label, ip = (t.present).ip, before = (t.present).before,
      after = (t.present).after
    FROM entries_to_empty t WHERE t.id = e.id AND e IS DISTINCT FROM t.present`);
  return digestOfErasure(tx, id);
}

/** SQL: the entries that may name the person, and the strongest reason for each: it describes the person, is of the person, or names the person. */
const meant = (
  { id, confirmedAddress, createdAt, deletedAt, ...named }: PersonToErase,
  eraserId: number | null,
): SQL => sql`
  SELECT id, min(reason) AS reason FROM (
    SELECT id, 'of-person' AS reason FROM audit_entries WHERE actor_id = ${id}
    UNION ALL SELECT id, 'about-person' FROM audit_entries WHERE entity = 'user' AND entity_id = ${id}
    UNION ALL SELECT id, 'about-person' FROM audit_entries WHERE entity = 'order'
      AND entity_id IN (SELECT o.id FROM orders o WHERE o.user_id = ${id})
    UNION ALL SELECT id, 'about-person' FROM audit_entries WHERE entity = 'transaction'
      AND entity_id IN (SELECT t.id FROM transactions t WHERE t.user_id = ${id})
    UNION ALL SELECT id, 'about-person' FROM audit_entries WHERE action = 'email.send-again'
      AND entity_id IN (SELECT m.id FROM emails m WHERE m.user_id = ${id})
    UNION ALL SELECT id, 'about-person' FROM audit_entries WHERE action IN ('role.add-user', 'role.remove-user')
      AND (coalesce(nullif(after, 'null'), before)->>'userId')::int = ${id}
    UNION ALL SELECT id, 'about-person' FROM audit_entries WHERE action = 'contact.send'
      AND lower(after->>'email') = ${confirmedAddress}::text
      AND at <= coalesce(${deletedAt}::timestamptz, 'infinity')
    UNION ALL SELECT id, 'names-person' FROM audit_entries
      WHERE action IN ('list.export', 'listView.create', 'listView.update', 'listView.delete', 'emailTemplate.test')
      AND at >= ${createdAt} AND actor_id IS DISTINCT FROM ${eraserId}::integer
      AND ${namesPerson(
        [...ofLists, 'email'].map((field) => sql.raw(`before->'${field}', after->'${field}'`)),
        named,
      )}
  ) found GROUP BY id`;

/** SQL: whether the values of the entry, not only its actor and address, are the person's. */
const describes = sql`m.reason <> 'of-person'`;

/** SQL: the columns of an emptied entry. Envelopes stay: nobody opens them any more, and the seals cover them. */
const emptied = (id: number): SQL => sql`jsonb_build_object(
  'actor_label', CASE WHEN e.actor_id = ${id} THEN '#' || ${`${id}`} ELSE e.actor_label END,
  'ip', CASE WHEN e.ip LIKE '%.v1.%' OR e.actor_id IS DISTINCT FROM ${id} AND NOT (e.actor_id IS NULL AND ${describes})
    THEN e.ip END,
  'before', ${withoutPersonal(sql`e.before`)},
  'after', ${withoutPersonal(sql`e.after`)})`;

const withoutPersonal = (
  record: SQL,
): SQL => sql`CASE WHEN ${describes} AND jsonb_typeof(${record}) = 'object'
  THEN ${record} - ${sql.param([...personalFields, ...ofLists])}::text[] ELSE ${record} END`;
