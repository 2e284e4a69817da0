/** Ordered lists whose positions are contiguous from 1 (ELM-18 to ELM-21, CON-11). Every function returns a new list. */
type Positioned = { position: number };

/** Numbers the items 1..n in their present order. */
export const numbered = <Item>(items: readonly Item[]): (Item & Positioned)[] =>
  items.map((item, index) => ({ ...item, position: index + 1 }));

/** Sorted by position; items with the same position keep their order. */
export const byPosition = <Item extends Positioned>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.position - other.position);

/** The list without the item at that index, later ones moved down by one. An unknown index changes nothing. */
export const withoutIndex = <Item>(items: readonly Item[], index: number): (Item & Positioned)[] =>
  numbered(items.filter((_, at) => at !== index));

/** The item moved from one index to another, those between shifted. An unknown index changes nothing. */
export function moved<Item>(items: readonly Item[], from: number, to: number): (Item & Positioned)[] {
  const result = [...items];
  const item = result[from];
  if (item === undefined || to < 0 || to >= result.length) return numbered(result);
  result.splice(from, 1);
  result.splice(to, 0, item);
  return numbered(result);
}
