import type { Column } from '../columns.tsx';

/** Columns that share one place in the table: the first one, and those stacked below it. */
export type Stack<Row> = [Column<Row>, ...Column<Row>[]];

/** The columns in their order; in a tight table, those with `below` are stacked, unless what they name is hidden. */
export function stacksOf<Row>(columns: readonly Column<Row>[], isTight: boolean): Stack<Row>[] {
  const names = columns.map(({ name }) => name);
  const isBelow = ({ below }: Column<Row>) => isTight && below !== undefined && names.includes(below);
  return columns
    .filter((column) => !isBelow(column))
    .map((first) => [first, ...columns.filter((column) => isBelow(column) && column.below === first.name)]);
}
