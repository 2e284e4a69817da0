import { type RefObject, useLayoutEffect, useState } from 'react';

/** Below this width, in pixels, not every column has a place of its own. */
const ROOM = 920;
/** From here on a list is a table; below, each row is a card (`list-table.module.css`). */
const TABLES = '(min-width: 768px)';

/** Whether a table has little room, beside whatever stands beside it: the side menu takes more than the screen tells. */
export function useIsTight(frame: RefObject<HTMLElement | null>): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setTight(element.clientWidth < ROOM && window.matchMedia(TABLES).matches);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isTight;
}
