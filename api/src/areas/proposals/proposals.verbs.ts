import type { ProposalView, WithdrawInput } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { confirm, endOutdated, type ProposableCalls } from '../../platform/four-eyes/confirm.ts';
import { end, lockWaiting } from '../../platform/four-eyes/end-proposal.ts';
import { type Proposal, proposals } from '../../platform/four-eyes/proposals.tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readStanding } from '../rights/rights.shared.ts';
import { holdsOne } from './list-proposals.ts';
import { readProposal } from './read-proposal.ts';

/** Does what was proposed. A proposal of somebody who could not make it any more is outdated. */
export async function confirmProposal(
  calls: ProposableCalls,
  context: Context,
  id: number,
): Promise<ProposalView> {
  await readProposal(context, id);
  const [proposal] = await context.db.select().from(proposals).where(eq(proposals.id, id));
  if (!proposal) throw new Refusal('PROPOSAL_NOT_EXISTS');
  if (proposal.state === 'waiting' && !(await maySend(context, proposal))) {
    await endOutdated(context, id);
    throw new Refusal('PROPOSAL_OUTDATED');
  }
  await confirm(calls, context, proposal);
  return readProposal(context, id);
}

/** Whether the person who has proposed it may still make the call. */
async function maySend({ db }: Context, { proposedBy, permissions }: Proposal): Promise<boolean> {
  const proposer = await readStanding(db, proposedBy);
  if (!proposer?.active || !proposer.isAdmin || proposer.isDeleted) return false;
  return holdsOne({ isSuperAdmin: proposer.isSuperAdmin, permissions: proposer.held }, permissions);
}

/** Ends a proposal without doing anything: who has proposed it withdraws it, everybody else rejects it. */
export async function withdrawProposal(
  context: Context,
  id: number,
  { note }: WithdrawInput,
): Promise<ProposalView> {
  await readProposal(context, id);
  const { id: decidedBy } = context.actor;
  await inTransaction(context, async (tx) => {
    const proposal = await lockWaiting(tx, context, id);
    const state = proposal.proposedBy === decidedBy ? 'withdrawn' : 'rejected';
    await end(tx, context, proposal, { state, decidedBy, note });
  });
  return readProposal(context, id);
}
