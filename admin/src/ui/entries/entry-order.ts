/** Where an entry stands among those that stay; marked ones keep their place in the list but have no position. */
type Markable = { toBeDeleted?: boolean };

/** The indices of the entries that stay, in their order. */
export const stayingIndices = (entries: readonly Markable[]): number[] =>
  entries.flatMap(({ toBeDeleted }, index) => (toBeDeleted ? [] : [index]));

/** The position, counted from 1, of the entry at that index; null when it is marked. */
export function positionOf(entries: readonly Markable[], index: number): number | null {
  const at = stayingIndices(entries).indexOf(index);
  return at === -1 ? null : at + 1;
}

/** The index in the form of the entry that is sent as the given one: the body leaves marked ones out. */
export const indexOfSent = (entries: readonly Markable[], sent: number): number =>
  stayingIndices(entries)[sent] ?? sent;
