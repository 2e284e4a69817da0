import { computed } from './computing-time.ts';

/**
 * Does the work and returns the longest time for which it blocked the event loop, as a part (0 to 1) of its duration. Only CPU
 * time of the thread counts, so the result does not depend on the load of the machine.
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
