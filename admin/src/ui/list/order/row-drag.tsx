import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { DragArea } from '../../drag-area.tsx';
import { listTexts } from '../list.texts.ts';
import classes from '../list-table.module.css';

/** The order of the rows, which the user may change. */
export interface RowOrder<Row> {
  nameOf: (row: Row) => string;
  /** A row was dropped at another index. */
  onMove: (row: Row, to: number) => void;
}

interface DragRowsProps<Row> {
  rows: readonly Row[];
  order: RowOrder<Row>;
  children: ReactNode;
}

/** Wraps the rows of a list whose order may be changed. */
export function DragRows<Row>({ rows, order, children }: DragRowsProps<Row>) {
  return (
    <DragArea
      onDrop={({ from, to }) => {
        const row = from === null ? undefined : rows[from];
        if (row !== undefined && to !== null && from !== to) order.onMove(row, to);
      }}
    >
      {children}
    </DragArea>
  );
}

interface DraggableRowProps {
  id: number | string;
  index: number;
  name: string;
  children: (row: (element: Element | null) => void, handle: ReactNode) => ReactNode;
}

/** A row that is dragged by its handle: by mouse, by touch, or by Space and the arrow keys. */
export function DraggableRow({ id, index, name, children }: DraggableRowProps) {
  const t = useTexts(listTexts);
  const { ref, handleRef } = useSortable({ id, index });
  const handle = (
    <ActionIcon
      ref={handleRef}
      variant="subtle"
      color="gray"
      className={classes.handle}
      aria-label={t.drag(name)}
    >
      <IconGripVertical size={18} aria-hidden />
    </ActionIcon>
  );
  return children(ref, handle);
}
