import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets the frame scroll sideways only while its table is wider than it: a frame that can scroll would hold the head of
 * the table, which sticks below the top bar of the page.
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
