import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;

const CALENDAR_DAY = 1082;

/**
 * A pool of connections. Waiting for a lock ends after 3 s, a statement after 10 s (R3); plans are made once per
 * statement and connection. Calendar days stay text, amounts stay decimal text: neither ever becomes a Date or a float.
 */
export function openPool(url: string, onError: (error: Error) => void, size = 12): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'share-back-office',
    options:
      '-c lock_timeout=3s -c statement_timeout=10s -c idle_in_transaction_session_timeout=15s -c plan_cache_mode=force_generic_plan -c timezone=UTC',
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === CALENDAR_DAY
          ? (value: string) => value
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', onError);
  // Of a connection in use the pool does not hear that it broke. Its next query fails; nobody listening would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export const openDb = (pool: pg.Pool): Db => drizzle({ client: pool });
