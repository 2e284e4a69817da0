import { type RefObject, useEffect, useState } from 'react';

/** Pixels above and below the screen. */
const NEAR = 400;
/** Milliseconds after which the editor is loaded in any case. */
const REST = 2_000;

let wasWanted = false;

/**
 * Whether to load something large for this element: when it comes near the screen, or after two seconds; at once if it was
 * loaded before or `isAtOnce` is set.
 */
export function useWhenNear(element: RefObject<HTMLElement | null>, isAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(false);
  const isWanted = wasWanted || isNear || isAtOnce;
  useEffect(() => {
    if (isWanted) {
      wasWanted = true;
      return;
    }
    const want = () => setNear(true);
    const timer = window.setTimeout(want, REST);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: `${NEAR}px` },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, isWanted]);
  return isWanted;
}
