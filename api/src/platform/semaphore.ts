import { Refusal } from './refusal.ts';

/** Lets few in at once, lets a few more wait, and sends the others away (R18). */
export interface Gate {
  /** Answers when there is room, with what to call on leaving; leaving twice is leaving once. */
  enter(givenUp: AbortSignal): Promise<() => void>;
}

export function openGate(inside: number, waiting: number): Gate {
  let free = inside;
  const queue: (() => void)[] = [];

  function leave(): void {
    free += 1;
    queue.shift()?.();
  }

  return {
    async enter(givenUp) {
      if (free === 0) {
        if (queue.length >= waiting) throw new Refusal('TOO_MANY_REQUESTS');
        await turn(queue, givenUp);
      }
      free -= 1;
      let hasLeft = false;
      return () => {
        if (!hasLeft) leave();
        hasLeft = true;
      };
    },
  };
}

/** Whoever hangs up while waiting makes room for the next in the queue. */
const turn = (queue: (() => void)[], givenUp: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    queue.push(resolve);
    givenUp.addEventListener('abort', () => {
      const place = queue.indexOf(resolve);
      if (place < 0) return;
      queue.splice(place, 1);
      reject(new Refusal('REQUEST_MALFORMED'));
    });
  });
