/** Used when browser storage is switched off or full: values then last until the page is left, and no call fails. */
const inMemory = new Map<string, string>();

export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return inMemory.get(key) ?? storage().getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, value);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, value);
  }
}

export function removeStored(key: string, storage: () => Storage = () => localStorage): void {
  inMemory.delete(key);
  try {
    storage().removeItem(key);
  } catch {
    // Storage is switched off or full, so nothing was stored.
  }
}

/** Removes everything whose key begins with the prefix. */
export function removeStoredUnder(prefix: string): void {
  const keys = [...inMemory.keys()];
  try {
    keys.push(...Object.keys(localStorage));
  } catch {
    // Storage is switched off, so there is nothing to remove.
  }
  for (const key of keys) if (key.startsWith(prefix)) removeStored(key);
}
