import { DragDropProvider } from '@dnd-kit/react';
import type { Language } from '@share/contract/shared/languages.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import { useTexts } from '../../../../../../platform/texts.ts';
import classes from '../table.module.css';
import { columnLetter, tableTexts } from '../table.texts.ts';
import type { RowErrors } from '../table-errors.ts';
import type { TableData } from '../table-operations.ts';
import { Cell, MenuButton } from './table-cell.tsx';
import { type GridCalls, GridContext } from './table-grid-context.ts';
import { type GridEvents, useGridKeyboard } from './table-grid-keyboard.ts';
import { COLUMN_MENUS, NAMES, type Position } from './table-keys.ts';
import { TableRow } from './table-row.tsx';

interface TableGridProps {
  data: TableData;
  language: Language;
  /** Of the rows; -1 is that of the names. */
  errors: ReadonlyMap<number, RowErrors>;
  grid: RefObject<HTMLTableElement | null>;
  calls: Omit<GridCalls, 'onLeave'>;
  events: GridEvents;
  /** Set to what begins typing into a cell. */
  typeAt: RefObject<((at: Position) => void) | null>;
  describedBy: string;
}

/** The cells of a table in one language, as a spreadsheet: one of them is reached by Tab, the others from there. */
export function TableGrid({
  data,
  language,
  errors,
  grid,
  calls,
  events,
  typeAt,
  describedBy,
}: TableGridProps) {
  const t = useTexts(tableTexts);
  const keyboard = useGridKeyboard(grid, data, language, events);
  const { reached, typing } = keyboard;
  useImperativeHandle(typeAt, () => keyboard.typeAt);
  const rows = useRef(data.rows);
  rows.current = data.rows;
  const cells = useMemo<GridCalls>(
    () => ({ ...calls, onLeave: keyboard.stopTyping }),
    [calls, keyboard.stopTyping],
  );
  const isAt = (row: number, column: number) => reached.row === row && reached.column === column;
  return (
    <GridContext value={cells}>
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (canceled || !source || !target) return;
          const indexOf = (id: unknown) => rows.current.findIndex((row) => row.id === id);
          events.onMove('row', indexOf(source.id), indexOf(target.id));
        }}
      >
        <div className={classes.frame}>
          <table
            ref={grid}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid may be a table, whose parts keep their roles.
            role="grid"
            aria-label={t.grid}
            aria-describedby={describedBy}
            className={`${classes.table} ${classes.grid}`}
            {...keyboard.handlers}
          >
            <thead>
              <tr>
                <td className={classes.rowHead} />
                {data.columns.map(({ id, name }, column) => (
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
                {data.columns.map(({ id, name }, column) => (
                  <Cell
                    key={id}
                    row={NAMES}
                    column={column}
                    value={name[language]}
                    placeholder={t.unnamed(columnLetter(column))}
                    isReached={isAt(NAMES, column)}
                    typing={isAt(NAMES, column) ? typing : null}
                    error={errors.get(NAMES)?.[`${column}.${language}`]}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row, index) => (
                <TableRow
                  key={row.id}
                  row={row}
                  index={index}
                  language={language}
                  reached={reached.row === index ? reached.column : null}
                  typing={reached.row === index ? typing : null}
                  errors={errors.get(index)}
                />
              ))}
            </tbody>
          </table>
          {data.rows.length === 0 && <p className={classes.noRows}>{t.noRows}</p>}
        </div>
      </DragDropProvider>
    </GridContext>
  );
}
