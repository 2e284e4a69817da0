/** Does a piece of work and tells for which part of its time, at the longest, it kept everything else of the process waiting: 0 to 1. */
export async function longestPause<Done>(work: () => Promise<Done>): Promise<{ done: Done; part: number }> {
  const start = performance.now();
  const pauses: number[] = [];
  let last = start;
  const look = () => {
    pauses.push(performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(look, 5);
  const done = await work().finally(() => clearInterval(watch));
  look();
  return { done, part: Math.max(...pauses) / (performance.now() - start) };
}
