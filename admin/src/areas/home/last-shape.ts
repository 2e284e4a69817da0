import type { HomeCard } from '@share/contract/areas/home/home.endpoints.ts';
import { readStored, writeStored } from '../../platform/browser-storage.ts';

const KEY = 'home-shape';

/** How many records each card showed when home was last open in this tab; null if it was not. */
export function lastShape(): readonly number[] | null {
  const stored = readStored(KEY, () => sessionStorage);
  return stored === null ? null : stored.split(' ').filter(Boolean).map(Number);
}

export const rememberShape = (cards: readonly HomeCard[]): void =>
  writeStored(KEY, cards.map(({ oldest }) => oldest.length).join(' '), () => sessionStorage);
