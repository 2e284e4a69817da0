import { OptimisticSortingPlugin } from '@dnd-kit/dom/sortable';
import { useDroppable } from '@dnd-kit/react';
import { useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import { DragArea } from '../../../../ui/sorting/drag-area.tsx';
import {
  elementOf,
  elementsIn,
  mayStandIn,
  moveElement,
  moveSection,
  placeOf,
} from '../store/content-operations.ts';
import type { ContentStore } from '../store/content-store.ts';

/** The id of the end of a list, which is a drop target too; it must differ from the id of the parent. */
const endOf = (parent: string) => `end:${parent}`;

/**
 * Makes sections and elements draggable, by mouse, touch or keyboard. Nothing moves on the page before the drop, so
 * that the order on the screen is always that of the content.
 */
export function ContentDrag({
  store,
  onMoved,
  children,
}: {
  store: ContentStore;
  onMoved: (id: string) => void;
  children: ReactNode;
}) {
  return (
    <DragArea
      onDrop={({ id, target }) => {
        drop(store, id, target);
        onMoved(id);
      }}
    >
      {children}
    </DragArea>
  );
}

/** A node dropped on another one takes its index; dropped on the end of a list it becomes the last one. */
function drop(store: ContentStore, id: string, target: string): void {
  store.change('drag', (content) => {
    const from = placeOf(content, id);
    if (!from || id === target) return content;
    const end = target.startsWith('end:') ? target.slice('end:'.length) : null;
    if (end !== null) {
      const count = elementsIn(content, end)?.length ?? 0;
      return moveElement(content, id, end, from.parent === end ? count - 1 : count);
    }
    const to = placeOf(content, target);
    if (!to) return content;
    if (from.parent === null) return moveSection(content, id, to.index);
    return to.parent === null ? content : moveElement(content, id, to.parent, to.index);
  });
}

/** A section or element that can be dragged by its handle, and is a drop target. */
export function useDraggableNode(id: string, index: number, parent: string | null, store: ContentStore) {
  const { isReadOnly } = useFormContext();
  const { ref, handleRef, isDragging, isDropTarget } = useSortable({
    id,
    index,
    group: parent ?? 'sections',
    type: parent === null ? 'section' : 'element',
    accept: (source) => accepts(store, String(source.id), parent),
    disabled: isReadOnly,
    plugins: (defaults) => defaults.filter((plugin) => plugin !== OptimisticSortingPlugin),
  });
  // There is no ref when read-only: otherwise the node would be announced as a disabled button.
  return { ref: isReadOnly ? null : ref, handleRef, isDragging, isDropTarget: isDropTarget && !isDragging };
}

/** The drop target at the end of the list of a section or element. */
export function useEndOfList(parent: string, store: ContentStore) {
  const { isReadOnly } = useFormContext();
  const { ref, isDropTarget } = useDroppable({
    id: endOf(parent),
    accept: (source) => accepts(store, String(source.id), parent),
    collisionPriority: 1,
    disabled: isReadOnly,
  });
  return { ref, isDropTarget };
}

/** Sections are dropped among sections, elements in every parent that may contain them. */
function accepts(store: ContentStore, id: string, parent: string | null): boolean {
  const element = elementOf(store.content, id);
  if (!element) return parent === null;
  return parent !== null && mayStandIn(store.content, element, parent);
}
