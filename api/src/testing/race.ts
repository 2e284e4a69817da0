import { setImmediate as turn } from 'node:timers/promises';

type Side = 'one' | 'two';

interface Race<Subject, One, Two> {
  one: (subject: Subject) => Promise<One>;
  two: (subject: Subject) => Promise<Two>;
  /** Returns which side was first, according to the two answers. Tests also make their assertions here. */
  first: (one: One, two: Two, subject: Subject) => Side | Promise<Side>;
}

/** The delay in milliseconds for the side that was first; it grows while the same side is first again. */
const STEP = 0.25;
const FASTER = 1.5;

/**
 * Runs two calls concurrently, once for each subject, and returns how often each was first. The side that was first starts a
 * little later the next time, so that both arrive together and neither always wins.
 */
export async function race<Subject, One, Two>(
  subjects: readonly Subject[],
  { one, two, first }: Race<Subject, One, Two>,
): Promise<Record<Side, number>> {
  const wins = { one: 0, two: 0 };
  let lead = 0;
  let step = STEP;
  let last: Side | null = null;
  for (const subject of subjects) {
    const answers = await Promise.all([after(-lead, () => one(subject)), after(lead, () => two(subject))]);
    const winner = await first(...answers, subject);
    wins[winner] += 1;
    step = winner === last ? step * FASTER : STEP;
    last = winner;
    lead += winner === 'one' ? -step : step;
  }
  return wins;
}

/** Busy waiting, because timers are not exact enough. */
async function after<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now() + milliseconds;
  while (performance.now() < start) await turn();
  return work();
}
