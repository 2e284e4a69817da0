import { actionInWords } from '@share/contract/areas/journal/words/action-words.ts';
import { listProposals } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { HomeCardSource } from '../home/home.shared.ts';
import { listProposals as readProposals } from './list-proposals.ts';

/** The proposals that the caller sees and that wait: those of other people to confirm, and the caller's own. No card without any. */
export const proposalsCard: HomeCardSource = {
  name: 'proposals',
  endpoint: listProposals,
  read: async (context) => {
    const { items, pagination } = await readProposals(context, {
      filters: { state: 'waiting' },
      pageNumber: 1,
      pageSize: 5,
      order: { column: 'expiresAt', direction: 'ASC' },
    });
    if (items.length === 0) return null;
    return {
      rows: pagination.totalItems,
      amount: null,
      oldest: items.map(({ id, proposedBy, change, amount, expiresAt }) => ({
        id,
        person: proposedBy.name,
        title: { pl: actionInWords(change.action, 'pl'), en: actionInWords(change.action, 'en') },
        amount,
        shares: null,
        at: expiresAt,
      })),
      asOf: null,
    };
  },
};
