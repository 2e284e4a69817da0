import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The server's time, updated every minute: its last known time plus what has passed since it was received; that of this machine before. */
export function useServerTime(serverTime: string | undefined, receivedAt: number): Date {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setHere(Date.now()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  if (serverTime === undefined) return new Date(here);
  return new Date(Date.parse(serverTime) + Math.max(0, here - receivedAt));
}
