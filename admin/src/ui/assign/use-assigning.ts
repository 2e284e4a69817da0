import { useRef, useState } from 'react';
import { type Announcement, announceDone, announceFailure, withdrawFailure } from '../announce.ts';

/** How items get from one pane to the other. */
export interface Move {
  /** Changes one item on the server. */
  send: (id: number) => Promise<unknown>;
  announce: Announcement;
  /** Asks before the items are changed, where that matters to others; false: they stay as they are. */
  ask?: (ids: readonly number[]) => Promise<boolean>;
}

/** The changes under way in one pane: which items are being changed, and why an item could not be. */
export interface Assigning {
  busy: ReadonlySet<number>;
  failures: ReadonlyMap<number, unknown>;
  /** Resolves to false if nothing was changed, since the user decided against it. */
  start: (ids: readonly number[]) => Promise<boolean>;
}

/**
 * Changes items one after another, each with its own call: one failure stays at its item and the others go on. An item is
 * busy until both panes show where it is now.
 */
export function useAssigning(
  { send, announce, ask }: Move,
  /** Loads both panes again. */
  refresh: () => Promise<unknown>,
): Assigning {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, unknown>>(new Map());
  const underWay = useRef(new Set<number>());

  const start = async (wanted: readonly number[]) => {
    const ids = wanted.filter((id) => !underWay.current.has(id));
    if (ids.length === 0) return false;
    for (const id of ids) underWay.current.add(id);
    setBusy(new Set(underWay.current));
    setFailures((known) => new Map([...known].filter(([id]) => !ids.includes(id))));
    withdrawFailure(announce);

    const failed = new Map<number, unknown>();
    const agreed = (await ask?.(ids).catch((failure: unknown) => failAll(failed, ids, failure))) ?? true;
    if (agreed) {
      for (const id of ids) await send(id).catch((failure: unknown) => failed.set(id, failure));
      await refresh();
    }

    for (const id of ids) underWay.current.delete(id);
    setBusy(new Set(underWay.current));
    setFailures((known) => new Map([...known, ...failed]));
    if (agreed && failed.size < ids.length) announceDone(announce);
    if (failed.size > 0) announceFailure(announce);
    return agreed;
  };
  return { busy, failures, start };
}

/** What could not be asked is not done. */
function failAll(failed: Map<number, unknown>, ids: readonly number[], failure: unknown): false {
  for (const id of ids) failed.set(id, failure);
  return false;
}
