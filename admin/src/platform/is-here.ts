import { useEffect, useRef } from 'react';

/**
 * Tells whether the component is still on the screen. An answer that comes later leads nobody away from where they are by now, and
 * takes no focus.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
