import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { readStored, writeStored } from '../../platform/browser-storage.ts';
import { createStore, useStore } from '../../platform/store.ts';

const STORED = 'singleKeys';

const areOn = createStore(readStored(STORED) !== 'off');

/** Whether shortcuts of a single character are on in this browser; speech input may type such characters (WCAG 2.1.4). */
export const useAreSingleKeysOn = (): boolean => useStore(areOn);

export function switchSingleKeys(on: boolean): void {
  writeStored(STORED, on ? 'on' : 'off');
  areOn.set(on);
}

/** Shortcuts of a single character, outside of fields, unless they are off in this browser. */
export function useSingleKeys(keys: HotkeyItem[]): void {
  useHotkeys(useAreSingleKeysOn() ? keys : []);
}
