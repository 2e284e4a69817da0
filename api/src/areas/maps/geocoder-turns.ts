import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A little more than the second that public geocoders ask for: timers are not exact. */
const APART_MILLISECONDS = 1_100;
const PATIENCE_MILLISECONDS = 3_000;

/** Waits until it is this request's turn to ask the geocoder: all server processes together ask once a second. */
export async function waitForTurn(context: Context): Promise<void> {
  await setTimeout(await takeTurn(context));
}

/**
 * Takes the next turn and answers how many milliseconds it is away. Turns are given out by the database's clock; whoever would
 * wait too long is sent away without one.
 */
export async function takeTurn({ db }: Pick<Context, 'db'>): Promise<number> {
  const milliseconds = (count: number) => sql`${`${count} milliseconds`}::interval`;
  const next = sql`(clock_timestamp() + ${milliseconds(APART_MILLISECONDS)})`;
  const { rows } = await db.execute<{ wait: number }>(sql`
    INSERT INTO throttles AS t (key, tries, window_ends_at) VALUES ('geocoder', 1, ${next})
    ON CONFLICT (key) DO UPDATE
      SET window_ends_at = greatest(t.window_ends_at + ${milliseconds(APART_MILLISECONDS)}, ${next})
      WHERE t.window_ends_at <= clock_timestamp() + ${milliseconds(PATIENCE_MILLISECONDS)}
    RETURNING extract(epoch FROM t.window_ends_at - ${next})::float8 * 1000 AS wait`);
  const [turn] = rows;
  if (!turn) throw new Refusal('TOO_MANY_REQUESTS');
  return Math.max(0, turn.wait);
}
