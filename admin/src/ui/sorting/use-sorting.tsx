import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyPart, usePreloaded } from '../parts/lazy-part.tsx';

/**
 * The drag code is large: it is loaded when the pointer or the focus comes near a list, or once the screen is idle. The list
 * with its handles looks the same before and after.
 */
export const Dragging = lazyPart(() => import('./dragging.tsx'));

type Id = string | number;

/** The ref of an item, or of the handle by which it is dragged. */
export type PartRef = (element: Element | null) => void;

interface SortingOptions {
  ids: readonly Id[];
  disabled?: boolean;
  /** An item was dropped at another index of the list. */
  onMove: (from: number, to: number) => void;
}

interface Sorting {
  refsOf: (id: Id) => { itemRef: PartRef; handleRef: PartRef };
  /** The props of the element around the items. */
  around: {
    onPointerEnter?: () => void;
    onFocus?: () => void;
    onPointerDownCapture?: (event: PointerEvent) => void;
    onKeyDownCapture?: (event: KeyboardEvent) => void;
  };
  /** Rendered beside the list; visible only if the drag code could not be loaded. */
  dragging: ReactNode;
}

/** Lets the user drag items by their handles: by mouse, by touch, or by Space and the arrow keys. */
export function useSorting({ ids, disabled = false, onMove }: SortingOptions): Sorting {
  const group = useId();
  const items = useRef(new Map<Id, ReturnType<typeof newItem>>());
  const [isPressed, setPressed] = useState(false);
  const isLoaded = Dragging.useIsLoaded();
  usePreloaded(Dragging, !disabled);
  const itemOf = (id: Id) => {
    const item = items.current.get(id) ?? newItem(id);
    items.current.set(id, item);
    return item;
  };
  const early = useEarlyPress();
  const press = (event: KeyboardEvent | PointerEvent) => {
    if (!ids.some((id) => itemOf(id).handle.current?.contains(event.target as Element))) return;
    if (early.hold(event)) setPressed(true);
  };
  const preload = () => void Dragging.preload();
  return {
    refsOf: itemOf,
    around: disabled
      ? {}
      : { onPointerEnter: preload, onFocus: preload, onPointerDownCapture: press, onKeyDownCapture: press },
    dragging: !disabled && (isLoaded || isPressed) && (
      <Dragging items={ids.map(itemOf)} group={group} onMove={onMove} onListening={early.onListening} />
    ),
  };
}

/** Repeats a press on a handle that came before items could be lifted, if the handle is still pressed. */
function useEarlyPress() {
  const [early] = useState(() => {
    let isListening = false;
    let held: Event | null = null;
    const release = () => {
      if (held instanceof window.PointerEvent) held = null;
    };
    return {
      hold(event: KeyboardEvent | PointerEvent): boolean {
        if (isListening || event.defaultPrevented) return false;
        if ('key' in event) {
          if (event.key !== ' ') return false;
          event.preventDefault();
        }
        // Otherwise a handle that already listens would get the event twice.
        event.stopPropagation();
        held = event.nativeEvent;
        document.addEventListener('pointerup', release, { once: true });
        return true;
      },
      onListening(isIt: boolean): void {
        isListening = isIt;
        if (!isIt) return;
        const event = held;
        held = null;
        if (event instanceof window.PointerEvent)
          event.target?.dispatchEvent(new window.PointerEvent(event.type, event));
        else if (event instanceof window.KeyboardEvent && event.target === document.activeElement)
          event.target?.dispatchEvent(new window.KeyboardEvent(event.type, event));
      },
    };
  });
  return early;
}

function newItem(id: Id) {
  const item: RefObject<Element | null> = { current: null };
  const handle: RefObject<Element | null> = { current: null };
  const into = (place: typeof item): PartRef => {
    return (element) => {
      place.current = element;
    };
  };
  return { id, item, handle, itemRef: into(item), handleRef: into(handle) };
}
