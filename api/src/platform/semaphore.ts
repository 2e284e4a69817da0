import { Refusal } from './refusal.ts';

/** The person for whom a place is taken, so that one person cannot take them all; null for work of the system. */
export type Holder = number | string | null;

/** Limits how many callers work at once; a few more wait, and the others are refused with TOO_MANY_REQUESTS (R18). */
export interface Semaphore {
  /**
   * Resolves when a place is free, with the function that releases it; a second call of that function does nothing. One holder
   * gets at most half of the places and half of the queue: beyond that it waits even if other places are free. Refuses with
   * REQUEST_MALFORMED when `givenUp` aborts.
   */
  acquire(holder: Holder, givenUp: AbortSignal): Promise<() => void>;
}

interface Waiting {
  holder: Holder;
  enter: () => void;
}

/** Creates a semaphore with that many places and that length of the queue. */
export function openSemaphore(places: number, queueLength: number): Semaphore {
  const inside: Holder[] = [];
  const queue: Waiting[] = [];
  const [placeShare, queueShare] = [Math.ceil(places / 2), Math.ceil(queueLength / 2)];

  const hasRoom = (holder: Holder): boolean =>
    inside.length < places && (holder === null || countOf(inside, holder) < placeShare);

  /** Runs synchronously, so that a place is taken in the same turn of the event loop in which it was found free. */
  function occupy(holder: Holder): () => void {
    inside.push(holder);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      inside.splice(inside.indexOf(holder), 1);
      handOver();
    };
  }

  /** Gives the place to the first in the queue who may have it. */
  function handOver(): void {
    const next = queue.findIndex(({ holder }) => hasRoom(holder));
    if (next >= 0) queue.splice(next, 1)[0]?.enter();
  }

  function wait(holder: Holder, givenUp: AbortSignal): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const giveUp = () => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(new Refusal('REQUEST_MALFORMED'));
    };
    const waiting: Waiting = {
      holder,
      enter: () => {
        givenUp.removeEventListener('abort', giveUp);
        resolve(occupy(holder));
      },
    };
    queue.push(waiting);
    givenUp.addEventListener('abort', giveUp, { once: true });
    return promise;
  }

  return {
    async acquire(holder, givenUp) {
      if (givenUp.aborted) throw new Refusal('REQUEST_MALFORMED');
      if (hasRoom(holder)) return occupy(holder);
      const own = countOf(
        queue.map((waiting) => waiting.holder),
        holder,
      );
      if (queue.length >= queueLength || (holder !== null && own >= queueShare))
        throw new Refusal('TOO_MANY_REQUESTS');
      return wait(holder, givenUp);
    },
  };
}

const countOf = (holders: readonly Holder[], holder: Holder): number =>
  holders.filter((other) => other === holder).length;
