import { sql } from 'drizzle-orm';
import type { Services } from '../platform/context.ts';
import { every, type Job } from './every.ts';

const EVERY_MINUTE = 60_000;

/** Deletes the throttles whose window has ended. A row that a request holds at that moment is left to the next sweep. */
export async function sweepThrottles({ db, now, isClockRight }: Services): Promise<void> {
  if (!(await isClockRight())) return;
  await db.execute(sql`DELETE FROM throttles WHERE key IN (
    SELECT key FROM throttles WHERE window_ends_at <= ${now()} FOR UPDATE SKIP LOCKED)`);
}

/** Deletes ended throttles now and every minute, so that tries with random names cannot fill the database. */
export const startThrottleSweep = (services: Services): Job =>
  every(
    EVERY_MINUTE,
    () => sweepThrottles(services),
    (error) => services.log.error({ err: error }, 'ended throttles could not be deleted'),
  );
