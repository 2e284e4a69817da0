import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { DragArea } from '../../sorting/drag-area.tsx';
import { listTexts } from '../list.texts.ts';
import classes from '../table/list-table.module.css';

interface NamedRow {
  id: number | string;
  name: string;
}

type DrawRow = (index: number, row: (element: Element | null) => void, handle: ReactNode) => ReactNode;

interface SortableRowsProps {
  rows: readonly NamedRow[];
  /** The row at one index was dropped at another one. */
  onMove: (from: number, to: number) => void;
  children: DrawRow;
}

/** Rows that are dragged by their handles: by mouse, by touch, or by Space and the arrow keys. A default export for `lazy`. */
export default function SortableRows({ rows, onMove, children }: SortableRowsProps) {
  return (
    <DragArea
      onDrop={({ from, to }) => {
        if (from !== null && to !== null && from !== to) onMove(from, to);
      }}
    >
      {rows.map((row, index) => (
        <SortableRow key={row.id} {...row} index={index}>
          {children}
        </SortableRow>
      ))}
    </DragArea>
  );
}

function SortableRow({ id, index, name, children }: NamedRow & { index: number; children: DrawRow }) {
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
  return children(index, ref, handle);
}
