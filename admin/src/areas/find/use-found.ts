import { useDebouncedValue } from '@mantine/hooks';
import { findAnything } from '@share/contract/areas/find/find.endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { isFound } from '../../platform/is-found.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { findTexts } from './find.texts.ts';
import type { Entry, EntryGroup } from './find-results.tsx';

/** The debounce in milliseconds. */
const PAUSE = 60;

/** The entries that are found without asking the server. */
export interface Known {
  screens: readonly Entry[];
  commands: readonly Entry[];
}

/** The records, screens and commands that match; without a text, `recent`. */
export function useFound(typed: string, { screens, commands }: Known, recent: readonly Entry[]) {
  const texts = useTexts(findTexts);
  const { language } = useLanguage();
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, PAUSE);
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', language, asked],
    queryFn: ({ signal }) => call(findAnything, { query: { text: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (text === '') {
    return { groups: groupOf(texts.recent, recent), isWaiting: false, error: null };
  }
  const matching = (known: readonly Entry[]) =>
    known.filter(({ title, also = '' }) => isFound(`${title} ${also}`, text));
  const records = (data ?? []).map(
    ({ kind, items }): EntryGroup => ({
      label: texts.kinds[kind],
      entries: items.map((item) => ({ ...item, kind })),
    }),
  );
  return {
    groups: [
      ...records,
      ...groupOf(texts.screens, matching(screens)),
      ...groupOf(texts.commands, matching(commands)),
    ],
    isWaiting: isFetching || asked !== text,
    error,
  };
}

const groupOf = (label: string, entries: readonly Entry[]): EntryGroup[] =>
  entries.length === 0 ? [] : [{ label, entries: [...entries] }];
