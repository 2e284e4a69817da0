import { createHash } from 'node:crypto';
import pg from 'pg';

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

/** A connection that names statements with values by their text, so that PostgreSQL parses and plans each once. */
export class DatabaseClient extends pg.Client {
  #allowed = Number.POSITIVE_INFINITY;

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
    return Reflect.apply(super.query, this, [named, ...further]);
  }) as pg.Client['query'];

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
