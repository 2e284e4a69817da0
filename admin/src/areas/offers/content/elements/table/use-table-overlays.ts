import { useState } from 'react';
import type { Position } from './grid/table-keys.ts';
import type { OpenMenu } from './table-menu.tsx';
import type { TableChanges } from './use-table-changes.ts';
import type { TableCursor } from './use-table-cursor.ts';

export type TableDialog = { kind: 'cell'; at: Position } | { kind: 'colors'; row: number };

/** The menu and the dialogue that are open above a table; the focus returns to the place where they were opened. */
export function useTableOverlays({ table, endTyping }: TableChanges, cursor: TableCursor) {
  const [menu, openMenu] = useState<OpenMenu | null>(null);
  const [dialog, openDialog] = useState<TableDialog | null>(null);
  return {
    menu,
    openMenu,
    closeMenu: () => {
      menu?.button.focus();
      openMenu(null);
    },
    dialog,
    formatCell: (at: Position) => openDialog({ kind: 'cell', at }),
    formatReached: () => {
      const { rows, columns } = table();
      const { row, column } = cursor.reached.current;
      openDialog({
        kind: 'cell',
        at: {
          row: Math.min(Math.max(0, row), rows.length - 1),
          column: Math.min(Math.max(0, column), columns.length - 1),
        },
      });
    },
    chooseColors: (row: number) => openDialog({ kind: 'colors', row }),
    closeDialog: () => {
      endTyping();
      openDialog(null);
      if (dialog?.kind === 'cell') cursor.goTo(dialog.at);
    },
  };
}
