import { Refusal } from './refusal.ts';

/** Who wants in, as far as one person is to be kept from taking everything; null for work of the system's own. */
export type Holder = number | string | null;

/** Lets few in at once, lets a few more wait, and sends the others away with TOO_MANY_REQUESTS (R18). */
export interface Semaphore {
  /**
   * Answers when there is room, with what to call on leaving; leaving twice is leaving once. One holder gets at most half of
   * the places and half of the queue: beyond its half of the places it waits although others are free.
   */
  acquire(holder: Holder, givenUp: AbortSignal): Promise<() => void>;
}

interface Waiting {
  holder: Holder;
  enter: () => void;
}

/** A semaphore with so many places inside, and so many in the queue before it. */
export function openSemaphore(places: number, queueLength: number): Semaphore {
  const inside: Holder[] = [];
  const queue: Waiting[] = [];
  const [placeShare, queueShare] = [Math.ceil(places / 2), Math.ceil(queueLength / 2)];

  const hasRoom = (holder: Holder): boolean =>
    inside.length < places && (holder === null || countOf(inside, holder) < placeShare);

  /** Takes a place in the same turn in which it is found free: nobody can come in between. */
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

  /** The place goes to the first in the queue who may have it. */
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
