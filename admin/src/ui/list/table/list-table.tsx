import { Skeleton, Table, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Cell, type Column, isAmount, isBare } from '../columns.tsx';
import { openingRows } from '../open-row.ts';
import { type DraggedPart, useDraggedRows } from '../order/use-dragged-rows.tsx';
import choosing from './choosing.module.css';
import classes from './list-table.module.css';
import type { ListTableProps } from './list-table-props.ts';
import { SortHeader } from './sort-header.tsx';
import type { Stack } from './stacks.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSidewaysScroll } from './use-sideways-scroll.ts';
import { useStacks } from './use-stacks.ts';

/**
 * Rows as a table. In a narrow table, columns with `below` are stacked as needed. On narrow screens each row becomes a card,
 * except in lists, whose rows have two lines (`phone/`). Roles are explicit, because `display` would remove the table semantics.
 */
export function ListTable<Row extends { id: number | string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, sortable, actions } = props;
  const common = useTexts(commonTexts);
  const frame = useRef<HTMLDivElement>(null);
  const stacks = useStacks(frame, columns, {
    edges: EDGES + (props.boxOf ? BOX : 0),
    actions: actions ? (props.actionsRoom ?? twoIcons) : noActions,
  });
  const rowFocus = useRowFocus(frame, rows);
  const dragged = useDraggedRows(rows, props.rowOrder);
  useSidewaysScroll(frame);
  return (
    // Without focusable elements inside, the frame itself must be focusable, so that the keyboard can scroll a wide table.
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
            {stacks.map((stack, index) => (
              <Heading
                key={stack[0].name}
                stack={stack}
                box={index === 0 && props.boxOfAll}
                isAboveHandles={index === 0 && props.rowOrder !== undefined}
                {...props}
              />
            ))}
            {actions && (
              <Table.Th scope="col" className={classes.actions}>
                <VisuallyHidden>{common.actions}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody
          role="rowgroup"
          className={props.isWaiting ? classes.waiting : undefined}
          {...dragged.around}
        >
          {rows ? (
            rows.map((row) => (
              <Line key={row.id} row={row} stacks={stacks} {...props} {...dragged.partOf(row)} />
            ))
          ) : (
            <StandIns stacks={stacks} {...props} />
          )}
        </Table.Tbody>
      </Table>
      {dragged.dragging}
    </div>
  );
}

/** Pixels at both edges of a row, and of its checkbox. */
const EDGES = 16;
const BOX = 28;
const twoIcons = () => 110;
const noActions = () => 0;

/** A checkbox of a row, with a larger target around it. */
const Box = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the box is in it, and has a name
  <label className={choosing.box}>{children}</label>
);

const amountClass = <Row,>([first]: Stack<Row>) => (isAmount(first) ? classes.amount : undefined);

interface HeadingProps<Row> extends ListTableProps<Row> {
  stack: Stack<Row>;
  box: ReactNode;
  isAboveHandles: boolean;
}

function Heading<Row>({ stack, box, isAboveHandles, sortable, order, onSort }: HeadingProps<Row>) {
  const isSortable = ({ name }: Column<Row>) => sortable.includes(name);
  const directionOf = ({ name }: Column<Row>) => (order.column === name ? order.direction : null);
  const direction = stack.filter(isSortable).map(directionOf).find(Boolean);
  const isAnySortable = stack.some(isSortable);
  const ariaSort = direction === 'ASC' ? 'ascending' : direction === 'DESC' ? 'descending' : 'none';
  return (
    <Table.Th scope="col" aria-sort={isAnySortable ? ariaSort : undefined} className={amountClass(stack)}>
      <div className={box || isAboveHandles ? choosing.heading : undefined}>
        {isAboveHandles && <span className={choosing.aboveHandles} />}
        {box && <Box>{box}</Box>}
        <div>
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
        </div>
      </div>
    </Table.Th>
  );
}

interface LineProps<Row> extends ListTableProps<Row>, DraggedPart {
  row: Row;
  stacks: Stack<Row>[];
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
                {boxOf && <Box>{boxOf(row)}</Box>}
                <div>
                  {nameLink ? nameLink(row, cell) : cell}
                  {lower}
                </div>
              </div>
            </Table.Td>
          );
        }
        return (
          <Table.Td
            key={first.name}
            role="cell"
            data-label={first.header}
            data-wide={first.wide}
            data-stacked={below.length > 0 || undefined}
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

/** A value stacked below another one; values that are unclear without it have the name of their column. */
function Below<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const common = useTexts(commonTexts);
  return (
    <div className={classes.below} data-below data-named={isBare(column) || undefined}>
      {isBare(column) && `${column.header}: `}
      {column.kind !== 'yesNo' && <Cell column={column} row={row} />}
      {column.kind === 'yesNo' && (column.value(row) ? common.yes : common.no)}
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
