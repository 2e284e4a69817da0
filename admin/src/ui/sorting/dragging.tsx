import { useDragDropManager } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import { type RefObject, useEffect } from 'react';
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
  /** Called once the handles listen, and when they no longer do. */
  onListening: (isListening: boolean) => void;
}

/** Makes the items of a list draggable that is drawn without it. A default export for `lazyPart`. */
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
  useSortable({ id, index, group, element: item, handle });
  return null;
}

/** Comes after the items, so that they are registered with the manager before it says so; the manager comes a render later. */
function Listening({ onChange }: { onChange: (isListening: boolean) => void }) {
  const manager = useDragDropManager();
  useEffect(() => {
    if (!manager) return;
    onChange(true);
    return () => onChange(false);
  }, [manager, onChange]);
  return null;
}
