import { useEffect, useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';

/** Milliseconds after which a screen that was just drawn is in use. */
const REST = 2_000;
/** Milliseconds after which it is looked again whether anything is still being loaded. */
const AGAIN = 500;

/** Whether the screen has come to rest, and waits for no answer: what nobody has asked for yet may be loaded now. */
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
