import { type RefObject, useMemo, useRef } from 'react';
import type { GridCalls } from './grid/table-grid-context.ts';
import type { GridEvents } from './grid/table-grid-events.ts';
import type { OpenMenu, TableActions } from './table-menu.tsx';
import type { TableChanges } from './use-table-changes.ts';
import type { TableCursor } from './use-table-cursor.ts';
import type { TableNames } from './use-table-names.ts';

/** The callbacks of the cells: functions that never change, so that they cause no re-rendering. */
export function useGridCalls(
  { type }: TableChanges,
  { cellLabel }: TableNames,
  openMenu: (menu: OpenMenu) => void,
): Omit<GridCalls, 'onLeave'> {
  const latest = useRef({ type, cellLabel, openMenu });
  latest.current = { type, cellLabel, openMenu };
  return useMemo(
    () => ({
      labelOf: (row, column) => latest.current.cellLabel(row, column),
      onType: (row, column, text) => latest.current.type({ row, column }, text),
      openMenu: (row, column, button) => latest.current.openMenu({ at: { row, column }, button }),
    }),
    [],
  );
}

interface GridSurroundings {
  changes: TableChanges;
  cursor: TableCursor;
  actions: Pick<TableActions, 'moveRow' | 'moveColumn'>;
  onFormat: GridEvents['onFormat'];
  /** The element that receives the focus when it leaves the grid. */
  afterGrid: RefObject<HTMLElement | null>;
}

/** The effects of the grid's keys, clicks and clipboard on the table. */
export const gridEvents = ({
  changes,
  cursor,
  actions,
  onFormat,
  afterGrid,
}: GridSurroundings): GridEvents => ({
  onReach: (at) => {
    cursor.reached.current = at;
  },
  onTyped: changes.endTyping,
  onClear: changes.clear,
  onFormat,
  onPaste: changes.paste,
  onMove: (kind, from, to) => {
    const { rows, columns } = changes.table();
    if (to < 0 || to >= (kind === 'row' ? rows : columns).length || from < 0 || from === to) return;
    if (kind === 'row') actions.moveRow(from, to);
    else actions.moveColumn(from, to);
  },
  onEscape: () => afterGrid.current?.focus(),
});
