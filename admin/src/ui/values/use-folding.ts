import { type RefObject, useLayoutEffect } from 'react';

/** Marks the card while the columns of its table do not fit side by side, so that each row becomes a block of labelled values. */
export function useFolding(card: RefObject<HTMLElement | null>, hasTable: boolean): void {
  useLayoutEffect(() => {
    const element = card.current;
    const table = element?.querySelector('table');
    const frame = table?.parentElement;
    if (!element || !table || !frame || !hasTable) return;
    const measure = () => {
      element.removeAttribute('data-folded');
      element.toggleAttribute('data-folded', table.scrollWidth > frame.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(table);
    return () => observer.disconnect();
  }, [card, hasTable]);
}
