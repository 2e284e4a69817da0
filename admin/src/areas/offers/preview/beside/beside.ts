import { useMediaQuery } from '@mantine/hooks';
import { readStored, writeStored } from '../../../../platform/browser-storage.ts';
import { createStore, useStore } from '../../../../platform/store.ts';

const KEY = 'offer-preview-beside';

/** Whether this person wants the preview beside the editor, in this browser. */
const wanted = createStore(readStored(KEY) === 'yes');

export function wantBeside(isWanted: boolean): void {
  writeStored(KEY, isWanted ? 'yes' : 'no');
  wanted.set(isWanted);
}

/** Whether there is room for it. */
export const useRoomBeside = (): boolean =>
  useMediaQuery('(min-width: 1400px)', false, { getInitialValueInEffect: false });

export function useIsBeside(): boolean {
  const isWanted = useStore(wanted);
  return useRoomBeside() && isWanted;
}
