import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyPart, usePreloaded } from '../parts/lazy-part.tsx';

/**
 * What drags is heavy: it is loaded when somebody comes near a list, or once the screen has come to rest. The list is drawn the
 * same before and after, with its handles.
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
  /** For the element around the items. */
  around: {
    onPointerEnter?: () => void;
    onFocus?: () => void;
    onPointerDown?: (event: PointerEvent) => void;
    onKeyDown?: (event: KeyboardEvent) => void;
  };
  /** Stands beside the list, and shows nothing unless what drags could not be loaded. */
  dragging: ReactNode;
}

/** An order that is changed by dragging items by their handles: by mouse, by touch, or by Space and the arrow keys. */
export function useSorting({ ids, disabled = false, onMove }: SortingOptions): Sorting {
  const group = useId();
  const items = useRef(new Map<Id, ReturnType<typeof newItem>>());
  const [isPressed, setPressed] = useState(false);
  const [isListening, setListening] = useState(false);
  const isLoaded = Dragging.useIsLoaded();
  usePreloaded(Dragging, !disabled);
  const itemOf = (id: Id) => {
    const item = items.current.get(id) ?? newItem(id);
    items.current.set(id, item);
    return item;
  };
  const early = useEarlyPress(isListening);
  const press = (event: KeyboardEvent | PointerEvent) => {
    if (isListening || !ids.some((id) => itemOf(id).handle.current?.contains(event.target as Element)))
      return;
    if ('key' in event) {
      if (event.key !== ' ') return;
      event.preventDefault();
    }
    early.current = event.nativeEvent;
    setPressed(true);
  };
  const preload = () => void Dragging.preload();
  return {
    refsOf: itemOf,
    around: disabled
      ? {}
      : { onPointerEnter: preload, onFocus: preload, onPointerDown: press, onKeyDown: press },
    dragging: !disabled && (isLoaded || isPressed) && (
      <Dragging items={ids.map(itemOf)} group={group} onMove={onMove} onListening={setListening} />
    ),
  };
}

/** Whoever begins to drag before the handles listen goes on once they do: the handle is pressed again if it still is pressed. */
function useEarlyPress(isListening: boolean): RefObject<Event | null> {
  const early = useRef<Event | null>(null);
  useEffect(() => {
    if (isListening) {
      const event = early.current;
      early.current = null;
      if (event instanceof window.PointerEvent)
        event.target?.dispatchEvent(new window.PointerEvent(event.type, event));
      else if (event instanceof window.KeyboardEvent && event.target === document.activeElement)
        event.target?.dispatchEvent(new window.KeyboardEvent(event.type, event));
      return;
    }
    const release = () => {
      if (early.current instanceof window.PointerEvent) early.current = null;
    };
    document.addEventListener('pointerup', release);
    return () => document.removeEventListener('pointerup', release);
  }, [isListening]);
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
