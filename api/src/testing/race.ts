import { setImmediate as turn } from 'node:timers/promises';

type Side = 'one' | 'two';

interface Race<Subject, One, Two> {
  one: (subject: Subject) => Promise<One>;
  two: (subject: Subject) => Promise<Two>;
  /** Who came first, as the two answers tell. The place to say what must be true then. */
  first: (one: One, two: Two, subject: Subject) => Side | Promise<Side>;
}

/** By how many milliseconds whoever came first is sent later the next time; more each time that it comes first again. */
const STEP = 0.25;
const FASTER = 1.5;

/**
 * Lets two run into each other, once for each subject, and answers how often each came first. Whoever did is sent a little
 * later the next time: so the two keep arriving together, and neither always wins.
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

/** More exactly than timers do. */
async function after<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now() + milliseconds;
  while (performance.now() < start) await turn();
  return work();
}
