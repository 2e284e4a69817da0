import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels: in a narrower frame, not every column has its own place. */
const ROOM = 920;
const ROOM_PER_COLUMN = 132;
/** From this width a list is a table; below it, each row is a card (`list-table.module.css`). */
const TABLES = '(min-width: 768px)';

/** Whether a table has little room for so many columns, wide ones counted twice. Measures the frame, not the screen: the side menu takes a variable part. */
export function useIsTight(frame: RefObject<HTMLElement | null>, columns: number): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const room = Math.max(ROOM, columns * ROOM_PER_COLUMN);
    const measure = () => setTight(element.clientWidth < room && window.matchMedia(TABLES).matches);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, columns]);
  return isTight;
}
