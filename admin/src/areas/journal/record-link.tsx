import { type JournalEntity, journalRecords } from '@share/contract/areas/journal/journal.records.ts';
import type { JournalRow } from '@share/contract/areas/journal/journal.schemas.ts';
import { recordInWords } from '@share/contract/areas/journal/words/entry-words.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { LongText } from '../../ui/values/values.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { journalTexts } from './journal.texts.ts';

const paths: Readonly<Partial<Record<string, (id: number) => string>>> = recordPaths;

/** The record that an entry is about, as a link for those who may open it. A record may be gone meanwhile. */
export function RecordLink({ entry }: { entry: Pick<JournalRow, 'entity' | 'entityId' | 'record'> }) {
  const { entity, entityId: id } = entry;
  const { language } = useLanguage();
  const { noRecord } = useTexts(journalTexts);
  const words = recordInWords(entry, language);
  const endpoint = Object.hasOwn(journalRecords, entity) ? journalRecords[entity as JournalEntity] : null;
  const to = paths[entity];
  if (id === null) return noRecord;
  if (!endpoint || !to) return <LongText>{words}</LongText>;
  return (
    <LinkIfAllowed endpoint={endpoint} to={to(id)}>
      <LongText>{words}</LongText>
    </LinkIfAllowed>
  );
}
