import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../../platform/browser-storage.ts';
import type { ElementNode, SectionNode } from './content-model.ts';
import { copyOf } from './content-operations.ts';

/** A copied node, to be pasted into any offer, in any tab of this browser. */
export type Copied = { kind: 'section'; node: SectionNode } | { kind: 'element'; node: ElementNode };

/** The key ends with the version of the format, so that nodes copied by an older version of the program are ignored. */
const KEY = 'offer-clipboard-1';
const readers = new Set<() => void>();

export function copyToClipboard(copied: Copied): void {
  writeStored(KEY, JSON.stringify(copied));
  for (const reader of readers) reader();
}

/** The copied node, with new ids, or null. */
export function readClipboard(): Copied | null {
  const text = readStored(KEY);
  if (text === null) return null;
  try {
    const copied = JSON.parse(text) as Copied;
    return { ...copied, node: copyOf(copied.node) } as Copied;
  } catch {
    return null;
  }
}

/** The kind of the copied node; follows copying in other tabs. */
export const useClipboardKind = (): Copied['kind'] | null =>
  useSyncExternalStore(follow, () => {
    const kind = /^\{"kind":"(section|element)"/.exec(readStored(KEY) ?? '')?.[1];
    return kind === 'section' || kind === 'element' ? kind : null;
  });

function follow(reader: () => void): () => void {
  readers.add(reader);
  addEventListener('storage', reader);
  return () => {
    readers.delete(reader);
    removeEventListener('storage', reader);
  };
}
