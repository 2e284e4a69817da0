import { getProposal } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { ProposalView } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery } from '../../ui/form/record-query.ts';

export const proposalQuery = (id: number) => recordQuery(getProposal, { id: String(id) });

/** Shows the decided proposal; everything else is read again, because it may have changed anything. */
export function proposalDecided(proposal: ProposalView): void {
  const { queryKey } = proposalQuery(proposal.id);
  queryClient.setQueryData(queryKey, proposal);
  void queryClient.invalidateQueries({ predicate: (query) => query.queryHash !== JSON.stringify(queryKey) });
}
