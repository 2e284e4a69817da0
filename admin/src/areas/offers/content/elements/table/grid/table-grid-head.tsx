import type { Language } from '@share/contract/shared/languages.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTexts } from '../../../../../../platform/texts.ts';
import classes from '../table.module.css';
import { columnLetter, tableTexts } from '../table.texts.ts';
import type { RowErrors } from '../table-errors.ts';
import type { TableData } from '../table-operations.ts';
import { Cell, MenuButton, type Typing } from './table-cell.tsx';
import { COLUMN_MENUS, NAMES, type Position } from './table-keys.ts';

interface TableGridHeadProps {
  columns: TableData['columns'];
  language: Language;
  reached: Position;
  typing: Typing | null;
  /** The errors of the column names. */
  errors: RowErrors | undefined;
}

/** The menus and the names of the columns. */
export function TableGridHead({ columns, language, reached, typing, errors }: TableGridHeadProps) {
  const t = useTexts(tableTexts);
  const isAt = (row: number, column: number) => reached.row === row && reached.column === column;
  return (
    <thead>
      <tr>
        <td className={classes.rowHead} />
        {columns.map(({ id, name }, column) => (
          <td key={id} className={classes.columnHead}>
            <MenuButton
              row={COLUMN_MENUS}
              column={column}
              label={t.columnMenu(columnLetter(column), name[language])}
              isReached={isAt(COLUMN_MENUS, column)}
            >
              {columnLetter(column)}
              <IconChevronDown size={12} aria-hidden />
            </MenuButton>
          </td>
        ))}
      </tr>
      <tr>
        <td className={classes.rowHead} />
        {columns.map(({ id, name }, column) => (
          <Cell
            key={id}
            row={NAMES}
            column={column}
            value={name[language]}
            placeholder={t.unnamed(columnLetter(column))}
            isReached={isAt(NAMES, column)}
            typing={isAt(NAMES, column) ? typing : null}
            error={errors?.[`${column}.${language}`]}
          />
        ))}
      </tr>
    </thead>
  );
}
