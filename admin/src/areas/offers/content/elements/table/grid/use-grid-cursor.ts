import type { Language } from '@share/contract/shared/languages.ts';
import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableData } from '../table-operations.ts';
import type { Typing } from './table-cell.tsx';
import { plainOf } from './table-cells.ts';
import { cellAt, isCell } from './table-grid-cells.ts';
import type { GridEvents } from './table-grid-events.ts';
import { NAMES, type Position } from './table-keys.ts';

/** The current cell of the grid, and whether it is being edited. */
export function useGridCursor(
  grid: RefObject<HTMLTableElement | null>,
  data: TableData,
  language: Language,
  { onReach, onTyped, onFormat }: GridEvents,
) {
  const size = { rows: data.rows.length, columns: data.columns.length };
  const [at, setAt] = useState<Position>({ row: NAMES, column: 0 });
  const [typing, setTyping] = useState<Typing | null>(null);
  const stopTyping = useCallback(() => {
    setTyping(null);
    onTyped();
  }, [onTyped]);

  const valueAt = ({ row, column }: Position) =>
    (row === NAMES ? data.columns[column]?.name : data.rows[row]?.cells[column]?.value)?.[language] ?? '';
  return {
    size,
    /** The cell in the tab order. Limited to the size: rows and columns may have been removed. */
    reached: { row: Math.min(at.row, size.rows - 1), column: Math.min(at.column, size.columns - 1) },
    typing,
    stopTyping,
    valueAt,
    goTo: (to: Position) => cellAt(grid.current, to)?.focus(),
    /** Called when the focus arrives at a cell or menu. */
    reach: (to: Position) => {
      onReach(to);
      if (to.row !== at.row || to.column !== at.column) setAt(to);
    },
    /** Makes the cell an input; a formatted cell opens the rich text editor instead. */
    startTyping: (cell: Position, typed: Typing) => {
      if (!isCell(cell)) return;
      if (cell.row >= 0 && plainOf(valueAt(cell)) === null) return onFormat(cell);
      // The update is synchronous, so that the pressed key is typed into the input.
      flushSync(() => {
        setAt(cell);
        setTyping(typed);
      });
    },
  };
}

export type GridCursor = ReturnType<typeof useGridCursor>;
