import { useTexts } from '../../../../../platform/texts.ts';
import { confirm } from '../../../../../ui/confirm.tsx';
import { NAMES } from './grid/table-keys.ts';
import { tableTexts } from './table.texts.ts';
import type { TableActions } from './table-menu.tsx';
import * as operations from './table-operations.ts';
import { availableHouses } from './table-values.ts';
import type { TableChanges } from './use-table-changes.ts';
import type { TableCursor } from './use-table-cursor.ts';
import type { TableNames } from './use-table-names.ts';

/** The commands of menus and buttons; each moves the focus to the cell it changed. */
export function useTableActions(changes: TableChanges, cursor: TableCursor, { columnName }: TableNames) {
  return {
    ...useColumnActions(changes, cursor, columnName),
    ...useRowActions(changes, cursor),
    replaceByTemplate: useTemplate(changes),
  };
}

type ColumnActions = Pick<TableActions, 'rename' | 'addColumn' | 'moveColumn' | 'removeColumn'>;

function useColumnActions(
  { table, change }: TableChanges,
  cursor: TableCursor,
  columnName: (column: number) => string,
): ColumnActions {
  const confirmLoss = useConfirmLoss();
  const t = useTexts(tableTexts);
  const rename = (column: number) => cursor.startTyping({ row: NAMES, column });
  return {
    rename,
    addColumn: (index) => {
      change((present) => operations.addColumn(present, index));
      rename(index);
    },
    moveColumn: (from, to) =>
      change((present) => operations.moveColumn(present, from, to), { row: NAMES, column: to }),
    removeColumn: async (index) => {
      const cells = table().rows.flatMap((row) => row.cells[index] ?? []);
      const title = t.removeColumnTitle(columnName(index));
      if (operations.haveContent(cells) && !(await confirmLoss(title, t.columnLost))) return;
      change((present) => operations.removeColumn(present, index), {
        row: NAMES,
        column: Math.max(0, index - 1),
      });
    },
  };
}

type RowActions = Pick<TableActions, 'addRow' | 'duplicateRow' | 'moveRow' | 'removeRow' | 'colorRow'>;

function useRowActions({ table, change, notify, colorRow }: TableChanges, cursor: TableCursor): RowActions {
  const confirmLoss = useConfirmLoss();
  const t = useTexts(tableTexts);
  return {
    addRow: (index) => change((present) => operations.addRow(present, index), { row: index, column: 0 }),
    duplicateRow: (index) =>
      change((present) => operations.duplicateRow(present, index), { row: index + 1, column: 0 }),
    moveRow: (from, to) => {
      change((present) => operations.moveRow(present, from, to), {
        row: to,
        column: cursor.reached.current.column,
      });
      notify({ text: t.moved(to + 1, table().rows.length), isWarning: false });
    },
    removeRow: async (index) => {
      const cells = table().rows[index]?.cells ?? [];
      const title = t.removeRowTitle(index + 1);
      if (operations.haveContent(cells) && !(await confirmLoss(title, t.rowLost))) return;
      change((present) => operations.removeRow(present, index), {
        row: Math.max(NAMES, index - 1),
        column: 0,
      });
    },
    colorRow,
  };
}

/** Replaces the table by the template (ELM-55). */
function useTemplate({ change }: TableChanges) {
  const t = useTexts(tableTexts);
  return async () => {
    const question = {
      title: t.templateTitle,
      message: t.templateMessage,
      confirmLabel: t.templateConfirm,
    };
    if (await confirm(question)) change(availableHouses, { row: 0, column: 0 });
  };
}

/** Asks before content is lost; resolves to true if the user agrees. */
function useConfirmLoss() {
  const t = useTexts(tableTexts);
  return (title: string, message: string) => confirm({ title, message, confirmLabel: t.removeConfirm });
}
