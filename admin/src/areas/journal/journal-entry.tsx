import { Text } from '@mantine/core';
import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import type { JournalEntry } from '@share/contract/areas/journal/journal.schemas.ts';
import { actionInWords } from '@share/contract/areas/journal/words/action-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { MomentText } from '../../ui/values/values.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { ActorLink } from './actor-link.tsx';
import { journalPaths } from './journal.paths.ts';
import { journalTexts } from './journal.texts.ts';
import { JournalChanges } from './journal-changes.tsx';
import { RecordLink } from './record-link.tsx';

const entryQuery = (id: number) => recordQuery(getJournalEntry, { id: String(id) });

export function JournalEntryScreen() {
  const id = useIdParam();
  const t = useTexts(journalTexts);
  const back = useListOrHome(listJournal, journalPaths.list);
  return (
    <RecordScreen key={id} query={entryQuery(id)} title={t.nameOf(id)} back={back} list={t.title}>
      {(entry) => <EntryDetail entry={entry} back={back} />}
    </RecordScreen>
  );
}

/** One entry of the audit trail: the actor, the action, the record and its changes. */
function EntryDetail({ entry, back }: { entry: JournalEntry; back: string }) {
  const t = useTexts(journalTexts);
  const { language } = useLanguage();
  const { refetch, isFetching, error } = useQuery(entryQuery(entry.id));
  const { action, at, entity, entityId, contents } = entry;
  const inList = useHeadInList({
    list: listJournal,
    path: journalPaths.list,
    title: t.title,
    id: entry.id,
    to: journalPaths.view,
  });
  return (
    <ViewFrame
      title={actionInWords(action, language)}
      head={inList}
      back={back}
      isReloading={isFetching}
      onReload={() => void refetch()}
      actions={entityId !== null && <HistoryLink entity={entity} id={entityId} label={t.historyOf} />}
    >
      {error && <ErrorBanner failure={error} />}
      <FormSection title={t.facts}>
        <Facts
          facts={[
            { label: t.at, value: <MomentText at={at} /> },
            { label: t.actor, value: <ActorLink entry={entry} /> },
            { label: t.record, value: <RecordLink entry={entry} /> },
            ...(contents?.ip ? [{ label: t.ip, value: contents.ip }] : []),
            ...(contents?.requestId
              ? [{ label: t.requestId, value: contents.requestId, long: true, wide: true }]
              : []),
          ]}
        />
      </FormSection>
      <FormSection title={t.changes}>
        {contents ? (
          <JournalChanges entity={entity} contents={contents} />
        ) : (
          <Text c="dimmed">{t.hidden}</Text>
        )}
      </FormSection>
    </ViewFrame>
  );
}
