import {
  exportJournal,
  getJournalEntry,
  listJournal,
} from '@share/contract/areas/journal/journal.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { actionChoices, actionInWords, entityChoices, recordInWords } from './action-names.ts';
import { ActorLink, actorInWords } from './actor-link.tsx';
import { journalPaths } from './journal.paths.ts';
import { journalTexts } from './journal.texts.ts';
import { RecordLink } from './record-link.tsx';

/** The audit trail, newest first. */
export function JournalList() {
  const t = useTexts(journalTexts);
  const { language } = useLanguage();
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
          phone: { detail: ({ entity, entityId }) => recordInWords(entity, entityId, language) },
          value: ({ entity, entityId }) => <RecordLink entity={entity} id={entityId} />,
          exported: [
            { name: 'entity', header: t.record, words: entityChoices(language) },
            { name: 'entityId', header: t.number },
          ],
        },
        {
          name: 'actor',
          header: t.actor,
          phone: { detail: (entry) => actorInWords(entry, t) },
          value: (entry) => <ActorLink entry={entry} />,
        },
      ]}
      filters={{
        search: t.search,
        entity: { label: t.record, choices: entityChoices(language) },
        action: { label: t.action, choices: actionChoices(language) },
        at: t.at,
      }}
      open={{ view: getJournalEntry, to: ({ id }) => journalPaths.view(id) }}
    />
  );
}
