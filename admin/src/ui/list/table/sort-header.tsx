import { UnstyledButton } from '@mantine/core';
import type { ListOrder } from '@share/contract/shared/lists/list.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './sort-header.module.css';

interface SortHeaderProps {
  header: string;
  /** Null if the list is sorted by another column. */
  direction: ListOrder['direction'] | null;
  onSort: () => void;
}

/** The name of a column as a sort button. A head may contain two of them; each states its own sort direction. */
export function SortHeader({ header, direction, onSort }: SortHeaderProps) {
  const Icon = direction === null ? IconArrowsSort : direction === 'ASC' ? IconArrowUp : IconArrowDown;
  return (
    <UnstyledButton
      className={classes.sort}
      data-active={direction !== null || undefined}
      aria-current={direction !== null || undefined}
      onClick={onSort}
      fz="sm"
    >
      {header}
      <Icon size={14} className={classes.icon} aria-hidden />
    </UnstyledButton>
  );
}
