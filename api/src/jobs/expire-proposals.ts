import { and, eq, lte } from 'drizzle-orm';
import { type Services, systemContext } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { end } from '../platform/four-eyes/end-proposal.ts';
import { proposals } from '../platform/four-eyes/proposals.tables.ts';
import { every, type RepeatedJob } from './every.ts';

const HOUR = 3_600_000;

/** Ends the proposals that nobody confirmed in time. Safe to repeat, in several processes at once. */
export async function expireProposals(services: Services): Promise<void> {
  const context = systemContext(services);
  await inTransaction(context, async (tx) => {
    const isOver = and(eq(proposals.state, 'waiting'), lte(proposals.expiresAt, context.now()));
    const found = await tx.select().from(proposals).where(isOver).for('update', { skipLocked: true });
    for (const proposal of found) await end(tx, context, proposal, { state: 'expired', decidedBy: null });
  });
}

/** Runs every hour; a proposal that is over cannot be confirmed before either. */
export const startProposalExpiry = (services: Services): RepeatedJob =>
  every(
    HOUR,
    () => expireProposals(services),
    (error) => services.log.error({ err: error }, 'expiring proposals failed'),
  );
