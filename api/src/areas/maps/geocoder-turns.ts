import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Slightly more than the second that public geocoders require, since timers are not exact. */
const APART_MILLISECONDS = 1_100;
const MAX_WAIT_MILLISECONDS = 3_000;

/** Waits until this request may call the geocoder. The limit of one call a second is shared by all server processes. */
export async function waitForTurn(context: Context): Promise<void> {
  await setTimeout(await takeTurn(context));
}

/**
 * Takes the next turn and returns in how many milliseconds it begins, by the database's clock. Refuses with
 * TOO_MANY_REQUESTS, without taking a turn, if that is too long.
 */
export async function takeTurn({ db }: Pick<Context, 'db'>): Promise<number> {
  const milliseconds = (count: number) => sql`${`${count} milliseconds`}::interval`;
  const next = sql`(clock_timestamp() + ${milliseconds(APART_MILLISECONDS)})`;
  const { rows } = await db.execute<{ wait: number }>(sql`
    INSERT INTO throttles AS t (key, tries, window_ends_at) VALUES ('geocoder', 1, ${next})
    ON CONFLICT (key) DO UPDATE
      SET window_ends_at = greatest(t.window_ends_at + ${milliseconds(APART_MILLISECONDS)}, ${next})
      WHERE t.window_ends_at <= clock_timestamp() + ${milliseconds(MAX_WAIT_MILLISECONDS)}
    RETURNING extract(epoch FROM t.window_ends_at - ${next})::float8 * 1000 AS wait`);
  const [turn] = rows;
  if (!turn) throw new Refusal('TOO_MANY_REQUESTS');
  return Math.max(0, turn.wait);
}
