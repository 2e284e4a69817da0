import { readStored, removeStoredUnder, writeStored } from '../../platform/browser-storage.ts';
import { isSignedIn, onSignedInChange } from '../../platform/session/session.ts';
import type { Entry } from './find-results.tsx';

const MOST = 6;
const KEYS = 'recently-found:';
const keyOf = (userId: number) => `${KEYS}${userId}`;

// Entries contain names and e-mails of investors, so the next person at the computer must not find them.
onSignedInChange(() => {
  if (!isSignedIn()) removeStoredUnder(KEYS);
});

/** The entries that this person opened last through the search in this browser, the latest first; until the person signs out. */
export function recentlyFound(userId: number): Entry[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteFound(userId: number, entry: Entry): void {
  const others = recentlyFound(userId).filter(({ route }) => route !== entry.route);
  writeStored(keyOf(userId), JSON.stringify([entry, ...others].slice(0, MOST)));
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'detail', 'route'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );
