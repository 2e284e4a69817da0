/**
 * What waits for a second person. A caller sees the proposals of calls that the caller may make too, and those that the caller
 * has proposed.
 */
import { endpoint } from '../../shared/endpoint.ts';
import { fourEyesActions } from '../../shared/four-eyes/four-eyes.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer } from '../../shared/lists/list.ts';
import { ProposalRow, ProposalView, proposalStates, WithdrawInput } from './proposals.schemas.ts';

export const proposalsList = list({
  name: 'proposals',
  filters: {
    state: { type: 'select', choices: proposalStates },
    action: { type: 'select', choices: fourEyesActions },
    /** Parts of the name or e-mail of the person who proposed it. */
    proposer: { type: 'text', minimum: 2 },
  },
  sortable: ['proposedAt', 'expiresAt'],
  defaultOrder: { column: 'proposedAt', direction: 'DESC' },
});

export const listProposals = endpoint({
  method: 'GET',
  path: '/admin/proposal',
  access: 'self',
  summary: 'List proposals that the caller may confirm, or has proposed',
  list: proposalsList,
  answer: listAnswer(ProposalRow),
  errors: [],
});

export const getProposal = endpoint({
  method: 'GET',
  path: '/admin/proposal/:id',
  access: 'self',
  summary: 'One proposal, with what it would change',
  params: IdParams,
  answer: ProposalView,
  errors: ['PROPOSAL_NOT_EXISTS'],
});

/**
 * Makes the proposed call as the caller, who must be allowed to make it and must not have proposed it. It may refuse with any code of
 * that call; the proposal then waits on.
 */
export const confirmProposal = endpoint({
  method: 'POST',
  path: '/admin/proposal/:id/confirm',
  access: 'self',
  asksAgain: 'sometimes',
  summary: 'Confirm a proposal: what was proposed is done',
  params: IdParams,
  answer: ProposalView,
  errors: ['PROPOSAL_NOT_EXISTS', 'PROPOSAL_ENDED', 'PROPOSAL_OUTDATED', 'PROPOSAL_IS_YOURS'],
});

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/admin/proposal/:id/withdraw',
  access: 'self',
  summary: 'Withdraw a proposal of the caller, or reject that of another person; nothing is done',
  params: IdParams,
  body: WithdrawInput,
  answer: ProposalView,
  errors: ['PROPOSAL_NOT_EXISTS', 'PROPOSAL_ENDED'],
});
