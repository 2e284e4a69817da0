import { sql } from 'drizzle-orm';
import type { Services } from '../platform/context.ts';

const EVERY_HOUR = 3_600_000;
const DAY = 86_400_000;
const CLEAN_UP_LOCK = 7_202;

/** Deletes what has served its time: spent sessions and links, throttles, answers kept for repeated requests (R6). */
export async function cleanUp({ db, now }: Services): Promise<void> {
  const at = now().getTime();
  const dayAgo = new Date(at - DAY);
  const monthAgo = new Date(at - 30 * DAY);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${CLEAN_UP_LOCK}) AS mine`,
    );
    if (!rows[0]?.mine) return;
    await tx.execute(sql`DELETE FROM idempotent_answers WHERE created_at < ${dayAgo}`);
    await tx.execute(sql`DELETE FROM throttles WHERE window_ends_at < ${dayAgo}`);
    // Spent ones stay a month, so that the reuse of a stolen token is still recognised.
    await tx.execute(sql`DELETE FROM sessions WHERE expires_at < ${monthAgo} OR ended_at < ${monthAgo}`);
    await tx.execute(
      sql`DELETE FROM password_tokens WHERE expires_at < ${monthAgo} OR used_at < ${monthAgo}`,
    );
  });
}

/** Cleans up now and every hour, in whichever process comes first. */
export function startCleanUp(services: Services): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = cleanUp(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'cleaning up failed'),
    );
  };
  const timer = setInterval(run, EVERY_HOUR);
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
