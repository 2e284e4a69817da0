/** Used when browser storage is switched off or full: values then last until the page is left, and nothing fails. */
const untilLeft = new Map<string, string>();

export function readStored(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return untilLeft.get(key) ?? storage().getItem(key);
  } catch {
    return untilLeft.get(key) ?? null;
  }
}

export function writeStored(key: string, value: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, value);
    untilLeft.delete(key);
  } catch {
    untilLeft.set(key, value);
  }
}

export function removeStored(key: string, storage: () => Storage = () => localStorage): void {
  untilLeft.delete(key);
  try {
    storage().removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
