import { PROPOSAL_DAYS } from '@share/contract/areas/proposals/proposals.schemas.ts';
import type { Access, Endpoint } from '@share/contract/shared/endpoint.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { audit, storedChange } from '../records/audit.ts';
import { baseOf } from './base.ts';
import { end } from './end-proposal.ts';
import { proposals } from './proposals.tables.ts';
import type { SecondPersonNeeded } from './second-person.ts';

const DAY = 86_400_000;

/** A request as it is repeated when it is confirmed. */
export interface ProposedRequest {
  params: unknown;
  body: unknown;
  /** The version of the record on which the sender based the change. */
  ifMatch: number | null;
}

/** Whether a call may be proposed: its endpoint declares every action that needs a second person. */
export const mayPropose = ({ fourEyes = [] }: Endpoint, { actions }: SecondPersonNeeded): boolean =>
  actions.every((action) => fourEyes.includes(action));

/** Stores a request that needs a second person; returns the number of the proposal, the same if it is sent again. */
export function propose(
  context: Context,
  { method, path, access }: Endpoint,
  request: ProposedRequest,
  { actions, changes }: SecondPersonNeeded,
): Promise<number> {
  const { actor, secrets, idempotency, now } = context;
  const { id: proposedBy } = actor;
  if (proposedBy === null) throw new Error('Only staff propose');
  const base = baseOf(secrets, changes);
  const sent = JSON.stringify([method, path, request.params, request.body]);
  const requestFingerprint = secrets.fingerprint(sent, 'proposal');
  // The call itself has its key back, because its transaction was rolled back.
  const own = idempotency && { ...idempotency, route: `proposal of ${idempotency.route}` };
  return inTransaction({ ...context, idempotency: own }, async (tx) => {
    const isSame = and(
      eq(proposals.proposedBy, proposedBy),
      eq(proposals.requestFingerprint, requestFingerprint),
      eq(proposals.state, 'waiting'),
    );
    const [same] = await tx.select().from(proposals).where(isSame).for('update');
    if (same?.base === base && same.expiresAt > now()) return same.id;
    if (same) await end(tx, context, same, { state: 'outdated', decidedBy: null });
    const stored = [];
    for (const change of changes) stored.push(await storedChange(tx, context, change));
    const proposedAt = now();
    const [inserted] = await tx
      .insert(proposals)
      .values({
        actions: [...actions],
        method,
        path,
        permissions: permissionsIn(access),
        request: secrets.seal(JSON.stringify(request), placeOf(requestFingerprint)),
        requestFingerprint,
        changes: stored,
        base,
        proposedBy,
        proposedAt,
        expiresAt: new Date(proposedAt.getTime() + PROPOSAL_DAYS * DAY),
      })
      .returning({ id: proposals.id });
    if (!inserted) throw new Error('An inserted proposal came back empty');
    const { id } = inserted;
    await audit(tx, context, { action: 'proposal.create', entity: 'proposal', id, after: { actions } });
    return id;
  });
}

/** The place to which a stored request is bound. */
export const placeOf = (requestFingerprint: string): string => `proposals:request:${requestFingerprint}`;

const permissionsIn = (access: Access): string[] => (typeof access === 'string' ? [access] : [...access]);
