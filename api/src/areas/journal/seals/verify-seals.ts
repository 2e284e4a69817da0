import { asc, count, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { auditEntries } from '../../../platform/records/audit.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { type ErasureOfEntries, findForgedErasure, listErasures } from '../erasure/erasure-digest.ts';
import { isFitting, KEYED } from './seal-hash.ts';
import { auditSeals, type Seal } from './seals.tables.ts';

export interface Verified {
  seals: number;
  newest: Seal | null;
  /** The number of entries after the newest seal. */
  unsealed: number;
  /** The first seal that does not fit the entries that it covers, and the seal before it; null if all fit. */
  broken: { seal: Seal; previous: Seal | null } | null;
  /** Whether the newest seal needs the secret key: otherwise the owner of the database can have made all seals. */
  isKeyed: boolean;
  /** A person whose entries were not emptied in the way that the entry of the erasure says; null if there is none. */
  forgedErasure: number | null;
  /** The erasures for which values were taken out of sealed entries. */
  erasures: ErasureOfEntries[];
}

/** Calculates every seal again, in their order, until one does not fit. */
export async function verifySeals(db: Db, secrets: Secrets): Promise<Verified> {
  const seals = await db.select().from(auditSeals).orderBy(asc(auditSeals.id));
  const newest = seals.at(-1) ?? null;
  const [{ unsealed } = { unsealed: 0 }] = await db
    .select({ unsealed: count() })
    .from(auditEntries)
    .where(newest ? gt(auditEntries.id, newest.lastId) : undefined);
  const forgedErasure = await findForgedErasure(db);
  const erasures = await listErasures(db);
  const isKeyed = newest === null || newest.version === KEYED;
  const found = { seals: seals.length, newest, unsealed, isKeyed, forgedErasure, erasures };
  let previous: Seal | null = null;
  for (const seal of seals) {
    if (!(await isFitting(db, secrets, previous, seal))) return { ...found, broken: { seal, previous } };
    previous = seal;
  }
  return { ...found, broken: null };
}
