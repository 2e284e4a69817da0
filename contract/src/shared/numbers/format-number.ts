import type { Language } from '../languages.ts';

/** A number with its thousands grouped: `54 720` or `54,720`. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { useGrouping: 'always', maximumFractionDigits: 20 }).format(value);
