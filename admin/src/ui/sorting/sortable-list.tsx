import { useSortable } from '@dnd-kit/react/sortable';
import { type ReactNode, useId } from 'react';
import { DragArea } from './drag-area.tsx';

/** The ref of the handle by which an item is dragged. */
export type HandleRef = (element: Element | null) => void;

interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  label: string;
  disabled?: boolean;
  /** An item was dropped at another index of the list. */
  onMove: (from: number, to: number) => void;
  className?: string | undefined;
  children: (item: Item, index: number, handle: HandleRef) => ReactNode;
}

/** An ordered list whose items are dragged by their handles: by mouse, by touch, or by Space and the arrow keys. */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, label, disabled = false, onMove, className, children } = props;
  const group = useId();
  return (
    <DragArea
      onDrop={({ from, to }) => {
        if (from !== null && to !== null && from !== to) onMove(from, to);
      }}
    >
      <ol aria-label={label} className={className}>
        {items.map((item, index) => (
          <SortableItem key={item.id} id={item.id} index={index} group={group} disabled={disabled}>
            {(handle) => children(item, index, handle)}
          </SortableItem>
        ))}
      </ol>
    </DragArea>
  );
}

interface SortableItemProps {
  id: string;
  index: number;
  group: string;
  disabled: boolean;
  children: (handle: HandleRef) => ReactNode;
}

function SortableItem({ id, index, group, disabled, children }: SortableItemProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, group, disabled });
  return (
    // No ref when disabled: otherwise the item would be announced as a disabled button.
    <li ref={disabled ? null : ref} data-dragging={isDragging || undefined}>
      {children(handleRef)}
    </li>
  );
}
