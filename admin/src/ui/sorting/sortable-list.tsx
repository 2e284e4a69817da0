import type { ReactNode } from 'react';
import { type PartRef, useSorting } from './use-sorting.tsx';

interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  label: string;
  disabled?: boolean;
  /** An item was dropped at another index of the list. */
  onMove: (from: number, to: number) => void;
  className?: string | undefined;
  children: (item: Item, index: number, handle: PartRef) => ReactNode;
}

/** An ordered list whose items are dragged by their handles. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, label, disabled = false, onMove, className, children } = props;
  const sorting = useSorting({ ids: items.map(({ id }) => id), disabled, onMove });
  return (
    <>
      <ol aria-label={label} className={className} {...sorting.around}>
        {items.map((item, index) => {
          const { itemRef, handleRef } = sorting.refsOf(item.id);
          return (
            <li key={item.id} ref={itemRef}>
              {children(item, index, handleRef)}
            </li>
          );
        })}
      </ol>
      {sorting.dragging}
    </>
  );
}
