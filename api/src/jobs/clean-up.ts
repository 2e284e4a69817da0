import { sql } from 'drizzle-orm';
import { removeCopiesOfCancelled } from '../areas/ledger/ledger.shared.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { sweepOrphanFiles } from '../platform/files/sweep-orphan-files.ts';
import { every, type Job } from './every.ts';

const EVERY_HOUR = 3_600_000;
const DAY = 86_400_000;
const CLEAN_UP_LOCK = 7_202;

/** Deletes expired rows (sessions, links, stored answers: R6), and copies of cancelled orders. */
export async function cleanUp(services: Services): Promise<void> {
  const { db, now, isClockRight } = services;
  if (!(await isClockRight())) return;
  const at = now().getTime();
  const dayAgo = new Date(at - DAY);
  const monthAgo = new Date(at - 30 * DAY);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${CLEAN_UP_LOCK}) AS mine`,
    );
    if (!rows[0]?.mine) return;
    await tx.execute(sql`DELETE FROM idempotent_answers WHERE created_at < ${dayAgo}`);
    await tx.execute(sql`DELETE FROM registrations WHERE expires_at < ${now()}`);
    await tx.execute(sql`
      DELETE FROM registered_texts t WHERE shown_at < ${dayAgo} AND NOT EXISTS (
        SELECT FROM registrations r WHERE r.agreements @> jsonb_build_array(jsonb_build_object('fingerprint', t.fingerprint)))`);
    await tx.execute(sql`DELETE FROM geocoder_answers WHERE created_at < ${monthAgo}`);
    // Ended sessions are stored for a month, so that the reuse of a stolen token is still detected.
    await tx.execute(sql`DELETE FROM sessions WHERE expires_at < ${monthAgo} OR ended_at < ${monthAgo}`);
    await tx.execute(sql`DELETE FROM half_sessions WHERE expires_at < ${now()}`);
    await tx.execute(sql`DELETE FROM passkey_challenges WHERE expires_at < ${now()}`);
    // Former versions lose their files three months after they were replaced, because files are large.
    await tx.execute(sql`
      DELETE FROM record_version_files f USING record_versions v JOIN record_versions next
        ON next.entity = v.entity AND next.record_id = v.record_id AND next.version = v.version + 1
      WHERE f.version_id = v.id AND next.at < ${new Date(at - 90 * DAY)}`);
    await tx.execute(
      sql`DELETE FROM password_tokens WHERE expires_at < ${monthAgo} OR used_at < ${monthAgo}`,
    );
    await removeCopiesOfCancelled(systemContext({ ...services, db: tx }));
  });
}

/** Cleans up now and every hour, in one process at a time. */
export function startCleanUp(services: Services): Job {
  return every(
    EVERY_HOUR,
    async () => {
      await cleanUp(services);
      await sweepOrphanFiles(services);
    },
    (error) => services.log.error({ err: error }, 'cleaning up failed'),
  );
}
