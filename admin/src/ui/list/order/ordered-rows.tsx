import { lazy, type ReactNode, Suspense } from 'react';
import type { RowOrder } from './use-row-order.ts';

/** What drags is heavy: it is loaded with the first list whose order the user may change. */
const SortableRows = lazy(() => import('./sortable-rows.tsx'));

/** What a row needs to be dragged; nothing where it cannot be. */
export interface DraggedPart {
  rowRef?: (element: Element | null) => void;
  /** Shown before the name. */
  handle?: ReactNode;
}

interface OrderedRowsProps<Row> {
  rows: readonly Row[];
  order: RowOrder<Row> | undefined;
  children: (row: Row, part: DraggedPart) => ReactNode;
}

/** The rows, each of which can be dragged where the user may change their order. */
export function OrderedRows<Row extends { id: number | string }>({
  rows,
  order,
  children,
}: OrderedRowsProps<Row>) {
  const lines = rows.map((row) => children(row, {}));
  if (!order) return lines;
  return (
    <Suspense fallback={lines}>
      <SortableRows
        rows={rows.map((row) => ({ id: row.id, name: order.nameOf(row) }))}
        onMove={(from, to) => rows[from] && order.onMove(rows[from], to)}
      >
        {(index, rowRef, handle) => rows[index] && children(rows[index], { rowRef, handle })}
      </SortableRows>
    </Suspense>
  );
}
