import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import type { JournalRow } from '@share/contract/areas/journal/journal.schemas.ts';
import { exportJournal } from '@share/contract/areas/journal/journal-export.endpoints.ts';
import {
  actionChoices,
  actionInWords,
  entityChoices,
} from '@share/contract/areas/journal/words/action-words.ts';
import { changesInWords, recordInWords } from '@share/contract/areas/journal/words/entry-words.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { LongText } from '../../ui/values/values.tsx';
import { usePlaceNames } from '../countries/countries.shared.tsx';
import { ActorLink, actorInWords } from './actor-link.tsx';
import { journalPaths } from './journal.paths.ts';
import { journalTexts } from './journal.texts.ts';
import { RecordLink } from './record-link.tsx';

/** The audit trail, newest first. */
export function JournalList() {
  const t = useTexts(journalTexts);
  const { language } = useLanguage();
  const { nameOfPlace } = usePlaceNames();
  const told = (entry: JournalRow) => changesInWords(entry, { language, nameOfPlace });
  return (
    <EntityList
      endpoint={listJournal}
      file={exportJournal}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={({ id }) => t.nameOf(id)}
      columns={[
        { name: 'at', header: t.at, phone: 'detail', value: ({ at }) => formatMoment(at) },
        {
          name: 'action',
          header: t.action,
          wide: true,
          phone: 'title',
          value: ({ action }) => actionInWords(action, language),
        },
        {
          name: 'record',
          header: t.record,
          phone: { detail: (entry) => recordInWords(entry, language) },
          value: (entry) => <RecordLink entry={entry} />,
          exported: [
            { name: 'entity', header: t.record, words: entityChoices(language) },
            { name: 'entityId', header: t.number },
            { name: 'record', header: t.name },
          ],
        },
        {
          name: 'changes',
          header: t.changes,
          wide: true,
          phone: { detail: told },
          value: (entry) => <LongText>{told(entry)}</LongText>,
        },
        {
          name: 'actor',
          header: t.actor,
          below: 'at',
          phone: { detail: (entry) => actorInWords(entry, t) },
          value: (entry) => <ActorLink entry={entry} />,
        },
      ]}
      filters={{
        search: t.search,
        entity: { label: t.record, choices: entityChoices(language) },
        action: { label: t.action, choices: actionChoices(language) },
        person: t.person,
        at: t.at,
      }}
      open={{ view: getJournalEntry, to: ({ id }) => journalPaths.view(id) }}
    />
  );
}
