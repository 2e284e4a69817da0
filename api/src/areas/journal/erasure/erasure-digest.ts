import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { ENTRY_HASH } from '../seals/seal-hash.ts';

/** The proof that the entry of an erasure has about the emptied entries. */
export interface ErasureProof {
  entries: number;
  digest: string;
}

/** The number of entries that the erasure of a person emptied, and the digest of their hashes before and after. */
export async function digestOfErasure(db: Db, userId: number): Promise<ErasureProof> {
  const { rows } = await db.execute<ErasureProof & Record<string, unknown>>(sql`
    SELECT count(*)::int AS entries, encode(sha256(convert_to(coalesce(
      string_agg(concat_ws(' ', entry_id, former_hash, present_hash), ',' ORDER BY id), ''), 'UTF8')), 'hex') AS digest
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
