import type { ExportedColumn } from '@share/contract/shared/lists/list-export.ts';
import type { Column } from '../columns.tsx';
import type { ShownFilter } from '../filters/filter-texts.ts';

/**
 * The columns of the file as on the screen: with their headers and the words for yes and no. Choices use the words of the filter
 * with the same name.
 */
export const exportedColumns = <Row>(
  columns: readonly Column<Row>[],
  filters: readonly ShownFilter[],
  yesNo: { yes: string; no: string },
): ExportedColumn[] =>
  columns.flatMap((column) => {
    if (column.exported) return column.exported;
    const { name, header, kind } = column;
    const choices = filters.find((filter) => filter.name === name)?.choices ?? {};
    const words = kind === 'yesNo' ? { true: yesNo.yes, false: yesNo.no } : choices;
    return [{ name, header, ...(Object.keys(words).length > 0 ? { words } : {}) }];
  });
