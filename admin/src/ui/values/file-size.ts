import type { Language } from '@share/contract/shared/languages.ts';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** A size in bytes as readable text: `1,5 MB` in Polish, `1.5 MB` in English. */
export function fileSize(bytes: number, language: Language): string {
  const step = bytes < 1_000 ? 0 : bytes < 999_500 ? 1 : 2;
  return (bytes / 1_000 ** step).toLocaleString(language, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  });
}
