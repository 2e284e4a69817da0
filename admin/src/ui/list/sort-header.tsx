import { TableTh, UnstyledButton } from '@mantine/core';
import type { ListOrder } from '@share/contract/shared/list.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './list-table.module.css';

interface SortHeaderProps {
  header: string;
  column: string;
  order: ListOrder;
  isAmount: boolean;
  onSort: () => void;
}

/** A header that sorts by its column; screen readers hear the direction. */
export function SortHeader({ header, column, order, isAmount, onSort }: SortHeaderProps) {
  const direction = order.column === column ? order.direction : null;
  const Icon = direction === null ? IconArrowsSort : direction === 'ASC' ? IconArrowUp : IconArrowDown;
  const ariaSort = direction === null ? 'none' : direction === 'ASC' ? 'ascending' : 'descending';
  return (
    <TableTh scope="col" aria-sort={ariaSort} data-sortable className={isAmount ? classes.amount : undefined}>
      <UnstyledButton
        className={classes.sort}
        data-active={direction !== null || undefined}
        onClick={onSort}
        fz="sm"
      >
        {header}
        <Icon size={14} className={classes.sortIcon} aria-hidden />
      </UnstyledButton>
    </TableTh>
  );
}
