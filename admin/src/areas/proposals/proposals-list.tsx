import { actionInWords } from '@share/contract/areas/journal/words/action-words.ts';
import { recordInWords } from '@share/contract/areas/journal/words/entry-words.ts';
import { getProposal, listProposals } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { ProposalRow } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { fourEyesWords } from '@share/contract/shared/four-eyes/four-eyes-words.ts';
import { useLanguage } from '../../platform/language.tsx';
import { labelsIn, useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { LongText } from '../../ui/values/values.tsx';
import { ProposalStateBadge } from './proposal-state.tsx';
import { proposalsPaths } from './proposals.paths.ts';
import { proposalsTexts } from './proposals.texts.ts';

/** What waits for a second person, the newest first, and what became of it. */
export function ProposalsList() {
  const t = useTexts(proposalsTexts);
  const { language } = useLanguage();
  const labels = labelsIn(language, fourEyesWords);
  const reasons = ({ actions }: ProposalRow) => actions.map((action) => labels[action]).join(', ');
  return (
    <EntityList
      endpoint={listProposals}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={({ id }) => t.nameOf(id)}
      columns={[
        {
          name: 'what',
          header: t.what,
          wide: true,
          phone: 'title',
          value: ({ change }) => actionInWords(change.action, language),
        },
        {
          name: 'record',
          header: t.record,
          below: 'what',
          phone: 'detail',
          value: ({ change }) => <LongText>{recordInWords(change, language)}</LongText>,
        },
        { name: 'why', header: t.why, wide: true, value: (row) => <LongText>{reasons(row)}</LongText> },
        { name: 'amount', header: t.amount, kind: 'money', phone: 'figure', value: ({ amount }) => amount },
        {
          name: 'proposedBy',
          header: t.proposedBy,
          phone: 'detail',
          value: ({ proposedBy }) => <LongText>{proposedBy.name}</LongText>,
        },
        {
          name: 'proposedAt',
          header: t.proposedAt,
          below: 'proposedBy',
          value: ({ proposedAt }) => formatMoment(proposedAt),
        },
        { name: 'expiresAt', header: t.expiresAt, value: ({ expiresAt }) => formatMoment(expiresAt) },
        {
          name: 'state',
          header: t.state,
          phone: { badge: ({ state }) => <ProposalStateBadge state={state} /> },
          value: ({ state }) => <ProposalStateBadge state={state} />,
        },
      ]}
      filters={{
        state: { label: t.state, choices: t.states },
        action: { label: t.why, choices: labels },
        proposer: t.proposedBy,
      }}
      open={{ view: getProposal, to: ({ id }) => proposalsPaths.view(id) }}
    />
  );
}
