import type { Language } from '@share/contract/shared/languages.ts';
import { commonTexts } from '../../../../../platform/common.texts.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { NAMES } from './grid/table-keys.ts';
import { columnLetter, tableTexts } from './table.texts.ts';
import type { TableData } from './table-operations.ts';

/** The accessible names of the columns and cells of a table. */
export function useTableNames(table: () => TableData, language: Language) {
  const t = useTexts(tableTexts);
  const common = useTexts(commonTexts);
  const columnName = (column: number): string =>
    table().columns[column]?.name[language] || t.unnamed(columnLetter(column));
  const cellLabel = (row: number, column: number): string => {
    const shown = { pl: common.polish, en: common.english }[language];
    return row === NAMES
      ? t.columnName(columnLetter(column), shown)
      : t.cell(row + 1, columnName(column), shown);
  };
  return { columnName, cellLabel };
}

export type TableNames = ReturnType<typeof useTableNames>;
