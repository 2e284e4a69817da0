import { useEffect, useRef, useState } from 'react';
import type { BulkAction } from './bulk-action.ts';

/** The result of a row; a failure includes its reason. */
export type BulkOutcome = 'waiting' | 'running' | 'done' | 'stopped' | { failure: unknown };

/** Runs the action for one row after the other; a failure does not stop the others. Stops when the question is closed. */
export function useBulkRun<Row extends { id: number }>(action: BulkAction<Row>, rows: readonly Row[]) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, BulkOutcome>>(new Map());
  const [phase, setPhase] = useState<'asking' | 'running' | 'ended'>('asking');
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const note = (id: number, outcome: BulkOutcome) =>
    setOutcomes((before) => new Map(before).set(id, outcome));

  const start = async (text: string) => {
    setPhase('running');
    for (const row of rows) {
      if (isStopped.current) {
        note(row.id, 'stopped');
        continue;
      }
      note(row.id, 'running');
      await action.run(row, text).then(
        () => note(row.id, 'done'),
        (failure: unknown) => note(row.id, { failure }),
      );
    }
    setPhase('ended');
    action.onDone();
  };
  const counted = [...outcomes.values()];
  return {
    phase,
    start,
    stop: () => {
      isStopped.current = true;
    },
    outcomeOf: ({ id }: Row): BulkOutcome => outcomes.get(id) ?? 'waiting',
    done: counted.filter((outcome) => outcome === 'done').length,
    failed: counted.filter((outcome) => typeof outcome === 'object').length,
  };
}
