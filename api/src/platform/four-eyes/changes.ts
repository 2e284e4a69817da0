import type { Db } from '../database/database.ts';
import type { Change } from '../records/change.ts';

const changesOf = new WeakMap<Db, Change[]>();

/** Starts to collect what a transaction changes; the returned list grows with it. */
export function collectChanges(tx: Db): readonly Change[] {
  const changes: Change[] = [];
  changesOf.set(tx, changes);
  return changes;
}

/** Notes what a transaction changes, where somebody collects it. `audit` does this with each entry. Facts are not collected. */
export function noteChange(db: Db, change: Change): void {
  if (!change.isFact) changesOf.get(db)?.push(change);
}
