/** How the keyboards of Apple call the key. */
export const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** A tooltip with the keys that do the same: `Undo (Ctrl + Z)`. */
export const withKeys = (label: string, ...keys: string[]): string => `${label} (${keys.join(' + ')})`;
