/** The modifier key of shortcuts: ⌘ on Apple keyboards, otherwise Ctrl. */
export const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** A tooltip with the keys of the same action: `Undo (Ctrl + Z)`. */
export const withKeys = (label: string, ...keys: string[]): string => `${label} (${keys.join(' + ')})`;
