/** The CPU time of this thread in milliseconds. Unlike elapsed time it does not depend on the load of the machine. */
export function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The CPU time of the work in milliseconds. */
export function computingTime(work: () => unknown): number {
  const before = computed();
  work();
  return computed() - before;
}
