import { Refusal } from '../refusal.ts';

/**
 * Lets a limited number of verbs work on one row at once. The others wait in a queue before they take a connection, so that a
 * locked row does not take the connections of everybody else.
 */
export interface Turns {
  /**
   * Runs the work when it is first in the queue of that row. Refuses with TOO_MANY_REQUESTS when the queue is full, when the
   * same caller has too many places in it, or when the work does not begin in time. Work without a caller has no limit of
   * places.
   */
  take<Answer>(row: string, work: () => Promise<Answer>, caller?: number | null): Promise<Answer>;
}

interface Limits {
  /** How many may work at once on one row, and how many on all rows together. */
  perRow: number;
  inAll: number;
  /** How many may wait for one row. */
  waiting: number;
  waitMilliseconds: number;
  /** How many places one caller has at one row, working or waiting. */
  perCaller: number;
}

interface Line {
  working: number;
  waiting: number;
}

interface Waiting {
  row: string;
  begin: () => void;
}

export function openTurns(limits: Limits): Turns {
  const { perRow, inAll, waiting: mostWaiting, waitMilliseconds } = limits;
  /** Rows on which somebody works or for which somebody waits. */
  const lines = new Map<string, Line>();
  const queue = new Set<Waiting>();
  /** The places of callers, by row and caller. */
  const places = new Map<string, number>();
  let working = 0;

  function lineOf(row: string): Line {
    const line = lines.get(row) ?? { working: 0, waiting: 0 };
    lines.set(row, line);
    return line;
  }

  const hasRoom = (row: string): boolean => working < inAll && lineOf(row).working < perRow;

  function begin(row: string): void {
    working += 1;
    lineOf(row).working += 1;
  }

  function end(row: string): void {
    working -= 1;
    const line = lineOf(row);
    line.working -= 1;
    // Only one waiting work can use the place that became free.
    for (const next of queue) {
      if (!hasRoom(next.row)) continue;
      next.begin();
      break;
    }
    forgetIfEmpty(row, line);
  }

  function forgetIfEmpty(row: string, line: Line): void {
    if (line.working + line.waiting === 0) lines.delete(row);
  }

  function wait(row: string): Promise<void> {
    const line = lineOf(row);
    if (line.waiting >= mostWaiting) throw new Refusal('TOO_MANY_REQUESTS');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(timer);
      queue.delete(waiting);
      line.waiting -= 1;
    };
    const timer = setTimeout(() => {
      leave();
      forgetIfEmpty(row, line);
      reject(new Refusal('TOO_MANY_REQUESTS'));
    }, waitMilliseconds);
    const waiting = {
      row,
      begin: () => {
        begin(row);
        leave();
        resolve();
      },
    };
    line.waiting += 1;
    queue.add(waiting);
    return promise;
  }

  async function inTurn<Answer>(row: string, work: () => Promise<Answer>): Promise<Answer> {
    if (hasRoom(row)) begin(row);
    else await wait(row);
    try {
      return await work();
    } finally {
      end(row);
    }
  }

  return {
    async take(row, work, caller = null) {
      if (caller === null) return inTurn(row, work);
      const key = `${caller} at ${row}`;
      const taken = places.get(key) ?? 0;
      if (taken >= limits.perCaller) throw new Refusal('TOO_MANY_REQUESTS');
      places.set(key, taken + 1);
      try {
        return await inTurn(row, work);
      } finally {
        const left = (places.get(key) ?? 1) - 1;
        if (left === 0) places.delete(key);
        else places.set(key, left);
      }
    },
  };
}
