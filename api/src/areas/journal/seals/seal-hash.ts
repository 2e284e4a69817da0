import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Secrets, sha256 } from '../../../platform/secrets.ts';
import type { Seal } from './seals.tables.ts';

/** SQL: an entry as one text that is the same whenever and wherever it is read. */
const CANONICAL = sql`json_build_array(id, (extract(epoch FROM at) * 1000000)::bigint, actor_id, actor_label, ip, request_id,
  action, entity, entity_id, before, after)::text`;

/** SQL: the hash of an entry as it is now. */
export const ENTRY_HASH = sql`encode(sha256(convert_to(${CANONICAL}, 'UTF8')), 'hex')`;

/** SQL: the hash that the seals cover: that of the entry, or its hash before the values of an erased person were removed. */
const SEALED_HASH = sql`coalesce(
  (SELECT former_hash FROM erased_entries r WHERE r.entry_id = e.id ORDER BY r.id LIMIT 1), ${ENTRY_HASH})`;

/** The entries that a seal covers: those after the last entry of the seal before. The first seal covers all ids, however small. */
export const coveredBy = (previous: Seal | null, lastId: number) =>
  previous === null ? sql`id <= ${lastId}` : sql`id > ${previous.lastId} AND id <= ${lastId}`;

/** The number of entries and their common digest, in the order of their ids. */
export async function digestOf(
  db: Db,
  previous: Seal | null,
  lastId: number,
): Promise<{ entries: number; digest: string }> {
  const { rows } = await db.execute<{ entries: number; digest: string }>(sql`
    SELECT count(*)::int AS entries,
      encode(sha256(convert_to(coalesce(string_agg(one, '' ORDER BY id), ''), 'UTF8')), 'hex') AS digest
    FROM (SELECT id, ${SEALED_HASH} AS one
      FROM audit_entries e WHERE ${coveredBy(previous, lastId)}) hashed`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate returned no row');
  return found;
}

/** The version of new seals. */
export const KEYED = 2;

/**
 * The hash of a seal covers the seal itself, its entries, and the hash of the seal before. That of a keyed seal cannot be
 * calculated by somebody who has only the database, and so proves the seals of version 1 before it as well.
 */
export function hashOf(
  secrets: Secrets,
  previous: Seal | null,
  { id, sealedAt, lastId, entries, version }: Omit<Seal, 'hash'>,
  digest: string,
): string {
  const sealed = [previous?.hash ?? '', id, sealedAt.toISOString(), lastId, entries, digest].join('\n');
  if (version !== KEYED) return sha256(sealed);
  return Buffer.from(secrets.fingerprint(sealed, 'audit-seal'), 'base64url').toString('hex');
}

/** Whether the seal follows the seal before and fits the entries that it covers. */
export async function isFitting(
  db: Db,
  secrets: Secrets,
  previous: Seal | null,
  seal: Seal,
): Promise<boolean> {
  const isNext = seal.id === (previous?.id ?? 0) + 1;
  const { entries, digest } = await digestOf(db, previous, seal.lastId);
  const isCounted = entries === seal.entries && seal.total === (previous?.total ?? 0) + entries;
  return isNext && isCounted && seal.hash === hashOf(secrets, previous, seal, digest);
}
