import { proposalOf } from '@share/contract/client/api-error.ts';
import { useRef, useState } from 'react';
import { type Announcement, announceDone, announceFailure, withdrawFailure } from '../announce.ts';
import type { AssignItem } from './assign-item.ts';

/** An item that is moved; questions name it. */
export type Moved = Pick<AssignItem, 'id' | 'name'>;

/** How an item is moved from one pane to the other. */
export interface Move {
  /** Changes one item on the server. */
  send: (id: number) => Promise<unknown>;
  announce: Announcement;
  /** Asks before items are moved if that affects other people; false leaves them as they are. */
  ask?: (items: readonly Moved[]) => Promise<boolean>;
}

/** The moves of one pane: the items being moved, and why an item could not be moved. */
export interface Assigning {
  busy: ReadonlySet<number>;
  failures: ReadonlyMap<number, unknown>;
  /** Resolves to false if nothing was moved because the user refused. */
  start: (items: readonly Moved[]) => Promise<boolean>;
}

/**
 * Moves items one after another, each with its own call, so that a failure stays with its item and the others continue. An item
 * is busy until both panes show its new place.
 */
export function useAssigning(
  { send, announce, ask }: Move,
  /** Loads both panes again. */
  refresh: () => Promise<unknown>,
): Assigning {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, unknown>>(new Map());
  const underWay = useRef(new Set<number>());

  const start = async (wanted: readonly Moved[]) => {
    const items = wanted.filter(({ id }) => !underWay.current.has(id));
    const ids = items.map(({ id }) => id);
    if (ids.length === 0) return false;
    for (const id of ids) underWay.current.add(id);
    setBusy(new Set(underWay.current));
    setFailures((known) => new Map([...known].filter(([id]) => !ids.includes(id))));
    withdrawFailure(announce);

    const failed = new Map<number, unknown>();
    const agreed = (await ask?.(items).catch((failure: unknown) => failAll(failed, ids, failure))) ?? true;
    if (agreed) {
      for (const id of ids) await send(id).catch((failure: unknown) => failed.set(id, failure));
      await refresh();
    }

    for (const id of ids) underWay.current.delete(id);
    setBusy(new Set(underWay.current));
    setFailures((known) => new Map([...known, ...failed]));
    if (agreed && failed.size < ids.length) announceDone(announce);
    if (failed.size > 0) announceFailure(announce, toTell([...failed.values()]));
    return agreed;
  };
  return { busy, failures, start };
}

/** Refusals come first: what waits for a second person is no failure. */
const toTell = (failures: readonly unknown[]): unknown =>
  failures.find((failure) => proposalOf(failure) === null) ?? failures[0];

/** If the question itself fails, nothing is moved and every item gets the failure. */
function failAll(failed: Map<number, unknown>, ids: readonly number[], failure: unknown): false {
  for (const id of ids) failed.set(id, failure);
  return false;
}
