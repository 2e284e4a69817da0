import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseClient } from './database-client.ts';
import { DatabasePool } from './database-pool.ts';

export type Db = NodePgDatabase;

/** How PostgreSQL plans statements: `generic` once per connection for all values, `custom` for the values of each call. */
export type PlanMode = 'generic' | 'custom';

const CALENDAR_DAY = 1082;

interface PoolOptions {
  /** The largest number of connections. */
  size?: number;
  statementSeconds?: number;
  plans?: PlanMode;
}

/**
 * Opens a pool of connections. Waiting for a lock fails after 3 s, a statement after 10 s unless the options say otherwise
 * (R3). A connection on which the database is silent for 2 s longer than that is closed: the database is frozen or
 * unreachable. Statements that do not need each other's answers are pipelined. Calendar days and decimal amounts stay text:
 * neither ever becomes a Date or a float.
 */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  { size = 12, statementSeconds = 10, plans = 'generic' }: PoolOptions = {},
): pg.Pool {
  const settings = {
    lock_timeout: '3s',
    statement_timeout: `${statementSeconds}s`,
    idle_in_transaction_session_timeout: '15s',
    plan_cache_mode: `force_${plans}_plan`,
    timezone: 'UTC',
  };
  const pool = new DatabasePool({
    connectionString: url,
    max: size,
    pipeline: true,
    Client: DatabaseClient,
    connectionTimeoutMillis: 10_000,
    // The other end of a connection may disappear without closing it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'share-back-office',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === CALENDAR_DAY
          ? (value: string) => value
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  pool.on('error', onError);
  // The pool reports broken connections only while they are idle. One in use fails its query; its own error event,
  // without a listener, would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (client instanceof DatabaseClient) client.watch(statementSeconds, pool.noteAnswer);
  });
  pool.on('release', (_error, client) => {
    if (!(client instanceof DatabaseClient)) return;
    client.waitFor(null);
    // The pool removes a connection that has ended.
    if (client.isReadOnly) client.end().catch(() => {});
  });
  return pool;
}

const dbs = new WeakMap<pg.Pool | pg.PoolClient, Db>();
const clients = new WeakMap<Db, DatabaseClient>();

/** The Drizzle handle of a pool or connection; always the same one, so that `prepared` builds each query once for it. */
export function openDb(client: pg.Pool | pg.PoolClient): Db {
  const db = dbs.get(client) ?? drizzle({ client });
  dbs.set(client, db);
  if (client instanceof DatabaseClient) clients.set(db, client);
  return db;
}

/** The connection of a transaction; undefined for a pool, and for a savepoint that Drizzle opened. */
export const clientOf = (tx: Db): DatabaseClient | undefined => clients.get(tx);

/** Changes the time limit of statements for this transaction, in the database and in the connection. */
export async function allowSeconds(tx: Db, seconds: number): Promise<void> {
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = '${seconds}s'`));
  const { client } = tx._.session as unknown as { client: unknown };
  if (client instanceof DatabaseClient) client.waitFor(seconds);
}

/** A query whose SQL is built once per connection: building it costs about as much as sending it. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
