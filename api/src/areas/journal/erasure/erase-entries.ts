import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { personalFields } from '../../../platform/records/personal-values.ts';
import { digestOfErasure, type ErasureProof } from './erasure-digest.ts';
import { type NamedPerson, namesPerson, textsIn } from './names-person.ts';

interface ErasedPerson extends NamedPerson {
  id: number;
}

/**
 * Fields that entries about lists have in plain text: searches that staff typed, views that they saved, and the owners of these.
 */
const ofLists = ['filters', 'query', 'name', 'owner'];

/**
 * Removes from the audit trail the unsealed values of a person: those in entries of versions that did not seal yet, and in
 * searches that staff typed. Sealed values become unreadable with the person's key. Returns the proof for the entry of the
 * erasure.
 */
export async function eraseEntries(tx: Db, person: ErasedPerson): Promise<ErasureProof> {
  const { id } = person;
  await tx.execute(sql`
    CREATE TEMPORARY TABLE entries_to_empty ON COMMIT DROP AS
    SELECT e.id, jsonb_populate_record(e, ${emptied(id)}) AS present
    FROM (${meant(person)}) m JOIN audit_entries e ON e.id = m.id`);
  await tx.execute(sql`
    INSERT INTO erased_entries (entry_id, user_id, former_hash, present_hash)
    SELECT e.id, ${id}, audit_entry_hash(e), audit_entry_hash(t.present)
    FROM entries_to_empty t JOIN audit_entries e USING (id)
    WHERE e IS DISTINCT FROM t.present ORDER BY e.id`);
  await tx.execute(sql`
    UPDATE audit_entries e SET actor_label = (t.present).actor_label, ip = (t.present).ip, before = (t.present).before,
      after = (t.present).after
    FROM entries_to_empty t WHERE t.id = e.id AND e IS DISTINCT FROM t.present`);
  return digestOfErasure(tx, id);
}

/** SQL: the entries that may name the person, and whether their values describe the person or the person merely acted. */
const meant = ({ id, ...named }: ErasedPerson): SQL => sql`
  SELECT id, bool_or(describes) AS describes FROM (
    SELECT id, false AS describes FROM audit_entries WHERE actor_id = ${id}
    UNION ALL SELECT id, true FROM audit_entries WHERE entity = 'user' AND entity_id = ${id}
    UNION ALL SELECT id, true FROM audit_entries WHERE entity = 'order'
      AND entity_id IN (SELECT o.id FROM orders o WHERE o.user_id = ${id})
    UNION ALL SELECT id, true FROM audit_entries WHERE entity = 'transaction'
      AND entity_id IN (SELECT t.id FROM transactions t WHERE t.user_id = ${id})
    UNION ALL SELECT id, true FROM audit_entries WHERE action = 'email.send-again'
      AND entity_id IN (SELECT m.id FROM emails m WHERE m.user_id = ${id})
    UNION ALL SELECT id, true FROM audit_entries WHERE action IN ('role.add-user', 'role.remove-user')
      AND coalesce(after, before)->>'userId' = ${`${id}`}
    UNION ALL SELECT id, true FROM audit_entries WHERE action IN ('contact.send', 'emailTemplate.test')
      AND lower(after->>'email') = ANY(${sql.param(named.addresses)})
    UNION ALL SELECT id, true FROM audit_entries WHERE action IN ('list.export', 'listView.create', 'listView.update', 'listView.delete')
      AND ${namesPerson(textsIn(...ofLists.map((field) => sql.raw(`before->'${field}', after->'${field}'`))), named)}
  ) found GROUP BY id`;

/** SQL: the columns of an emptied entry. Envelopes stay: nobody opens them any more, and the seals cover them. */
const emptied = (id: number): SQL => sql`jsonb_build_object(
  'actor_label', CASE WHEN e.actor_id = ${id} THEN '#' || ${`${id}`} ELSE e.actor_label END,
  'ip', CASE WHEN e.ip LIKE '%.v1.%' OR e.actor_id IS DISTINCT FROM ${id} AND NOT (e.actor_id IS NULL AND m.describes)
    THEN e.ip END,
  'before', ${withoutPersonal(sql`e.before`)},
  'after', ${withoutPersonal(sql`e.after`)})`;

const withoutPersonal = (record: SQL): SQL => sql`CASE WHEN m.describes AND jsonb_typeof(${record}) = 'object'
  THEN ${record} - ${sql.param([...personalFields, ...ofLists])}::text[] ELSE ${record} END`;
