import { useEffect, useState } from 'react';
import { type MissingBecause, reloadForNewVersion, whyMissing } from '../../platform/page/program-version.ts';

/** Why a part of the program could not be loaded; null until the reason is known, and while the page reloads for a new version. */
export function useWhyMissing(failure: unknown): MissingBecause | null {
  const [why, setWhy] = useState<MissingBecause | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is looked into.
  useEffect(() => {
    let isCurrent = true;
    void whyMissing().then((found) => {
      if (!isCurrent) return;
      // Once it is said, people reload the page themselves: it may be telling them at this moment that something was saved.
      const isSaid = why !== null;
      if (found === 'new version' && !isSaid && reloadForNewVersion()) return;
      setWhy(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [failure]);
  return why;
}
