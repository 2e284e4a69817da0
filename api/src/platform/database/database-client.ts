import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';

/** Each named statement costs memory on each connection; texts that vary with their number of values are long. */
const MOST_NAMES = 300;
const LONGEST_NAMED = 4_000;

/** Asked something, the database has sent nothing for longer than it may take. */
export class DatabaseIsSilent extends Error {
  constructor(cause?: unknown) {
    super('Connection terminated: the database is silent', { cause });
  }
}

/** A database that lives ends a statement itself; one that has not said so by then is frozen or out of reach. */
const GRACE_SECONDS = 2;
const A_LOOK_LATER = 100;

const names = new Map<string, string>();

/** A name that is the same for the same text, while there are not too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || text.length > LONGEST_NAMED || names.size === MOST_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * A connection that names statements with values by their text, so that PostgreSQL parses and plans each once; and that ends
 * itself when the database stays silent (see `watch`).
 */
export class DatabaseClient extends pg.Client {
  #allowed = Number.POSITIVE_INFINITY;
  #isAsking = false;
  #statementSeconds = 0;

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
   * From now on ends the connection when the database owes an answer and has sent nothing for so long. Not for as long as a query
   * lasts: many may be under way, and each gets its own time from the database.
   */
  watch(statementSeconds: number, onData: () => void): void {
    this.#statementSeconds = statementSeconds;
    const stream = this.connection.stream as Socket;
    this.on('drain', () => {
      this.#isAsking = false;
    });
    stream.on('data', onData);
    stream.on('timeout', () => {
      if (!this.#isAsking) return;
      const before = stream.bytesRead;
      // What came while this process was busy is read only now.
      setTimeout(() => {
        if (stream.bytesRead === before) stream.destroy(new DatabaseIsSilent());
      }, A_LOOK_LATER);
    });
    this.waitFor(null);
  }

  /** How long a statement may last from now on; as long as was said first if null. */
  waitFor(seconds: number | null): void {
    (this.connection.stream as Socket).setTimeout(
      ((seconds ?? this.#statementSeconds) + GRACE_SECONDS) * 1_000,
    );
  }

  /** How many more statements may be sent; each one beyond that is an error of the program and throws. */
  allowStatements(count: number): void {
    this.#allowed = count;
  }

  get isLimited(): boolean {
    return this.#allowed !== Number.POSITIVE_INFINITY;
  }

  /** Holds back what is sent until the returned function is called: then it leaves in one write. */
  hold(): () => void {
    // Private to pg; `pipeline.test.ts` fails if an upgrade takes it away.
    const { stream } = this.connection;
    stream.cork();
    return () => stream.uncork();
  }
}
