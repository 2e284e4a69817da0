import { getProposal, proposalsList } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { proposalsPaths } from './proposals.paths.ts';

export const proposalsCards = {
  proposals: {
    title: { pl: 'Czeka na drugą osobę', en: 'Waiting for a second person' },
    open: { endpoint: getProposal, to: proposalsPaths.view },
    all: { to: proposalsPaths.list, search: filtered(proposalsList, { state: 'waiting' }) },
    shows: 'until',
  },
} satisfies HomeCards;
