import type { FourEyesAction } from '@share/contract/shared/four-eyes/four-eyes.ts';
import type { Context } from '../context.ts';
import { afterCommit } from '../database/commit-tasks.ts';
import type { Db } from '../database/database.ts';
import type { Change } from '../records/change.ts';
import { Refusal } from '../refusal.ts';
import { baseOf } from './base.ts';
import { collectChanges } from './changes.ts';
import { end, lockWaiting } from './end-proposal.ts';

/** Refuses a change that needs a second person. The transaction is rolled back; `changes` is what it would have done. */
export class SecondPersonNeeded extends Refusal {
  readonly actions: readonly FourEyesAction[];
  readonly changes: readonly Change[];

  constructor(actions: readonly FourEyesAction[], changes: readonly Change[]) {
    super('SECOND_PERSON_NEEDED');
    this.actions = actions;
    this.changes = changes;
  }
}

/**
 * Runs the work of a transaction, and refuses with SECOND_PERSON_NEEDED what the settings do not leave to one member of staff. If the
 * request confirms a proposal, the first transaction that changes something must change what was proposed, from the same former
 * values; it ends the proposal.
 */
export async function underFourEyes<Answer>(
  tx: Db,
  context: Context,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const { actor, confirming, secrets, neededActions } = context;
  if (!actor.isAdmin || confirming?.isDone) return work(tx);
  const proposal = confirming && (await lockWaiting(tx, context, confirming.id));
  const changes = collectChanges(tx);
  const answer = await work(tx);
  if (changes.length === 0) return answer;
  if (!proposal || !confirming) {
    const actions = await neededActions(tx, changes);
    if (actions.length > 0) throw new SecondPersonNeeded(actions, [...changes]);
    return answer;
  }
  const confirmedBase = baseOf(secrets, changes);
  if (confirmedBase !== proposal.base) throw new Refusal('PROPOSAL_OUTDATED');
  await end(tx, context, proposal, { state: 'confirmed', decidedBy: actor.id, confirmedBase });
  afterCommit(tx, () => {
    confirming.isDone = true;
  });
  return answer;
}
