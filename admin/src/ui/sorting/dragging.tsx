import { useSortable } from '@dnd-kit/react/sortable';
import type { RefObject } from 'react';
import { DragArea } from './drag-area.tsx';

interface DraggedItem {
  id: string | number;
  item: RefObject<Element | null>;
  handle: RefObject<Element | null>;
}

interface DraggingProps {
  items: readonly DraggedItem[];
  group: string;
  onMove: (from: number, to: number) => void;
}

/** Makes the items of a list draggable that is drawn without it. A default export for `lazyPart`. */
export default function Dragging({ items, group, onMove }: DraggingProps) {
  return (
    <DragArea
      onDrop={({ from, to }) => {
        if (from !== null && to !== null && from !== to) onMove(from, to);
      }}
    >
      {items.map((item, index) => (
        <Sortable key={item.id} {...item} index={index} group={group} />
      ))}
    </DragArea>
  );
}

function Sortable({ id, item, handle, index, group }: DraggedItem & { index: number; group: string }) {
  useSortable({ id, index, group, element: item, handle });
  return null;
}
