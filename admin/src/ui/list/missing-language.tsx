import { Group } from '@mantine/core';
import type { Language } from '@share/contract/shared/languages.ts';
import { bothLanguages, useTexts } from '../../platform/texts.ts';
import { StatusBadge } from '../values/status-badge.tsx';

const texts = bothLanguages({
  pl: {
    missing: { pl: 'Brak polskiego', en: 'Brak angielskiego' },
    filter: 'Brak tłumaczenia',
    choices: { pl: 'Polskie', en: 'Angielskie' },
  },
  en: {
    missing: { pl: 'Polish missing', en: 'English missing' },
    filter: 'Missing language',
    choices: { pl: 'Polish', en: 'English' },
  },
});

interface NameWithGapsProps {
  name: string;
  missing: readonly Language[];
}

/** The name of a row, with a badge for each language in which one of its texts is missing. */
export function NameWithGaps({ name, missing }: NameWithGapsProps) {
  const t = useTexts(texts);
  if (missing.length === 0) return name;
  return (
    <Group component="span" gap={6}>
      {name}
      {missing.map((language) => (
        <StatusBadge key={language} tone="waiting">
          {t.missing[language]}
        </StatusBadge>
      ))}
    </Group>
  );
}

/** The texts of the filter by a missing language. */
export function useMissingLanguageFilter() {
  const t = useTexts(texts);
  return { label: t.filter, choices: t.choices };
}
