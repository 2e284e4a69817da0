import { Skeleton, Table, VisuallyHidden } from '@mantine/core';
import type { ListOrder } from '@share/contract/shared/list.ts';
import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { Cell, type Column, isAmount } from './columns.tsx';
import classes from './list-table.module.css';
import { SortHeader } from './sort-header.tsx';

interface ListTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** Absent while the first rows are on their way. */
  rows: Row[] | undefined;
  /** How many lines stand in for rows on their way. */
  expectedRows: number;
  /** Older rows are shown until newer ones arrive. */
  isWaiting: boolean;
  sortable: readonly string[];
  order: ListOrder;
  onSort: (column: string) => void;
  /** Makes the name, the first column, a link. */
  nameLink: ((row: Row, name: ReactNode) => ReactNode) | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** The rows of a list; on narrow screens each becomes a card. Roles are spelled out, as `display` would take them away. */
export function ListTable<Row extends { id: number | string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, sortable, order, onSort, actions } = props;
  const common = useTexts(commonTexts);
  return (
    // Without anything to focus inside, the frame itself is reached by keyboard, to scroll what is wider than it.
    <div className={classes.frame} tabIndex={sortable.length > 0 || actions ? undefined : 0}>
      <Table
        className={classes.table}
        role="table"
        aria-label={label}
        aria-busy={props.isWaiting || !rows}
        verticalSpacing="sm"
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) =>
              sortable.includes(column.name) ? (
                <SortHeader
                  key={column.name}
                  header={column.header}
                  column={column.name}
                  order={order}
                  isAmount={isAmount(column)}
                  onSort={() => onSort(column.name)}
                />
              ) : (
                <Table.Th
                  key={column.name}
                  scope="col"
                  className={isAmount(column) ? classes.amount : undefined}
                >
                  {column.header}
                </Table.Th>
              ),
            )}
            {actions && (
              <Table.Th scope="col" className={classes.actions}>
                <VisuallyHidden>{common.actions}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" className={props.isWaiting ? classes.waiting : undefined}>
          {rows ? rows.map((row) => <Line key={row.id} row={row} {...props} />) : <StandIns {...props} />}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Line<Row>({ row, columns, nameLink, actions }: ListTableProps<Row> & { row: Row }) {
  return (
    <Table.Tr role="row">
      {columns.map((column, index) => {
        const cell = <Cell column={column} row={row} />;
        if (index === 0) {
          return (
            <Table.Td
              key={column.name}
              role="cell"
              className={`${classes.name} ${classes.nameCell}`}
              data-kind={column.kind}
            >
              {nameLink ? nameLink(row, cell) : cell}
            </Table.Td>
          );
        }
        return (
          <Table.Td
            key={column.name}
            role="cell"
            data-label={column.header}
            className={isAmount(column) ? classes.amount : undefined}
          >
            {cell}
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

function StandIns<Row>({ columns, expectedRows, actions }: ListTableProps<Row>) {
  const lines = Array.from({ length: expectedRows }, (_, line) => line);
  return lines.map((line) => (
    <Table.Tr key={line} role="row" aria-hidden>
      {columns.map((column) => (
        <Table.Td key={column.name} role="cell">
          <Skeleton
            height={14}
            my={4}
            width={isAmount(column) ? '50%' : '70%'}
            ml={isAmount(column) ? 'auto' : 0}
          />
        </Table.Td>
      ))}
      {actions && <Table.Td role="cell" />}
    </Table.Tr>
  ));
}
