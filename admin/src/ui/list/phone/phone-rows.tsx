import { Skeleton, Table } from '@mantine/core';
import { Fragment, type ReactNode, useRef } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { openingRows } from '../open-row.ts';
import { type DraggedPart, useDraggedRows } from '../order/use-dragged-rows.tsx';
import type { ListTableProps } from '../table/list-table-props.ts';
import { useRowFocus } from '../table/use-row-focus.ts';
import { type PhoneCell, phoneCells } from './phone-cells.ts';
import classes from './phone-rows.module.css';
import { hasValue, PhoneValue } from './phone-value.tsx';

/**
 * The rows of a list on phones: two lines each, and a press anywhere opens the record. It is still a table with heads for screen
 * readers; its roles are explicit, because `display` would remove them.
 */
export function PhoneRows<Row extends { id: number | string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, actions, order } = props;
  const common = useTexts(commonTexts);
  const frame = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(frame, rows);
  const dragged = useDraggedRows(rows, props.rowOrder);
  const cells = phoneCells(columns);
  return (
    <div ref={frame} className={classes.frame} {...rowFocus}>
      <Table
        unstyled
        className={classes.table}
        role="table"
        aria-label={label}
        aria-busy={props.isWaiting || !rows}
        {...(props.nameLink && openingRows)}
      >
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {cells.map((cell) => (
              <Table.Th key={cell.place} role="columnheader" scope="col" aria-sort={sortOf(cell, order)}>
                {cell.parts.map(({ column }) => column.header).join(', ')}
              </Table.Th>
            ))}
            {actions && (
              <Table.Th role="columnheader" scope="col">
                {common.actions}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" data-waiting={props.isWaiting || undefined} {...dragged.around}>
          {rows ? (
            rows.map((row) => (
              <Line key={row.id} row={row} cells={cells} {...props} {...dragged.partOf(row)} />
            ))
          ) : (
            <StandIns rows={props.expectedRows} />
          )}
        </Table.Tbody>
      </Table>
      {dragged.dragging}
    </div>
  );
}

function sortOf<Row>({ parts }: PhoneCell<Row>, order: ListTableProps<Row>['order']) {
  if (!parts.some(({ column }) => column.name === order.column)) return undefined;
  return order.direction === 'ASC' ? 'ascending' : 'descending';
}

interface LineProps<Row> extends ListTableProps<Row>, DraggedPart {
  row: Row;
  cells: PhoneCell<Row>[];
}

function Line<Row>({ row, cells, nameLink, actions, boxOf, rowRef, handle }: LineProps<Row>) {
  const menu = actions?.(row);
  return (
    <Table.Tr
      ref={rowRef}
      role="row"
      className={classes.row}
      data-opens={nameLink && true}
      data-before={Number(Boolean(handle)) + Number(Boolean(boxOf))}
      data-menu={Boolean(menu) || undefined}
      data-picture={cells.some(({ place }) => place === 'picture') || undefined}
    >
      {cells.map(({ place, parts }) => {
        const shown = parts.filter((part) => hasValue(part, row));
        const value = shown.map((part, index) => (
          <Fragment key={part.column.name}>
            {index > 0 && place === 'detail' && ' · '}
            <PhoneValue part={part} row={row} place={place} />
          </Fragment>
        ));
        return (
          <Table.Td key={place} role="cell" className={classes[place]}>
            {place === 'title' ? (
              <>
                <Before handle={handle} box={boxOf?.(row)} />
                {nameLink ? nameLink(row, value) : value}
              </>
            ) : (
              value
            )}
          </Table.Td>
        );
      })}
      {menu && (
        <Table.Td role="cell" className={classes.menu}>
          {menu}
        </Table.Td>
      )}
    </Table.Tr>
  );
}

/** The drag handle and the checkbox of the row, as high as the row. */
const Before = ({ handle, box }: { handle: ReactNode; box: ReactNode }) => (
  <div className={classes.before}>
    {handle}
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is in it, and has a name */}
    {box && <label className={classes.box}>{box}</label>}
  </div>
);

const StandIns = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity
    <Table.Tr key={line} role="row" className={classes.row} aria-hidden>
      {(['title', 'figure', 'detail', 'badge'] as const).map((place) => (
        <Table.Td key={place} role="cell" className={classes[place]}>
          <Skeleton height={14} my={4} width={place === 'title' || place === 'detail' ? '70%' : 72} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
