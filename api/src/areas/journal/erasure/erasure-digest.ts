import type { ErasedReason } from '@share/contract/areas/journal/journal.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { ENTRY_HASH } from '../seals/seal-hash.ts';

/** The proof that the entry of an erasure has about the emptied entries. */
export interface ErasureProof {
  entries: number;
  digest: string;
}

/** The number of entries that the erasure of a person emptied, and the digest of their hashes before and after and of the reasons. */
export async function digestOfErasure(db: Db, userId: number): Promise<ErasureProof> {
  const { rows } = await db.execute<ErasureProof & Record<string, unknown>>(sql`
    SELECT count(*)::int AS entries, encode(sha256(convert_to(coalesce(
      string_agg(concat_ws(' ', entry_id, former_hash, present_hash, reason), ',' ORDER BY id), ''), 'UTF8')), 'hex') AS digest
    FROM erased_entries WHERE user_id = ${userId}`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate returned no row');
  return { entries: found.entries, digest: found.digest };
}

/**
 * The person whose erasure does not fit: its entry in the audit trail, which the seals cover, differs from the hashes, or an
 * emptied entry was changed afterwards. Null if all fit.
 */
export async function findForgedErasure(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    WITH present AS (
      SELECT r.user_id, r.former_hash, r.present_hash,
        lead(r.former_hash, 1, now_is.hash) OVER (PARTITION BY r.entry_id ORDER BY r.id) AS next_hash
      FROM erased_entries r JOIN LATERAL (SELECT ${ENTRY_HASH} AS hash FROM audit_entries WHERE id = r.entry_id) now_is ON true)
    SELECT user_id FROM present WHERE present_hash <> next_hash ORDER BY user_id LIMIT 1`);
  if (rows[0]) return rows[0].user_id;
  const erased = await db.execute<{ user_id: number; proof: ErasureProof | null }>(sql`
    SELECT r.user_id, e.after AS proof FROM (SELECT DISTINCT user_id FROM erased_entries) r
    LEFT JOIN audit_entries e ON e.action = 'user.erase' AND e.entity = 'user' AND e.entity_id = r.user_id
    ORDER BY r.user_id`);
  for (const { user_id: userId, proof } of erased.rows) {
    const { entries, digest } = await digestOfErasure(db, userId);
    if (proof?.entries !== entries || proof.digest !== digest) return userId;
  }
  return null;
}

/** An erasure after which entries have fewer values than when they were sealed. */
export interface ErasureOfEntries {
  userId: number;
  at: Date;
  /** The label of who erased, such as `#3`. */
  by: string;
  /** How many entries were emptied for each reason; the reason is missing for erasures of earlier versions. */
  reasons: { reason: ErasedReason | null; entries: number }[];
}

/** All erasures that emptied entries, the oldest first. */
export async function listErasures(db: Db): Promise<ErasureOfEntries[]> {
  const { rows } = await db.execute<ErasureOfEntries & Record<string, unknown>>(sql`
    SELECT r.user_id AS "userId", e.at, e.actor_label AS by,
      jsonb_agg(jsonb_build_object('reason', r.reason, 'entries', r.entries) ORDER BY r.reason) AS reasons
    FROM (SELECT user_id, reason, count(*) AS entries FROM erased_entries GROUP BY user_id, reason) r
    JOIN audit_entries e ON e.action = 'user.erase' AND e.entity = 'user' AND e.entity_id = r.user_id
    GROUP BY e.id, r.user_id ORDER BY e.id`);
  return rows.map(({ at, ...erasure }) => ({ ...erasure, at: new Date(at) }));
}
