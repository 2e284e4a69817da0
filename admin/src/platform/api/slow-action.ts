import { useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds. Forms give up then; other actions may wait longer for their turn, as accepting an order does in a rush. */
const SLOW = 20_000;

/** Whether something that somebody has started is not answered after 20 s. */
export function useSlowAction(): boolean {
  const begun = useMutationState({
    filters: { status: 'pending' },
    select: ({ state }) => state.submittedAt,
  });
  const first = begun.length === 0 ? null : Math.min(...begun);
  const [slow, setSlow] = useState<number | null>(null);
  useEffect(() => {
    if (first === null) return;
    const timer = setTimeout(() => setSlow(first), first + SLOW - Date.now());
    return () => clearTimeout(timer);
  }, [first]);
  return first !== null && slow === first;
}
