/** Where an agreement stands among those that stay; marked ones keep their place in the list but have no position. */
type Markable = { toBeDeleted: boolean };

/** The indices of the entries that stay, in their order. */
export const stayingIndices = (agreements: readonly Markable[]): number[] =>
  agreements.flatMap(({ toBeDeleted }, index) => (toBeDeleted ? [] : [index]));

/** The position, counted from 1, of the entry at that index; null when it is marked. */
export function positionOf(agreements: readonly Markable[], index: number): number | null {
  const at = stayingIndices(agreements).indexOf(index);
  return at === -1 ? null : at + 1;
}

/** The index in the form of the entry that is sent as the given one: the body leaves marked ones out. */
export const indexOfSent = (agreements: readonly Markable[], sent: number): number =>
  stayingIndices(agreements)[sent] ?? sent;
