import type { ProposalState } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { proposalsTexts } from './proposals.texts.ts';

const tones: Record<ProposalState, Tone> = {
  waiting: 'waiting',
  confirmed: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
  outdated: 'neutral',
  expired: 'neutral',
};

export function ProposalStateBadge({ state }: { state: ProposalState }) {
  const { states } = useTexts(proposalsTexts);
  return <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>;
}
