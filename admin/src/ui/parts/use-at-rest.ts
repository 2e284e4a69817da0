import { useEffect, useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';

/** Milliseconds after mounting before the screen can be idle. */
const REST = 2_000;
/** Milliseconds between two checks whether queries are still running. */
const AGAIN = 500;

/** Whether the screen is idle: no query is running, so prefetching may start. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const look = () => {
      if (queryClient.isFetching() === 0) setAtRest(true);
      else timer = window.setTimeout(look, AGAIN);
    };
    let timer = window.setTimeout(look, REST);
    return () => window.clearTimeout(timer);
  }, []);
  return isAtRest;
}
