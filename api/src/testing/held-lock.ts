import pg from 'pg';

/** Longer than the lock timeout of the server. */
const MAX_WAIT_MILLISECONDS = 5_000;

export interface HeldLock {
  /** Resolves when that many others wait for a lock. Rejects if they never do. */
  untilWaiting: (count: number) => Promise<void>;
  /** How many others wait for a lock now. */
  countWaiting: () => Promise<number>;
  /** Changes something under the lock. */
  query: (text: string, values?: unknown[]) => Promise<void>;
  /** The number of rows with that id that others can lock meanwhile. Rejects if they would have to wait. */
  countFree: (table: string, id: number) => Promise<number | null>;
  /** Commits, so that the others continue. */
  release: () => Promise<void>;
}

/**
 * Holds the locks of a statement on a separate connection, so that the requests of a test meet at a known place and not by
 * chance.
 */
export async function holdLock(databaseUrl: string, text: string, values: unknown[]): Promise<HeldLock> {
  const [holder, watcher] = await Promise.all([connect(databaseUrl), connect(databaseUrl)]);
  await holder.query('BEGIN');
  await holder.query(text, values);
  const countWaiting = async (): Promise<number> => {
    const { rows } = await watcher.query(`SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    return rows[0].waiting;
  };
  return {
    countWaiting,
    untilWaiting: async (count) => {
      const until = Date.now() + MAX_WAIT_MILLISECONDS;
      for (let found = 0; found < count; ) {
        if (Date.now() > until) throw new Error(`${found} wait for a lock, not ${count}`);
        found = await countWaiting();
      }
    },
    query: async (change, parameters) => void (await holder.query(change, parameters)),
    countFree: async (table, id) =>
      (await watcher.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE NOWAIT`, [id])).rowCount,
    release: async () => {
      await holder.query('COMMIT');
      await Promise.all([holder.end(), watcher.end()]);
    },
  };
}

/** Makes requests meet: all of them wait for the locks of the statement before any continues. */
export async function runIntoLock<Answer>(
  databaseUrl: string,
  [text, ...values]: [string, ...unknown[]],
  requests: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const lock = await holdLock(databaseUrl, text, values);
  const answers = Promise.all(requests.map((request) => request()));
  await lock.untilWaiting(requests.length).finally(lock.release);
  return answers;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}
