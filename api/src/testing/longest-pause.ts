import { computed } from './computing-time.ts';

/**
 * Does a piece of work and answers for which part of its time, at the longest, it kept everything else of the process waiting: 0 to 1.
 * A pause counts as long as the thread computed in it: when the machine did something else, that is nobody's fault here.
 */
export async function longestPause<Done>(work: () => Promise<Done>): Promise<{ done: Done; part: number }> {
  const start = performance.now();
  const pauses: number[] = [];
  let last = computed();
  const look = () => {
    const now = computed();
    pauses.push(now - last);
    last = now;
  };
  const watch = setInterval(look, 5);
  const done = await work().finally(() => clearInterval(watch));
  look();
  return { done, part: Math.max(...pauses) / (performance.now() - start) };
}
