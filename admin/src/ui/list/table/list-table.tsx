import { Skeleton, Table, VisuallyHidden } from '@mantine/core';
import type { ListOrder } from '@share/contract/shared/lists/list.ts';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Cell, type Column, isAmount } from '../columns.tsx';
import { openingRows } from '../open-row.ts';
import type { RowOrder } from '../order/use-row-order.ts';
import classes from './list-table.module.css';
import { SortHeader } from './sort-header.tsx';
import { type Stack, stacksOf } from './stacks.ts';
import { useIsTight } from './use-is-tight.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSidewaysScroll } from './use-sideways-scroll.ts';

/** What drags is heavy: it is loaded with the first list whose order the user may change. */
const SortableRows = lazy(() => import('../order/sortable-rows.tsx'));

interface ListTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** Absent while the first rows are loading. */
  rows: Row[] | undefined;
  /** The number of placeholder lines while rows are loading. */
  expectedRows: number;
  isCompact?: boolean;
  /** Which columns there will be is not known yet. */
  isUnsettled?: boolean;
  /** Older rows are shown while newer ones are loading. */
  isWaiting: boolean;
  sortable: readonly string[];
  order: ListOrder;
  onSort: (column: string) => void;
  /** Wraps the name, the first column, in a link with `data-record`; a click anywhere on the row does the same. */
  nameLink: ((row: Row, name: ReactNode) => ReactNode) | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  /** The box that chooses a row, where rows can be chosen. */
  boxOf?: ((row: Row) => ReactNode) | undefined;
  /** Set while the rows may be dragged. */
  rowOrder?: RowOrder<Row> | undefined;
}

/**
 * The rows of a list. Where there is little room, columns with `below` are stacked; on narrow screens each row becomes
 * a card. Roles are explicit, because `display` would remove the table semantics.
 */
export function ListTable<Row extends { id: number | string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, sortable, actions } = props;
  const common = useTexts(commonTexts);
  const frame = useRef<HTMLDivElement>(null);
  const stacks = stacksOf(columns, useIsTight(frame, columns.length));
  const rowFocus = useRowFocus(frame, rows);
  useSidewaysScroll(frame);
  return (
    // With nothing focusable inside, the frame itself is focusable, so that the keyboard can scroll a wide table.
    <div
      ref={frame}
      className={classes.frame}
      tabIndex={sortable.length > 0 || actions ? undefined : 0}
      {...rowFocus}
    >
      <Table
        className={classes.table}
        data-stacked={stacks.length < columns.length || undefined}
        data-compact={props.isCompact || undefined}
        data-unsettled={props.isUnsettled || undefined}
        role="table"
        aria-label={label}
        aria-busy={props.isWaiting || !rows}
        {...(props.nameLink && openingRows)}
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {stacks.map((stack) => (
              <Heading key={stack[0].name} stack={stack} {...props} />
            ))}
            {actions && (
              <Table.Th scope="col" className={classes.actions}>
                <VisuallyHidden>{common.actions}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" className={props.isWaiting ? classes.waiting : undefined}>
          {rows ? <Lines {...props} rows={rows} stacks={stacks} /> : <StandIns stacks={stacks} {...props} />}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const amountClass = <Row,>([first]: Stack<Row>) => (isAmount(first) ? classes.amount : undefined);

function Heading<Row>({ stack, sortable, order, onSort }: ListTableProps<Row> & { stack: Stack<Row> }) {
  const isSortable = ({ name }: Column<Row>) => sortable.includes(name);
  const directionOf = ({ name }: Column<Row>) => (order.column === name ? order.direction : null);
  const direction = stack.filter(isSortable).map(directionOf).find(Boolean);
  const isAnySortable = stack.some(isSortable);
  const ariaSort = direction === 'ASC' ? 'ascending' : direction === 'DESC' ? 'descending' : 'none';
  return (
    <Table.Th
      scope="col"
      aria-sort={isAnySortable ? ariaSort : undefined}
      data-sortable={isAnySortable || undefined}
      className={amountClass(stack)}
    >
      {stack.map((column) => (
        <div key={column.name}>
          {isSortable(column) ? (
            <SortHeader
              header={column.header}
              direction={directionOf(column)}
              onSort={() => onSort(column.name)}
            />
          ) : (
            column.header
          )}
        </div>
      ))}
    </Table.Th>
  );
}

/** The rows, each of which can be dragged where the user may change their order. */
function Lines<Row extends { id: number | string }>(
  props: ListTableProps<Row> & { rows: Row[]; stacks: Stack<Row>[] },
) {
  const { rows, rowOrder: order } = props;
  const lines = rows.map((row) => <Line key={row.id} row={row} {...props} />);
  if (!order) return lines;
  return (
    <Suspense fallback={lines}>
      <SortableRows
        rows={rows.map((row) => ({ id: row.id, name: order.nameOf(row) }))}
        onMove={(from, to) => rows[from] && order.onMove(rows[from], to)}
      >
        {(index, ref, handle) =>
          rows[index] && <Line row={rows[index]} {...props} rowRef={ref} handle={handle} />
        }
      </SortableRows>
    </Suspense>
  );
}

interface LineProps<Row> extends ListTableProps<Row> {
  row: Row;
  stacks: Stack<Row>[];
  rowRef?: (element: Element | null) => void;
  /** Shown before the name. */
  handle?: ReactNode;
}

function Line<Row>({ row, stacks, nameLink, actions, boxOf, rowRef, handle }: LineProps<Row>) {
  return (
    <Table.Tr ref={rowRef} role="row" data-opens={nameLink && true}>
      {stacks.map((stack, index) => {
        const [first, ...below] = stack;
        const cell = <Cell column={first} row={row} />;
        const lower = below.map((column) => <Below key={column.name} column={column} row={row} />);
        if (index === 0) {
          return (
            <Table.Td key={first.name} role="cell" className={classes.nameCell} data-kind={first.kind}>
              <div className={classes.name}>
                {handle}
                {boxOf?.(row)}
                {nameLink ? nameLink(row, cell) : cell}
              </div>
              {lower}
            </Table.Td>
          );
        }
        return (
          <Table.Td
            key={first.name}
            role="cell"
            data-label={first.header}
            data-wide={first.wide}
            className={amountClass(stack)}
          >
            {cell}
            {lower}
          </Table.Td>
        );
      })}
      {actions && (
        <Table.Td role="cell" className={classes.actions}>
          {actions(row)}
        </Table.Td>
      )}
    </Table.Tr>
  );
}

/** A value shown below another one; a value that is unclear by itself has the name of its column. */
function Below<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const isBare = column.kind === 'number' || column.kind === 'yesNo';
  return (
    <div className={classes.below}>
      {isBare && `${column.header}: `}
      <Cell column={column} row={row} />
    </div>
  );
}

function StandIns<Row>({ stacks, expectedRows, actions }: ListTableProps<Row> & { stacks: Stack<Row>[] }) {
  const lines = Array.from({ length: expectedRows }, (_, line) => line);
  return lines.map((line) => (
    <Table.Tr key={line} role="row" aria-hidden>
      {stacks.map((stack) => (
        <Table.Td key={stack[0].name} role="cell">
          <Skeleton
            height={14}
            my={4}
            width={amountClass(stack) ? '50%' : '70%'}
            ml={amountClass(stack) ? 'auto' : 0}
          />
        </Table.Td>
      ))}
      {actions && <Table.Td role="cell" />}
    </Table.Tr>
  ));
}
