import { Text } from '@mantine/core';
import type { JournalEntry } from '@share/contract/areas/journal/journal.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ChangesTable } from './changes-table.tsx';
import { journalTexts } from './journal.texts.ts';

/** The changes of an entry, and what an erasure took out of it. */
export function JournalChanges({
  entity,
  contents: { changes, further, isErased, erasures },
}: {
  entity: string;
  contents: NonNullable<JournalEntry['contents']>;
}) {
  const t = useTexts(journalTexts);
  const { language } = useLanguage();
  const erased = isErased && (
    <Text c="dimmed">{[t.erased, ...erasures.map((erasure) => t.erasure(erasure))].join(' ')}</Text>
  );
  if (changes.length === 0) return erased || <Text c="dimmed">{t.nothingChanged}</Text>;
  return (
    <>
      {erased}
      <ChangesTable entity={entity} changes={changes} />
      {further > 0 && (
        <Text size="sm" c="dimmed">
          {t.further(new Intl.NumberFormat(language).format(further))}
        </Text>
      )}
    </>
  );
}
