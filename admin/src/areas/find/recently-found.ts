import { readStored, writeStored } from '../../platform/browser-storage.ts';
import type { Entry } from './find-results.tsx';

const MOST = 6;
const keyOf = (userId: number) => `recently-found:${userId}`;

/** What this person opened last through the search in this browser, the latest first. */
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
