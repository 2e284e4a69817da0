import { useEffect, useRef } from 'react';

/** Tells whether the component is still mounted. Late answers must neither navigate nor take the focus. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
