import { useDragDropManager } from '@dnd-kit/react';
import { useComputed } from '@dnd-kit/react/hooks';
import { useSortable } from '@dnd-kit/react/sortable';
import { type RefObject, useEffect } from 'react';
import { DragArea } from './drag-area.tsx';
import { freeWidths } from './row-widths.ts';

interface DraggedItem {
  id: string | number;
  item: RefObject<Element | null>;
  handle: RefObject<Element | null>;
}

interface DraggingProps {
  items: readonly DraggedItem[];
  group: string;
  onMove: (from: number, to: number) => void;
  /** Called with true when items can be lifted, and with false when they cannot. */
  onListening: (isListening: boolean) => void;
}

/** Makes the items of a list draggable; the list is rendered elsewhere. A default export for `lazyPart`. */
export default function Dragging({ items, group, onMove, onListening }: DraggingProps) {
  return (
    <DragArea
      onDrop={({ from, to }) => {
        if (from !== null && to !== null && from !== to) onMove(from, to);
      }}
    >
      {items.map((item, index) => (
        <Sortable key={item.id} {...item} index={index} group={group} />
      ))}
      <Listening onChange={onListening} />
    </DragArea>
  );
}

function Sortable({ id, item, handle, index, group }: DraggedItem & { index: number; group: string }) {
  const { isDragging, isDropping } = useSortable({ id, index, group, element: item, handle });
  const isAway = isDragging || isDropping;
  useEffect(() => {
    if (!isAway) return;
    const row = item.current;
    return () => freeWidths(row);
  }, [isAway, item]);
  return null;
}

/**
 * Reports when items can be lifted. It is rendered after the items, so that they are registered first. The manager is available
 * one render later, and its announcements one frame after that; an earlier lift would not be announced. While a dropped item
 * glides to its place, no other one can be lifted.
 */
function Listening({ onChange }: { onChange: (isListening: boolean) => void }) {
  const manager = useDragDropManager();
  const isIdle = useComputed(() => manager?.dragOperation.status.idle ?? false, [manager]).value;
  useEffect(() => manager?.monitor.addEventListener('dragend', () => onChange(false)), [manager, onChange]);
  useEffect(() => {
    if (!isIdle) return;
    const frame = requestAnimationFrame(() => onChange(true));
    return () => cancelAnimationFrame(frame);
  }, [isIdle, onChange]);
  useEffect(() => () => onChange(false), [onChange]);
  return null;
}
