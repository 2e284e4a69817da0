import type { Column } from './columns.tsx';

/** Columns that share one place in the table: the first one, and those stacked below it. */
export type Stack<Row> = [Column<Row>, ...Column<Row>[]];

/** The columns in their order; in a tight table, those with `below` are stacked. */
export function stacksOf<Row>(columns: readonly Column<Row>[], isTight: boolean): Stack<Row>[] {
  const isBelow = (column: Column<Row>) => isTight && column.below !== undefined;
  return columns
    .filter((column) => !isBelow(column))
    .map((first) => [first, ...columns.filter((column) => isBelow(column) && column.below === first.name)]);
}
