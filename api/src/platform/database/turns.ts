import { Refusal } from '../refusal.ts';

/**
 * Lets a limited number of verbs work on one row at once. The others wait before they take a connection, so that a row that
 * somebody holds does not take the connections of everybody else.
 */
export interface Turns {
  /**
   * Runs the work when its turn for that row has come, first come first served. Refuses with TOO_MANY_REQUESTS when too many
   * wait for the row already, or when its turn does not come in time.
   */
  take<Answer>(row: string, work: () => Promise<Answer>): Promise<Answer>;
}

interface Limits {
  /** How many may work at once on one row, and how many on all rows together. */
  perRow: number;
  inAll: number;
  /** How many may wait for one row. */
  waiting: number;
  waitMilliseconds: number;
}

interface Line {
  working: number;
  waiting: number;
}

interface Waiting {
  row: string;
  begin: () => void;
}

export function openTurns({ perRow, inAll, waiting: mostWaiting, waitMilliseconds }: Limits): Turns {
  /** Rows on which somebody works or for which somebody waits. */
  const lines = new Map<string, Line>();
  const queue = new Set<Waiting>();
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
    // The place that became free is of use to one only.
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

  return {
    async take(row, work) {
      if (hasRoom(row)) begin(row);
      else await wait(row);
      try {
        return await work();
      } finally {
        end(row);
      }
    },
  };
}
