import { readStored, removeStored, writeStored } from '../browser-storage.ts';

const KEY = 'sessionEnded_admin';
const ofThisTab = () => sessionStorage;

/** Stores for the login screen that the session ended without a logout. */
export const markEnded = (): void => writeStored(KEY, 'true', ofThisTab);

/**
 * Returns whether the session ended without a logout, and removes the mark, so that later visits of the login screen do not
 * mention it.
 */
export function takeEndedMark(): boolean {
  const isMarked = readStored(KEY, ofThisTab) !== null;
  removeStored(KEY, ofThisTab);
  return isMarked;
}
