import type { Language } from '@share/contract/shared/languages.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../../platform/texts.ts';
import type { ElementControl } from '../../store/element-control.ts';
import { htmlOf } from './grid/table-cells.ts';
import { NAMES, type Position } from './grid/table-keys.ts';
import { tableTexts } from './table.texts.ts';
import { oneLine, pasteInto, type TableData } from './table-operations.ts';
import type { TableCursor } from './use-table-cursor.ts';

/** A message about the last change, read out and shown below the grid. */
export interface TableNotice {
  text: string;
  isWarning: boolean;
}

const pathOf = ({ row, column }: Position, language: Language): string =>
  row === NAMES
    ? `data.columns.${column}.name.${language}`
    : `data.rows.${row}.cells.${column}.value.${language}`;

const contentOf = ({ row }: Position, text: string): string => (row === NAMES ? oneLine(text) : htmlOf(text));

/** All changes of a table in one language; each change except typing is one undo step. */
export function useTableChanges(control: ElementControl<'table'>, language: Language, cursor: TableCursor) {
  const t = useTexts(tableTexts);
  const [notice, notify] = useState<TableNotice | null>(null);
  const table = () => control.valueAt('data') as TableData;

  const change = (operation: (present: TableData) => TableData, to?: Position) => {
    flushSync(() => {
      notify(null);
      control.setValue('data', operation(table()));
    });
    if (to) cursor.goTo(to);
  };
  const paste = (at: Position, lines: string[][]) => {
    const { table: next, cut } = pasteInto(table(), at, language, lines);
    change(() => next, at);
    const columns = Math.max(0, ...lines.map((line) => line.length));
    const isCut = cut.rows + cut.columns > 0;
    const pasted = t.pasted(lines.length - cut.rows, columns - cut.columns);
    notify({ text: isCut ? `${pasted} ${t.cut(cut.rows, cut.columns)}` : pasted, isWarning: isCut });
  };
  return {
    table,
    notice,
    notify,
    change,
    paste,
    type: (at: Position, text: string) => control.typeValue(pathOf(at, language), contentOf(at, text)),
    clear: (at: Position) => control.setValue(pathOf(at, language), contentOf(at, '')),
    endTyping: control.endTyping,
    colorRow: (row: number, colors: { textColor: string; backgroundColor: string }) =>
      control.setValues({
        [`data.rows.${row}.textColor`]: colors.textColor,
        [`data.rows.${row}.backgroundColor`]: colors.backgroundColor,
      }),
  };
}

export type TableChanges = ReturnType<typeof useTableChanges>;
