import { OptimisticSortingPlugin } from '@dnd-kit/dom/sortable';
import { useSortable } from '@dnd-kit/react/sortable';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconChevronDown, IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import { useLanguage } from '../../../../../../platform/language.tsx';
import { useTexts } from '../../../../../../platform/texts.ts';
import { errorText } from '../../../../../../ui/error-text.ts';
import type { RowValues } from '../../element-values.ts';
import classes from '../table.module.css';
import { tableTexts } from '../table.texts.ts';
import type { RowErrors } from '../table-errors.ts';
import { Cell, MenuButton, type Typing } from './table-cell.tsx';
import { ROW_MENUS } from './table-keys.ts';
import { rowStyle } from './table-row-style.ts';

interface TableRowProps {
  row: RowValues;
  index: number;
  language: Language;
  /** The column in the tab order, if the cell is in this row. */
  reached: number | null;
  typing: Typing | null;
  errors: RowErrors | undefined;
}

/**
 * Re-rendered only when the row itself changed, or the focus entered or left it: a table may have five hundred rows.
 */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, language, reached, typing, errors } = props;
  const t = useTexts(tableTexts);
  const shown = useLanguage().language;
  const { ref, handleRef, isDragging, isDropTarget } = useSortable({
    id: row.id,
    index,
    type: 'row',
    accept: 'row',
    plugins: (defaults) => defaults.filter((plugin) => plugin !== OptimisticSortingPlugin),
  });
  return (
    <tr
      ref={ref}
      style={rowStyle(row)}
      data-dragging={isDragging || undefined}
      data-drop={(isDropTarget && !isDragging) || undefined}
    >
      <th scope="row" className={classes.rowHead} aria-invalid={errors?.color ? true : undefined}>
        <div className={classes.rowTools}>
          <button
            ref={handleRef}
            type="button"
            tabIndex={-1}
            className={classes.handle}
            aria-label={t.dragRow(index + 1)}
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
          <MenuButton
            row={index}
            column={ROW_MENUS}
            label={t.rowMenu(index + 1)}
            isReached={reached === ROW_MENUS}
          >
            {index + 1}
            <IconChevronDown size={12} aria-hidden />
          </MenuButton>
        </div>
        {errors?.color && <div className={classes.error}>{errorText(shown, errors.color)}</div>}
      </th>
      {row.cells.map(({ id, value }, column) => (
        <Cell
          key={id}
          row={index}
          column={column}
          value={value[language]}
          isReached={reached === column}
          typing={reached === column ? typing : null}
          error={errors?.[`${column}.${language}`]}
        />
      ))}
    </tr>
  );
});
