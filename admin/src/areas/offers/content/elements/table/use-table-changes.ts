import type { Language } from '@share/contract/shared/languages.ts';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { commonTexts } from '../../../../../platform/common.texts.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { confirm } from '../../../../../ui/confirm.tsx';
import type { ElementControl } from '../../store/element-control.ts';
import { htmlOf } from './grid/table-cells.ts';
import type { GridCalls } from './grid/table-grid-context.ts';
import { cellAt, type GridEvents } from './grid/table-grid-keyboard.ts';
import { NAMES, type Position } from './grid/table-keys.ts';
import { columnLetter, tableTexts } from './table.texts.ts';
import type { OpenMenu, TableActions } from './table-menu.tsx';
import {
  addColumn,
  addRow,
  duplicateRow,
  moveColumn,
  moveRow,
  oneLine,
  pasteInto,
  removeColumn,
  removeRow,
  sayAnything,
  type TableData,
} from './table-operations.ts';
import { availableHouses } from './table-values.ts';

export type TableDialog = { kind: 'cell'; at: Position } | { kind: 'colors'; row: number };

interface Surroundings {
  control: ElementControl<'table'>;
  language: Language;
  grid: RefObject<HTMLTableElement | null>;
  /** Takes the keyboard when it leaves the grid. */
  afterGrid: RefObject<HTMLElement | null>;
}

/** Everything that is done to a table on the screen: each deed is one step of the history, and leads the keyboard to its cell. */
export function useTableChanges({ control, language, grid, afterGrid }: Surroundings) {
  const t = useTexts(tableTexts);
  const common = useTexts(commonTexts);
  const typeAt = useRef<((at: Position) => void) | null>(null);
  const reached = useRef<Position>({ row: 0, column: 0 });
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [dialog, setDialog] = useState<TableDialog | null>(null);
  const [said, say] = useState<{ text: string; isWarning: boolean } | null>(null);
  const table = () => control.valueAt('data') as TableData;

  // Once a menu or a question has closed and given the keyboard back.
  const goTo = (to: Position) => requestAnimationFrame(() => cellAt(grid.current, to)?.focus());
  const change = (operation: (present: TableData) => TableData, to?: Position) => {
    flushSync(() => {
      say(null);
      control.setValue('data', operation(table()));
    });
    if (to) goTo(to);
  };
  const columnName = (column: number) =>
    table().columns[column]?.name[language] || t.unnamed(columnLetter(column));
  const asksToLose = (message: string) =>
    confirm({ title: t.removeTitle, message, confirmLabel: t.removeConfirm });

  const actions: TableActions = {
    rename: (column) => requestAnimationFrame(() => typeAt.current?.({ row: NAMES, column })),
    addColumn: (index) => {
      change((present) => addColumn(present, index));
      actions.rename(index);
    },
    moveColumn: (from, to) => change((present) => moveColumn(present, from, to), { row: NAMES, column: to }),
    removeColumn: async (index) => {
      const cells = table().rows.flatMap((row) => row.cells[index] ?? []);
      if (sayAnything(cells) && !(await asksToLose(t.columnLost(columnName(index))))) return;
      change((present) => removeColumn(present, index), { row: NAMES, column: Math.max(0, index - 1) });
    },
    addRow: (index) => change((present) => addRow(present, index), { row: index, column: 0 }),
    duplicateRow: (index) => change((present) => duplicateRow(present, index), { row: index + 1, column: 0 }),
    moveRow: (from, to) => {
      change((present) => moveRow(present, from, to), { row: to, column: reached.current.column });
      say({ text: t.moved(to + 1, table().rows.length), isWarning: false });
    },
    colorRow: (index, { textColor, backgroundColor }) => {
      control.setValues({
        [`data.rows.${index}.textColor`]: textColor,
        [`data.rows.${index}.backgroundColor`]: backgroundColor,
      });
    },
    chooseColors: (row) => setDialog({ kind: 'colors', row }),
    removeRow: async (index) => {
      const cells = table().rows[index]?.cells ?? [];
      if (sayAnything(cells) && !(await asksToLose(t.rowLost(index + 1)))) return;
      change((present) => removeRow(present, index), { row: Math.max(NAMES, index - 1), column: 0 });
    },
  };

  const type = ({ row, column }: Position, text: string) => {
    if (row === NAMES) control.typeValue(`data.columns.${column}.name.${language}`, oneLine(text));
    else control.typeValue(`data.rows.${row}.cells.${column}.value.${language}`, htmlOf(text));
  };
  const paste = (at: Position, lines: string[][]) => {
    const { table: next, cut } = pasteInto(table(), at, language, lines);
    change(() => next, at);
    const columns = Math.max(0, ...lines.map((line) => line.length));
    const isCut = cut.rows + cut.columns > 0;
    const pasted = t.pasted(lines.length - cut.rows, columns - cut.columns);
    say({ text: isCut ? `${pasted} ${t.cut(cut.rows, cut.columns)}` : pasted, isWarning: isCut });
  };
  const labelOf = (row: number, column: number) => {
    const shown = { pl: common.polish, en: common.english }[language];
    return row === NAMES
      ? t.columnName(columnLetter(column), shown)
      : t.cell(row + 1, columnName(column), shown);
  };
  const move = (kind: 'row' | 'column', from: number, to: number) => {
    const { rows, columns } = table();
    if (to < 0 || to >= (kind === 'row' ? rows : columns).length || from < 0 || from === to) return;
    if (kind === 'row') actions.moveRow(from, to);
    else actions.moveColumn(from, to);
  };

  // Cells are given functions that never change, so that none is drawn anew for their sake.
  const latest = useRef({ type, labelOf });
  latest.current = { type, labelOf };
  const calls = useMemo<Omit<GridCalls, 'onLeave'>>(
    () => ({
      labelOf: (row, column) => latest.current.labelOf(row, column),
      onType: (row, column, text) => latest.current.type({ row, column }, text),
      openMenu: (row, column, button) => setMenu({ at: { row, column }, button }),
    }),
    [],
  );
  const events: GridEvents = {
    onReach: (at) => {
      reached.current = at;
    },
    onType: type,
    onTyped: control.endTyping,
    onFormat: (at) => setDialog({ kind: 'cell', at }),
    onPaste: paste,
    onMove: move,
    onEscape: () => afterGrid.current?.focus(),
  };

  return {
    actions,
    calls,
    events,
    change,
    columnName,
    typeAt,
    menu,
    dialog,
    said,
    closeMenu: () => {
      menu?.button.focus();
      setMenu(null);
    },
    closeDialog: () => {
      control.endTyping();
      setDialog(null);
      if (dialog?.kind === 'cell') goTo(dialog.at);
    },
    formatReached: () => {
      const { rows, columns } = table();
      const row = Math.min(Math.max(0, reached.current.row), rows.length - 1);
      const column = Math.min(Math.max(0, reached.current.column), columns.length - 1);
      setDialog({ kind: 'cell', at: { row, column } });
    },
    /** ELM-55 */
    replaceByTemplate: async () => {
      const question = {
        title: t.templateTitle,
        message: t.templateMessage,
        confirmLabel: t.templateConfirm,
      };
      if (await confirm(question)) change(availableHouses, { row: 0, column: 0 });
    },
  };
}
