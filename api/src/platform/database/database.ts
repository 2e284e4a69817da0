import { createHash } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;

const CALENDAR_DAY = 1082;
/** Each named statement costs memory on each connection; texts that vary with their number of values are long. */
const MOST_NAMES = 300;
const LONGEST_NAMED = 4_000;

const names = new Map<string, string>();

/** A name that is the same for the same text, while there are not too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || text.length > LONGEST_NAMED || names.size === MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Names statements with values by their text, so that PostgreSQL parses and plans each once per connection. */
class NamingClient extends pg.Client {
  override query = ((config: unknown, ...further: unknown[]) => {
    const { name, text, values } = (config ?? {}) as pg.QueryConfig;
    const hasValues = values !== undefined || (Array.isArray(further[0]) && further[0].length > 0);
    const named = hasValues && text && !name ? { ...(config as object), name: nameOf(text) } : config;
    return Reflect.apply(super.query, this, [named, ...further]);
  }) as pg.Client['query'];

  /** Keeps statements back until the answer is called: then they leave in one write. */
  hold(): () => void {
    const { stream } = this.connection;
    stream.cork();
    return () => stream.uncork();
  }
}

interface PoolOptions {
  /** How many connections there may be. */
  size?: number;
  statementSeconds?: number;
  /** Whether a statement is planned once per connection, or, where the best plan depends on its values, each time anew. */
  plans?: 'kept' | 'anew';
}

const PLAN_CACHE_MODES = { kept: 'force_generic_plan', anew: 'force_custom_plan' };

/**
 * A pool of connections. Waiting for a lock ends after 3 s, a statement after 10 s if nothing else is said (R3); statements that need not wait for each other's answers are sent together. Calendar days stay text, amounts stay decimal text: neither ever becomes a Date or a float.
 */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  { size = 12, statementSeconds = 10, plans = 'kept' }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    Client: NamingClient,
    connectionTimeoutMillis: 10_000,
    application_name: 'share-back-office',
    options: `-c lock_timeout=3s -c statement_timeout=${statementSeconds}s -c idle_in_transaction_session_timeout=15s -c plan_cache_mode=${PLAN_CACHE_MODES[plans]} -c timezone=UTC`,
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

const dbs = new WeakMap<pg.Pool | pg.PoolClient, Db>();
const connections = new WeakMap<Db, NamingClient>();

/** The same for the same pool or connection, so that what is prepared on it is prepared once. */
export function openDb(client: pg.Pool | pg.PoolClient): Db {
  const db = dbs.get(client) ?? drizzle({ client });
  dbs.set(client, db);
  if (client instanceof NamingClient) connections.set(db, client);
  return db;
}

/**
 * Keeps back what is sent on the connection of a transaction until the answer is called: then it leaves in one write, which
 * costs as much as two statements. Nobody may wait for an answer of the database before that.
 */
export const holdStatements = (tx: Db): (() => void) => connections.get(tx)?.hold() ?? (() => {});

/** A query whose SQL is built once per connection: building it costs about as much as sending it. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
