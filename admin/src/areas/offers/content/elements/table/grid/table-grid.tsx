import { DragDropProvider } from '@dnd-kit/react';
import type { Language } from '@share/contract/shared/languages.ts';
import { type ReactNode, type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import { useTexts } from '../../../../../../platform/texts.ts';
import classes from '../table.module.css';
import { tableTexts } from '../table.texts.ts';
import type { RowErrors } from '../table-errors.ts';
import type { TableData } from '../table-operations.ts';
import { type GridCalls, GridContext } from './table-grid-context.ts';
import type { GridEvents } from './table-grid-events.ts';
import { TableGridHead } from './table-grid-head.tsx';
import { NAMES, type Position } from './table-keys.ts';
import { TableRow } from './table-row.tsx';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridHandlers } from './use-grid-handlers.ts';

interface TableGridProps {
  data: TableData;
  language: Language;
  /** The errors by row; -1 is the row of the column names. */
  errors: ReadonlyMap<number, RowErrors>;
  grid: RefObject<HTMLTableElement | null>;
  calls: Omit<GridCalls, 'onLeave'>;
  events: GridEvents;
  /** Set by the grid to the function that begins typing into a cell. */
  typeAt: RefObject<((at: Position) => void) | null>;
  describedBy: string;
}

/**
 * The cells of a table in one language, as a spreadsheet: one cell is in the tab order, arrow keys lead to the others.
 */
export function TableGrid(props: TableGridProps) {
  const { data, language, errors, grid, calls, events } = props;
  const t = useTexts(tableTexts);
  const cursor = useGridCursor(grid, data, language, events);
  const handlers = useGridHandlers(cursor, events);
  const { reached, typing, stopTyping } = cursor;
  useImperativeHandle(props.typeAt, () => (at) => cursor.startTyping(at, { replaces: false }));
  const cells = useMemo<GridCalls>(() => ({ ...calls, onLeave: stopTyping }), [calls, stopTyping]);
  return (
    <GridContext value={cells}>
      <RowDragging rows={data.rows} onMove={(from, to) => events.onMove('row', from, to)}>
        <div className={classes.frame}>
          <table
            ref={grid}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid may be a table, whose parts keep their roles.
            role="grid"
            aria-label={t.grid}
            aria-describedby={props.describedBy}
            className={`${classes.table} ${classes.grid}`}
            {...handlers}
          >
            <TableGridHead
              columns={data.columns}
              language={language}
              reached={reached}
              typing={typing}
              errors={errors.get(NAMES)}
            />
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
      </RowDragging>
    </GridContext>
  );
}

interface RowDraggingProps {
  rows: TableData['rows'];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Makes the rows draggable. */
function RowDragging({ rows, onMove, children }: RowDraggingProps) {
  const latest = useRef(rows);
  latest.current = rows;
  const indexOf = (id: unknown) => latest.current.findIndex((row) => row.id === id);
  return (
    <DragDropProvider
      onDragEnd={({ canceled, operation: { source, target } }) => {
        if (canceled || !source || !target) return;
        onMove(indexOf(source.id), indexOf(target.id));
      }}
    >
      {children}
    </DragDropProvider>
  );
}
