import { Table, Text } from '@mantine/core';
import {
  agreementTargetLabels,
  agreementTypeLabels,
} from '@share/contract/areas/agreements/agreements.schemas.ts';
import type { JournalEntry } from '@share/contract/areas/journal/journal.endpoints.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { labelsIn, useTexts } from '../../platform/texts.ts';
import { fieldInWords } from '../../ui/values/field-in-words.ts';
import { NOTHING } from '../../ui/values/values.tsx';
import { usePlaceNames } from '../countries/countries.shared.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { type ValueWords, valueInWords } from './change-in-words.ts';
import classes from './journal.module.css';
import { journalTexts } from './journal.texts.ts';

/** The values before and after, field by field, as the forms show them. */
export function JournalChanges({
  contents: { changes, further, isErased, erasures },
}: {
  contents: NonNullable<JournalEntry['contents']>;
}) {
  const t = useTexts(journalTexts);
  const words = useValueWords();
  const erased = isErased && (
    <Text c="dimmed">{[t.erased, ...erasures.map((erasure) => t.erasure(erasure))].join(' ')}</Text>
  );
  if (changes.length === 0) return erased || <Text c="dimmed">{t.nothingChanged}</Text>;
  return (
    <>
      {erased}
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
              <Table.Th scope="row">{fieldInWords(change.path, words.language)}</Table.Th>
              <Table.Td data-label={t.before}>{valueInWords(change, change.before, words)}</Table.Td>
              <Table.Td data-label={t.after}>{valueInWords(change, change.after, words)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {further > 0 && (
        <Text size="sm" c="dimmed">
          {t.further(new Intl.NumberFormat(words.language).format(further))}
        </Text>
      )}
    </>
  );
}

function useValueWords(): ValueWords {
  const { language } = useLanguage();
  const { yes, no } = useTexts(commonTexts);
  const { nameOfPlace } = usePlaceNames();
  const { order, transaction } = useTexts(linksTexts);
  const choices = {
    type: labelsIn(language, agreementTypeLabels),
    target: labelsIn(language, agreementTargetLabels),
    method: transaction.methods,
    reason: order.rejections,
    kind: useTexts(journalTexts).sessionKinds,
  };
  return { language, yes, no, nothing: NOTHING, statuses: order.statuses, choices, nameOfPlace };
}
