import { useState } from 'react';
import { isUndecided } from '../../platform/api/api-error.ts';

/**
 * The failure of a question that is a form. What was refused is passed on, for the screen below to say; what may work at the
 * next attempt stays in the question, with everything that was typed.
 */
export function useKeptFailure(onRefused: (failure: unknown) => void) {
  const [failure, setFailure] = useState<unknown>(null);
  return {
    failure,
    /** Null when a new attempt begins. */
    onFailure: (reason: unknown) => {
      setFailure(isUndecided(reason) ? reason : null);
      if (reason !== null && !isUndecided(reason)) onRefused(reason);
    },
  };
}
