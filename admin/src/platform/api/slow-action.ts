import { useMutationState } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * Milliseconds. Forms stop waiting then; other actions may take longer, such as accepting an order when many wait for the same
 * lock.
 */
const SLOW = 20_000;

/** Whether an action of the user has not been answered after 20 s. */
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
