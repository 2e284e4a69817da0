import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../screen-heading.tsx';

interface Focused {
  element: HTMLElement;
  /** The index of the row, and of the element within the row. */
  row: number;
  place: number;
}

/**
 * Keeps the focus when its element changes or disappears with its row, for example after deleting or accepting. The focus moves
 * to the element at the same place, or to the heading of the screen if no row is left.
 */
export function useRowFocus(frame: RefObject<HTMLElement | null>, rows: unknown) {
  const focused = useRef<Focused | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows can take the focus away
  useEffect(() => {
    if (!focused.current || !isLost(focused.current)) return;
    const { row, place } = focused.current;
    const lines = [...(frame.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    // The rows could not be loaded, so the table is empty.
    if (lines.length === 0) focusHeading();
    const targets = targetsIn(lines[Math.min(row, lines.length - 1)]);
    targets[Math.min(place, targets.length - 1)]?.focus({ preventScroll: true });
  }, [frame, rows]);
  useEffect(
    () => () => {
      if (focused.current && isLost(focused.current)) focusHeading();
    },
    [],
  );
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const line = target.closest<HTMLTableRowElement>('tbody tr');
      focused.current = line && {
        element: target,
        row: line.sectionRowIndex,
        place: targetsIn(line).indexOf(target),
      };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected && !target.matches(':disabled')) focused.current = null;
    },
  };
}

const isLost = ({ element }: Focused): boolean =>
  !element.isConnected && document.activeElement === document.body;

const targetsIn = (line: HTMLElement | undefined): HTMLElement[] => [
  ...(line?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
];
