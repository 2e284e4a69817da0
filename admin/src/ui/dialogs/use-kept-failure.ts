import { isUndecided } from '@share/contract/client/api-error.ts';
import { useState } from 'react';

/**
 * The failure of a dialogue with a form. Refusals are passed to the screen below; a failure that another attempt may solve stays
 * in the dialogue with everything that was typed.
 */
export function useKeptFailure(onRefused: (failure: unknown) => void) {
  const [failure, setFailure] = useState<unknown>(null);
  return {
    failure,
    /** Called with null when a new attempt begins. */
    onFailure: (reason: unknown) => {
      setFailure(isUndecided(reason) ? reason : null);
      if (reason !== null && !isUndecided(reason)) onRefused(reason);
    },
  };
}
