/** The entries in a random order; those with a fixed position stay where they are (FEA-08). */
export function shuffled<Entry extends { fixedPosition: boolean }>(
  entries: readonly Entry[],
  random: () => number = Math.random,
): Entry[] {
  const moved = entries.filter(({ fixedPosition }) => !fixedPosition);
  for (let last = moved.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [moved[last], moved[other]] = [moved[other] as Entry, moved[last] as Entry];
  }
  return entries.map((entry) => (entry.fixedPosition ? entry : (moved.shift() as Entry)));
}
