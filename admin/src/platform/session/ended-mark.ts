import { readStored, removeStored, writeStored } from '../browser-storage.ts';

const KEY = 'sessionEnded_admin';
const ofThisTab = () => sessionStorage;

/** Remembers for the login screen that the session has ended by itself, and not by logging out. */
export const markEnded = (): void => writeStored(KEY, 'true', ofThisTab);

/** Whether it has; the next visit of the login screen says nothing of it. */
export function takeEndedMark(): boolean {
  const isMarked = readStored(KEY, ofThisTab) !== null;
  removeStored(KEY, ofThisTab);
  return isMarked;
}
