import { useEffect, useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';

/** Milliseconds after mounting before the screen can be idle. */
const IDLE_AFTER = 2_000;
/** Milliseconds between two checks whether queries are still running. */
const CHECK_AGAIN_AFTER = 500;

/** Whether the screen is idle: no query is running, so prefetching may start. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const look = () => {
      if (queryClient.isFetching() === 0) setIdle(true);
      else timer = window.setTimeout(look, CHECK_AGAIN_AFTER);
    };
    let timer = window.setTimeout(look, IDLE_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  return isIdle;
}
