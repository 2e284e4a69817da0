import { Table } from '@mantine/core';
import type { JournalChange } from '@share/contract/areas/journal/journal.schemas.ts';
import { type ValueWords, valueInWords } from '@share/contract/areas/journal/words/value-words.ts';
import { fieldInWords } from '@share/contract/shared/content/field-in-words.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { textOfHtml } from '../../ui/values/text-of-html.ts';
import { usePlaceNames } from '../countries/countries.shared.tsx';
import classes from './journal.module.css';
import { journalTexts } from './journal.texts.ts';

/** The values before and after, field by field, as the forms show them. */
export function ChangesTable({ entity, changes }: { entity: string; changes: readonly JournalChange[] }) {
  const t = useTexts(journalTexts);
  const words = useValueWords();
  return (
    <Table className={classes.changes} aria-label={t.changes} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.field}</Table.Th>
          <Table.Th>{t.before}</Table.Th>
          <Table.Th>{t.after}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a removed and a new entry may have the same place; rows never move.
          <Table.Tr key={index}>
            <Table.Th scope="row">{fieldInWords(change.path, words.language, entity)}</Table.Th>
            <Table.Td data-label={t.before}>
              {valueInWords({ ...change, entity }, change.before, words)}
            </Table.Td>
            <Table.Td data-label={t.after}>
              {valueInWords({ ...change, entity }, change.after, words)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function useValueWords(): ValueWords {
  const { language } = useLanguage();
  const { nameOfPlace } = usePlaceNames();
  return { language, nameOfPlace, textOfHtml };
}
