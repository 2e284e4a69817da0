import { setTimeout as pause } from 'node:timers/promises';
import { desc, sql } from 'drizzle-orm';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { coveredBy, digestOf, hashOf, isFitting, KEYED } from './seal-hash.ts';
import { auditSeals, type Seal } from './seals.tables.ts';

/** The most entries under one seal, because an upgrade may leave a million to be sealed. */
const MOST_ENTRIES = 10_000;
const POLL_MILLISECONDS = 100;
/** A transaction that runs longer delays the seal to the next minute. */
const LONGEST_WAIT_MILLISECONDS = 30_000;
const HOUR = 3_600_000;

const never = () => false;

/**
 * Seals all entries whose order can no longer change: those with ids that were taken before the oldest running transaction
 * began. It skips none. Callers make sure that only one process does it at a time. Writers never wait for it. It adds nothing to a
 * chain whose newest seal does not fit, because with another secret key the chain could never be verified again.
 */
export async function sealAudit(services: Services, isStopping: () => boolean = never): Promise<void> {
  const settled = await settledId(services.db, isStopping);
  if (settled === null) return;
  if (!(await isNewestFitting(services))) {
    services.log.error(
      'the newest seal of the audit trail does not fit: SECRET_KEY is not the key with which it was made, or somebody has changed what it covers. ' +
        'Nothing is sealed until it fits; `npm run audit:verify` says more',
    );
    return;
  }
  while (!isStopping() && (await addSeal(services, settled)));
}

/**
 * The largest id up to which every entry is committed or will never exist. The newest id is read first, then a transaction
 * number. Every transaction that took such an id has a smaller number (see the trigger `audit_entries_numbered`), so it is
 * enough that all transactions with smaller numbers have ended. Null if some have not ended after a while.
 */
async function settledId(db: Db, isStopping: () => boolean): Promise<number | null> {
  const newest = await one<{ id: string }>(db, sql`SELECT last_value AS id FROM audit_entries_id_seq`);
  const { number } = await one<{ number: string }>(db, sql`SELECT pg_current_xact_id()::text AS number`);
  for (let waited = 0; waited <= LONGEST_WAIT_MILLISECONDS; waited += POLL_MILLISECONDS) {
    const { ended } = await one<{ ended: boolean }>(
      db,
      sql`SELECT pg_snapshot_xmin(pg_current_snapshot()) >= ${number}::xid8 AS ended`,
    );
    if (ended) return Number(newest.id);
    if (isStopping()) return null;
    await pause(POLL_MILLISECONDS);
  }
  return null;
}

/** Returns whether there was anything to seal. */
async function addSeal({ db, log, secrets, now }: Services, settled: number): Promise<boolean> {
  const [previous = null] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  const { last } = await one<{ last: string | null }>(
    db,
    sql`SELECT max(id) AS last FROM (
      SELECT id FROM audit_entries WHERE ${coveredBy(previous, settled)} ORDER BY id LIMIT ${MOST_ENTRIES}) e`,
  );
  if (last === null) return false;
  const lastId = Number(last);
  const { entries, digest } = await digestOf(db, previous, lastId);
  const total = (previous?.total ?? 0) + entries;
  const seal = { id: (previous?.id ?? 0) + 1, sealedAt: now(), lastId, entries, total, version: KEYED };
  const hash = hashOf(secrets, previous, seal, digest);
  await db.insert(auditSeals).values({ ...seal, hash });
  if (isFirstOfHour(previous, seal.sealedAt)) {
    // The log is stored elsewhere, so with this line nobody can replace the seals up to here unnoticed. It is written unless
    // LOG_LEVEL is silent.
    (log.level === 'silent' ? log : log.child({}, { level: 'info' })).info(
      { seal: seal.id, hash },
      'the newest seal of the audit trail',
    );
  }
  return true;
}

const isFirstOfHour = (previous: Seal | null, at: Date) => {
  const hourOf = (instant: Date) => Math.floor(instant.getTime() / HOUR);
  return previous === null || hourOf(previous.sealedAt) !== hourOf(at);
};

async function isNewestFitting({ db, secrets }: Services): Promise<boolean> {
  const [newest, previous = null] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(2);
  return !newest || isFitting(db, secrets, previous, newest);
}

async function one<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row> {
  const [row] = (await db.execute(query)).rows;
  if (!row) throw new Error('A query of one row returned none');
  return row as Row;
}
