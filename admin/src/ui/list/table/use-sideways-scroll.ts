import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets the frame scroll sideways only while its table is wider than the frame, because the head of the table cannot stick below
 * the top bar inside a frame that scrolls.
 */
export function useSidewaysScroll(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => element.toggleAttribute('data-sideways', element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [frame]);
}
