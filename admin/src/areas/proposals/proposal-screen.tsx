import { Text } from '@mantine/core';
import { actionInWords } from '@share/contract/areas/journal/words/action-words.ts';
import { listProposals } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { ProposalView, ProposedChange } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { fourEyesWords } from '@share/contract/shared/four-eyes/four-eyes-words.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { useIdParam } from '../../ui/use-id-param.ts';
import { Facts } from '../../ui/values/facts.tsx';
import { MomentText, MoneyText } from '../../ui/values/values.tsx';
import { ViewFrame } from '../../ui/view-frame.tsx';
import { ChangesTable, RecordLink } from '../journal/journal.shared.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { ProposalStateBadge } from './proposal-state.tsx';
import { proposalsPaths } from './proposals.paths.ts';
import { proposalQuery } from './proposals.queries.ts';
import { proposalsTexts } from './proposals.texts.ts';

export function ProposalScreen() {
  const id = useIdParam();
  const t = useTexts(proposalsTexts);
  const back = useListOrHome(listProposals, proposalsPaths.list);
  return (
    <RecordScreen key={id} query={proposalQuery(id)} title={t.nameOf(id)} back={back} list={t.title}>
      {(proposal) => <ProposalDetail proposal={proposal} back={back} />}
    </RecordScreen>
  );
}

/** One proposal: what it would change, who has proposed it, and the decision about it. */
function ProposalDetail({ proposal, back }: { proposal: ProposalView; back: string }) {
  const t = useTexts(proposalsTexts);
  const { language } = useLanguage();
  const { refetch, isFetching, error } = useQuery(proposalQuery(proposal.id));
  const [failure, setFailure] = useState<unknown>(null);
  const shown = failure ?? error;
  const inList = useHeadInList({
    list: listProposals,
    path: proposalsPaths.list,
    title: t.title,
    id: proposal.id,
    to: proposalsPaths.view,
  });
  const state = { label: t.state, value: <ProposalStateBadge state={proposal.state} /> };
  return (
    <ViewFrame
      title={actionInWords(proposal.change.action, language)}
      head={{ ...inList, state }}
      back={back}
      isReloading={isFetching}
      onReload={() => {
        setFailure(null);
        void refetch();
      }}
      actions={
        <ProposalActions
          proposal={proposal}
          onFailure={(reason) => {
            setFailure(reason);
            // It may have ended meanwhile.
            if (reason !== null) void refetch();
          }}
        />
      }
    >
      {shown !== null && <ErrorBanner failure={shown} />}
      {proposal.canWithdraw && <Text c="dimmed">{t.yours}</Text>}
      <FormSection title={t.facts}>
        <Facts facts={factsOf(proposal, language, t)} />
      </FormSection>
      {proposal.changes.map((change, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a proposal never move.
        <Change key={nth} change={change} />
      ))}
    </ViewFrame>
  );
}

function Change({ change }: { change: ProposedChange }) {
  const t = useTexts(proposalsTexts);
  const { language } = useLanguage();
  return (
    <FormSection title={`${t.effect}: ${actionInWords(change.action, language)}`}>
      <Facts facts={[{ label: t.record, value: <RecordLink entry={change} />, long: true }]} />
      <ChangesTable entity={change.entity} changes={change.changes} />
    </FormSection>
  );
}

const factsOf = (
  { actions, amount, proposedBy, proposedAt, expiresAt, state, decidedBy, decidedAt, note }: ProposalView,
  language: Language,
  t: (typeof proposalsTexts)['en'],
) => [
  { label: t.why, value: actions.map((action) => fourEyesWords[action][language]).join(', '), long: true },
  ...(amount === null ? [] : [{ label: t.amount, value: <MoneyText amount={amount} /> }]),
  { label: t.proposedBy, value: proposedBy.name },
  { label: t.proposedAt, value: <MomentText at={proposedAt} /> },
  ...(state === 'waiting' ? [{ label: t.expiresAt, value: <MomentText at={expiresAt} /> }] : []),
  ...(decidedBy === null ? [] : [{ label: t.decidedBy, value: decidedBy.name }]),
  ...(decidedAt === null ? [] : [{ label: t.decidedAt, value: <MomentText at={decidedAt} /> }]),
  ...(note === '' ? [] : [{ label: t.note, value: note, long: true }]),
];
