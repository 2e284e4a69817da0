import type { Services } from '../context.ts';

/** Clocks that are set over the network differ by much less. */
const MOST_MILLISECONDS = 60_000;

/**
 * Returns whether the clock of this process agrees with that of the database, which all processes share. Jobs that decide by
 * time ask first, because nobody can undo what a job rejects or deletes with a clock that is days ahead. Each change is logged
 * once.
 */
export function openClockCheck(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  clock = () => Date.now(),
): () => Promise<boolean> {
  let wasRight = true;

  /** How far the clock is ahead, at least, because the answer takes time. Negative if it is behind. */
  async function measure(): Promise<number> {
    const asked = clock();
    const { rows } = await pool.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    const at = Number(rows[0]?.at);
    return Math.max(asked - at, Math.min(0, clock() - at));
  }

  function report(isRight: boolean, ahead: number): void {
    const facts = { secondsAhead: Math.round(ahead / 1_000) };
    if (isRight) log.info(facts, 'the clock agrees with the clock of the database again');
    else
      log.error(facts, 'the clock disagrees with the clock of the database: what is decided by time waits');
  }

  return async () => {
    const ahead = await measure();
    const isRight = Math.abs(ahead) <= MOST_MILLISECONDS;
    if (isRight !== wasRight) report(isRight, ahead);
    wasRight = isRight;
    return isRight;
  };
}
