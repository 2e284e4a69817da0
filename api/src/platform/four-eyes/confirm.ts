import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { type ErrorCode, statusOf } from '@share/contract/shared/errors.ts';
import { eq } from 'drizzle-orm';
import { refuseUnconfirmed } from '../confirmation.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { judge } from '../http/authorise.ts';
import { refusalsOf } from '../http/error-answer.ts';
import { Refusal, Refusals } from '../refusal.ts';
import { end } from './end-proposal.ts';
import { type Proposal, proposals } from './proposals.tables.ts';
import { type ProposedRequest, placeOf } from './propose.ts';

/** Makes a call of an endpoint again, from its stored request. */
interface ProposableCall {
  endpoint: Endpoint;
  repeat: (request: ProposedRequest, context: Context) => Promise<unknown>;
}

/** The calls that can be proposed, by method and path. */
export type ProposableCalls = Map<string, ProposableCall>;

export const nameOfCall = ({ method, path }: Pick<Proposal, 'method' | 'path'>): string =>
  `${method} ${path}`;

/**
 * Makes the call of a proposal as the person who confirms it. What the person may not do is refused, and the proposal waits on; one
 * whose base has changed ends, and is refused with PROPOSAL_OUTDATED.
 */
export async function confirm(calls: ProposableCalls, context: Context, proposal: Proposal): Promise<void> {
  const { id, proposedBy, request, requestFingerprint } = proposal;
  const { actor, secrets } = context;
  const call = calls.get(nameOfCall(proposal));
  if (request === null || !call) return refuseEnded(context);
  if (proposedBy === actor.id) throw new Refusal('PROPOSAL_IS_YOURS');
  if (judge(call.endpoint.access, actor) !== 'allowed') throw new Refusal('FORBIDDEN');
  if (call.endpoint.asksAgain === 'always') refuseUnconfirmed(context);
  const confirming = { id, proposedBy, isDone: false };
  const stored = JSON.parse(secrets.open(request, placeOf(requestFingerprint))) as ProposedRequest;
  try {
    await call.repeat(stored, { ...context, confirming });
    // A call that finds its work done already changes nothing.
    if (!confirming.isDone) throw new Refusal('PROPOSAL_OUTDATED');
  } catch (error) {
    const refusals = refusalsOf(error);
    if (!refusals?.some(isOfRecord)) throw error;
    await endOutdated(context, id);
    const reasons = refusals.filter(
      ({ code }) => code !== 'PROPOSAL_OUTDATED' && code !== 'CHANGED_MEANWHILE',
    );
    throw new Refusals([new Refusal('PROPOSAL_OUTDATED'), ...reasons]);
  }
}

/** Reasons of the person who confirms, not of the record: another person may confirm it. */
const ofPerson: readonly ErrorCode[] = ['PROPOSAL_ENDED', 'OWN_ORDER'];

/** Whether the call is not possible any more, because its record is gone or in another state than when it was proposed. */
const isOfRecord = ({ code, path }: Refusal): boolean =>
  [404, 409].includes(statusOf(code, path)) && !ofPerson.includes(code);

/** In a transaction, so that the request that confirmed it gets its answer again when it is repeated. */
const refuseEnded = (context: Context): Promise<void> =>
  inTransaction(context, async () => {
    throw new Refusal('PROPOSAL_ENDED');
  });

/** Ends a proposal whose base has changed, unless it has ended meanwhile. */
export async function endOutdated(context: Context, id: number): Promise<void> {
  await inTransaction({ ...context, idempotency: null }, async (tx) => {
    const [found] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update');
    if (found?.state === 'waiting') await end(tx, context, found, { state: 'outdated', decidedBy: null });
  });
}
