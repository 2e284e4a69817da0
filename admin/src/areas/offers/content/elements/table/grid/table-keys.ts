/**
 * A position in the grid. Row -2 contains the menus of the columns, row -1 their names; column -1 the menus of the
 * rows.
 */
export interface Position {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
}

export const COLUMN_MENUS = -2;
export const NAMES = -1;
export const ROW_MENUS = -1;
const PAGE = 10;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const steps: Record<string, (from: Position, size: Size) => Position> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Enter: ({ row, column }) => ({ row: row + 1, column }),
  PageUp: ({ row, column }) => ({ row: Math.max(0, row - PAGE), column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

/** The position after a key, as in a spreadsheet; null when the key does not navigate, or leaves the grid. */
export function nextPosition(key: string, isShifted: boolean, from: Position, size: Size): Position | null {
  if (key === 'Tab') return nextInOrder(from, size, isShifted ? -1 : 1);
  const step = steps[key];
  if (!step) return null;
  const { row, column } = step(from, size);
  const to = {
    row: within(row, COLUMN_MENUS, size.rows - 1),
    column: within(column, ROW_MENUS, size.columns - 1),
  };
  // The rows of the head have no menu of their own.
  return to.row < 0 && to.column < 0 ? from : to;
}

/** Moves from cell to cell, row after row, from the first column name to the last cell. */
function nextInOrder({ row, column }: Position, { rows, columns }: Size, direction: 1 | -1): Position | null {
  if (row === COLUMN_MENUS && direction === -1) return column > 0 ? { row, column: column - 1 } : null;
  const next = column + direction;
  if (next >= 0 && next < columns) return { row, column: next };
  const to = { row: row + direction, column: direction === 1 ? 0 : columns - 1 };
  return to.row < NAMES || to.row >= rows ? null : to;
}
