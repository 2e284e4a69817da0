import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The server's time, updated every minute: the last known time plus the time since it was received. Until one is known, the time
 * of this machine.
 */
export function useServerTime(serverTime: string | undefined, receivedAt: number): Date {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setHere(Date.now()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  if (serverTime === undefined) return new Date(here);
  return new Date(Date.parse(serverTime) + Math.max(0, here - receivedAt));
}
