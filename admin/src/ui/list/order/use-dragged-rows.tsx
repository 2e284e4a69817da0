import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { type PartRef, useSorting } from '../../sorting/use-sorting.tsx';
import { listTexts } from '../list.texts.ts';
import classes from '../table/list-table.module.css';
import type { RowOrder } from './use-row-order.ts';

/** The handle and ref of a draggable row; empty if it cannot be dragged. */
export interface DraggedPart {
  rowRef?: PartRef;
  /** Shown before the name. */
  handle?: ReactNode;
}

/** The rows, which can be dragged if the user may change their order. */
export function useDraggedRows<Row extends { id: number | string }>(
  rows: readonly Row[] | undefined,
  order: RowOrder<Row> | undefined,
) {
  const t = useTexts(listTexts);
  const sorting = useSorting({
    ids: (order && rows ? rows : []).map(({ id }) => id),
    disabled: !order,
    onMove: (from, to) => rows?.[from] && order?.onMove(rows[from], to),
  });
  return {
    ...sorting,
    partOf: (row: Row): DraggedPart => {
      if (!order) return {};
      const { itemRef, handleRef } = sorting.refsOf(row.id);
      return {
        rowRef: itemRef,
        handle: (
          <ActionIcon
            ref={handleRef}
            variant="subtle"
            color="gray"
            className={classes.handle}
            aria-label={t.drag(order.nameOf(row))}
          >
            <IconGripVertical size={18} aria-hidden />
          </ActionIcon>
        ),
      };
    },
  };
}
