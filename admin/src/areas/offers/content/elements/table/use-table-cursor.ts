import { type RefObject, useRef } from 'react';
import { cellAt } from './grid/table-grid-cells.ts';
import type { Position } from './grid/table-keys.ts';

/** The position of the focus in a table, and functions that move it. */
export function useTableCursor(grid: RefObject<HTMLTableElement | null>) {
  const reached = useRef<Position>({ row: 0, column: 0 });
  /** Begins typing into a cell; set by the grid. */
  const typeAt = useRef<((at: Position) => void) | null>(null);
  // Menus and dialogues return the focus when they close, and only then can it move elsewhere.
  return {
    reached,
    typeAt,
    goTo: (to: Position) => requestAnimationFrame(() => cellAt(grid.current, to)?.focus()),
    startTyping: (at: Position) => requestAnimationFrame(() => typeAt.current?.(at)),
  };
}

export type TableCursor = ReturnType<typeof useTableCursor>;
