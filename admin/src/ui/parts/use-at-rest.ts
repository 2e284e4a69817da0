import { useEffect, useState } from 'react';

/** Milliseconds after which a screen that was just drawn is in use, and the network at rest. */
const REST = 2_000;

/** Whether the screen has come to rest: what nobody has asked for yet may be loaded now. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setAtRest(true), REST);
    return () => window.clearTimeout(timer);
  }, []);
  return isAtRest;
}
