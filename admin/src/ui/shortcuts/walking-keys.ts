import { useLayoutEffect } from 'react';
import { keepKeys } from '../../platform/page/early-keys.ts';

/** J and K lead from a record to its neighbours in the list. */
const isForWalking = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && /^[jk]$/i.test(key);

/** J and K are kept while it is not known where they lead: the record or its neighbours are loading. */
export function useWalkingKeysKept(isLoading: boolean): void {
  useLayoutEffect(() => (isLoading ? keepKeys(isForWalking) : undefined), [isLoading]);
}
