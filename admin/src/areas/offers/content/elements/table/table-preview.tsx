import type { Language } from '@share/contract/shared/languages.ts';
import { memo } from 'react';
import type { ElementPreviewProps } from '../element-editor.ts';
import type { RowValues } from '../element-values.ts';
import { CellContent } from './grid/table-cell-content.tsx';
import { rowStyle } from './grid/table-row-style.ts';
import classes from './table.module.css';
import { columnLetter, tableTexts } from './table.texts.ts';

/** A table wider than the page scrolls in its own frame, also by keyboard. Rows have their chosen colours. */
export function TablePreview({ data, language }: ElementPreviewProps<'table'>) {
  const t = tableTexts[language];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={classes.frame} tabIndex={0} aria-label={t.table} lang={language}>
      <table className={classes.table}>
        <thead>
          <tr>
            {data.columns.map(({ id, name }, index) => (
              <th key={id} scope="col">
                {name[language] || t.unnamed(columnLetter(index))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <PreviewRow key={row.id} row={row} language={language} />
          ))}
        </tbody>
      </table>
      {data.rows.length === 0 && <p className={classes.noRows}>{t.noRows}</p>}
    </section>
  );
}

const PreviewRow = memo(({ row, language }: { row: RowValues; language: Language }) => (
  <tr style={rowStyle(row)}>
    {row.cells.map(({ id, value }) => (
      <td key={id}>
        <CellContent html={value[language]} />
      </td>
    ))}
  </tr>
));
