import { z } from 'zod';
import { Color } from '../../../shared/colors.ts';
import { filledNodeList, nodeFields, nodeList, nodeView } from '../../../shared/order/nodes.ts';
import { RichTextHtml } from '../../../shared/text-fields.ts';
import { TranslatedView, translatedRequired } from '../../../shared/translated.ts';

/** ELM-50, in this order */
export const defaultColumns = [
  { pl: 'Nr domu', en: 'House no.' },
  { pl: 'Powierzchnia działki', en: 'Plot area' },
  { pl: 'Powierzchnia użytkowa domu', en: 'Usable house area' },
  { pl: 'Cena ofertowa', en: 'Offer price' },
  { pl: 'Rzut', en: 'Floor plan' },
] as const;

/** Ready-made colours of a row (ELM-51). */
export const rowPresets = {
  preset_1: { textColor: '#9f3a38', backgroundColor: '#fff6f6' },
  preset_2: { textColor: '#573a08', backgroundColor: '#fffaf3' },
  preset_3: { textColor: '#000000', backgroundColor: '#ffffff' },
} as const;

/** The colours of a new row (ELM-52). */
export const rowColors = { textColor: '#000000', backgroundColor: '#ffffff' } as const;

/** ELM-53: the text of a new cell in both languages. */
export const EMPTY_CELL = '-';

export const MOST_COLUMNS = 30;
export const MOST_ROWS = 500;

const Cell = z.object({
  ...nodeFields,
  value: z.object({ pl: RichTextHtml(20_000), en: RichTextHtml(20_000) }),
});

/** ELM-49. Every row has one cell for each column, in the order of the columns. */
export const TableInput = z
  .object({
    columns: filledNodeList(z.object({ ...nodeFields, name: translatedRequired(255, 'NAME_IS_EMPTY') }), {
      max: MOST_COLUMNS,
    }),
    rows: nodeList(
      z.object({
        ...nodeFields,
        backgroundColor: Color,
        textColor: Color,
        cells: nodeList(Cell, { max: MOST_COLUMNS }),
      }),
      { max: MOST_ROWS },
    ),
  })
  .superRefine(({ columns, rows }, issues) => {
    for (const [row, { cells }] of rows.entries()) {
      if (cells.length !== columns.length)
        issues.addIssue({
          code: 'custom',
          message: 'CELLS_DO_NOT_FIT_COLUMNS',
          path: ['rows', row, 'cells'],
        });
    }
  });

export const TableView = z.object({
  columns: z.array(z.object({ ...nodeView, name: TranslatedView })),
  rows: z.array(
    z.object({
      ...nodeView,
      backgroundColor: z.string(),
      textColor: z.string(),
      cells: z.array(z.object({ ...nodeView, value: TranslatedView })),
    }),
  ),
});
