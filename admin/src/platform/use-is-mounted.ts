import { useEffect, useRef } from 'react';

/** Tells whether the component is still mounted. Late answers must neither navigate nor take the focus. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
