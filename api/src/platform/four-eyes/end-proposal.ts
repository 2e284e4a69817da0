import type { ProposalState } from '@share/contract/areas/proposals/proposals.schemas.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Db } from '../database/database.ts';
import { audit } from '../records/audit.ts';
import { Refusal } from '../refusal.ts';
import { type Proposal, proposals } from './proposals.tables.ts';

/** Locks a proposal that can still be decided; refuses with PROPOSAL_ENDED. */
export async function lockWaiting(tx: Db, { now }: Context, id: number): Promise<Proposal> {
  const isWaiting = and(eq(proposals.id, id), eq(proposals.state, 'waiting'), gt(proposals.expiresAt, now()));
  const [found] = await tx.select().from(proposals).where(isWaiting).for('update');
  if (!found) throw new Refusal('PROPOSAL_ENDED');
  return found;
}

const verbs = {
  confirmed: 'confirm',
  withdrawn: 'withdraw',
  rejected: 'reject',
  outdated: 'outdate',
  expired: 'expire',
} as const satisfies Record<Exclude<ProposalState, 'waiting'>, string>;

type End = Pick<Proposal, 'decidedBy'> & {
  state: keyof typeof verbs;
  confirmedBase?: string;
  note?: string;
};

/** Ends a proposal that waits, and forgets its request. */
export async function end(tx: Db, context: Context, { id, proposedBy }: Proposal, how: End): Promise<void> {
  const { state, note = '' } = how;
  await tx
    .update(proposals)
    .set({ ...how, request: null, decidedAt: context.now() })
    .where(eq(proposals.id, id));
  await audit(tx, context, {
    action: `proposal.${verbs[state]}`,
    entity: 'proposal',
    id,
    after: { proposedBy, ...(note === '' ? {} : { note }) },
  });
}
