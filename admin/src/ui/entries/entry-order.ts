/** An entry marked for deletion stays at its index in the list but has no position. */
type Markable = { toBeDeleted?: boolean };

/** The indices of the entries that are not marked, in their order. */
export const stayingIndices = (entries: readonly Markable[]): number[] =>
  entries.flatMap(({ toBeDeleted }, index) => (toBeDeleted ? [] : [index]));

/** The position, counted from 1, of the entry at this index; null if it is marked. */
export function positionOf(entries: readonly Markable[], index: number): number | null {
  const at = stayingIndices(entries).indexOf(index);
  return at === -1 ? null : at + 1;
}

/** The index in the form for an index in the body, which omits marked entries. */
export const indexOfSent = (entries: readonly Markable[], sent: number): number =>
  stayingIndices(entries)[sent] ?? sent;
