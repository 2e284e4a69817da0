import { defaultColumns, EMPTY_CELL, rowColors } from '@share/contract/areas/offers/elements/table.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import type { ElementCodec } from '../element-codec.ts';
import type { CellValues, ElementValues, RowValues } from '../element-values.ts';
import { isFilled } from '../parts/is-filled.ts';

/** A cell with a dash in both languages (ELM-53). */
export const newCell = (): CellValues => ({ id: randomId(), value: { pl: EMPTY_CELL, en: EMPTY_CELL } });

/** A row of dashes, one for each column (ELM-52). */
export const newRow = (columns: number): RowValues => ({
  id: randomId(),
  ...rowColors,
  cells: Array.from({ length: columns }, newCell),
});

/** The default columns, which are also the Available House template, with one row of dashes (ELM-50, ELM-55). */
export const availableHouses = (): ElementValues['table'] => ({
  columns: defaultColumns.map((name) => ({ id: randomId(), name: { ...name } })),
  rows: [newRow(defaultColumns.length)],
});

export const table: ElementCodec<'table'> = {
  empty: availableHouses,
  toValues: ({ columns, rows }) => ({
    columns: columns.map(({ id, name }) => ({ id, name })),
    rows: rows.map(({ id, backgroundColor, textColor, cells }) => ({
      id,
      backgroundColor,
      textColor,
      cells: cells.map(({ id, value }) => ({ id, value })),
    })),
  }),
  toInput: (values) => values,
  isComplete: ({ columns, rows }) => rows.length > 0 && columns.every(({ name }) => isFilled(name)),
};
