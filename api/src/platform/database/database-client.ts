import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { READS_ONLY } from '../outage.ts';

/**
 * Each named statement costs memory on each connection. A long text usually varies with its number of values, so a name for
 * it would rarely be used again.
 */
const MOST_NAMES = 300;
const LONGEST_NAMED = 4_000;

/** The database owes an answer and has sent nothing for longer than a statement may last. */
export class DatabaseIsSilent extends Error {
  constructor(cause?: unknown) {
    super('Connection terminated: the database is silent', { cause });
  }
}

/** A working database cancels a long statement itself. If it has not done so by then, it is frozen or unreachable. */
const GRACE_SECONDS = 2;
const RECHECK_MILLISECONDS = 100;

const names = new Map<string, string>();

/** The name of a statement, always the same for the same text; none for a long text or after the first `MOST_NAMES`. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || text.length > LONGEST_NAMED || names.size === MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * A connection that gives statements with values a name derived from their text, so that PostgreSQL parses and plans each of
 * them once. It also closes itself when the database stays silent (see `watch`).
 */
export class DatabaseClient extends pg.Client {
  #allowed = Number.POSITIVE_INFINITY;
  #isAsking = false;
  #statementSeconds = 0;
  #isReadOnly = false;

  override query = ((config: unknown, ...further: unknown[]) => {
    if (this.#allowed === 0) {
      throw new Error(
        'A task of `together` sent a second statement: give it a task of its own, or send it afterwards',
      );
    }
    this.#allowed -= 1;
    const { name, text, values } = (config ?? {}) as pg.QueryConfig;
    const hasValues = values !== undefined || (Array.isArray(further[0]) && further[0].length > 0);
    const named = hasValues && text && !name ? { ...(config as object), name: nameOf(text) } : config;
    this.#isAsking = true;
    return Reflect.apply(super.query, this, [named, ...further]);
  }) as pg.Client['query'];

  /**
   * Closes the connection from now on when the database owes an answer and has sent nothing for `statementSeconds` and a grace
   * period. The limit is on silence, not on the duration of a query: several queries may be in progress, and the database limits
   * each of them itself.
   */
  watch(statementSeconds: number, onData: () => void): void {
    this.#statementSeconds = statementSeconds;
    const stream = this.connection.stream as Socket;
    this.on('drain', () => {
      this.#isAsking = false;
    });
    stream.on('data', onData);
    this.connection.on('errorMessage', (error: { code?: string }) => {
      if (error.code === READS_ONLY) this.#isReadOnly = true;
    });
    stream.on('timeout', () => {
      if (!this.#isAsking) return;
      const before = stream.bytesRead;
      // Data that arrived while this process was busy is read only after this event.
      setTimeout(() => {
        if (stream.bytesRead === before) stream.destroy(new DatabaseIsSilent());
      }, RECHECK_MILLISECONDS);
    });
    this.waitFor(null);
  }

  /** Changes how long a statement may last from now on; null restores the limit given to `watch`. */
  waitFor(seconds: number | null): void {
    (this.connection.stream as Socket).setTimeout(
      ((seconds ?? this.#statementSeconds) + GRACE_SECONDS) * 1_000,
    );
  }

  /**
   * Whether the database refused a change on this connection, because it takes none. It may take changes on others: the setting
   * belongs to the connection, and after a failover the same address is another server.
   */
  get isReadOnly(): boolean {
    return this.#isReadOnly;
  }

  /** Limits how many more statements may be sent. A statement beyond the limit is a programming error and throws. */
  allowStatements(count: number): void {
    this.#allowed = count;
  }

  get isLimited(): boolean {
    return this.#allowed !== Number.POSITIVE_INFINITY;
  }

  /** Buffers everything that is sent until the returned function is called, which sends it in one write. */
  hold(): () => void {
    // Private to pg; `pipeline.test.ts` fails if an upgrade removes it.
    const { stream } = this.connection;
    stream.cork();
    return () => stream.uncork();
  }
}
