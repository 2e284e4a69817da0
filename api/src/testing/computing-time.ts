/** How many milliseconds this thread has computed so far: other than by the clock, what else the machine does is not in it. */
export function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** How many milliseconds this thread computes at a piece of work. */
export function computingTime(work: () => unknown): number {
  const before = computed();
  work();
  return computed() - before;
}
