import type { FastifyRequest } from 'fastify';
import { type Actor, type Services, visitor } from '../../platform/context.ts';
import type { Notices } from '../../platform/process/notices.ts';
import { type Pass, readAccessToken } from './access-token.ts';
import { identify, identifyAll, type SignedIn } from './identify.ts';

/** Triggers of the database notify this channel when a session, an account or permissions have changed. */
export const RIGHTS_CHANNEL = 'rights';
const CACHE_MILLISECONDS = 1_000;
const CACHE_ENTRIES = 1_000;
/** The number of access tokens whose signature is cached, because checking one costs as much as two statements. */
const PASSES = 20_000;

export interface Callers {
  /** The sender of the request; a visitor if it has no valid token. */
  identify: (request: FastifyRequest) => Promise<Actor>;
  /**
   * The rights of the caller at a later moment of a request that began with a valid token; a visitor if the session has ended. A
   * token that expires in the middle of a long request ends only the next one.
   */
  identifyAgain: (actor: Actor) => Promise<Actor>;
  /** Clears the cache. Called after changes of this process, so that its next request sees them at once. */
  forget: () => void;
}

/**
 * Caches callers for a second at most, and only until the database notifies that somebody's rights have changed (R9). The
 * cache is used for GET requests only: for all others the caller is read from the database. Without the connection for
 * notifications nothing is cached.
 */
export function openCallers(
  services: Services,
  notices: Notices,
  milliseconds = () => performance.now(),
): Callers {
  const known = new Map<string, SignedIn & { at: number }>();
  let forgotten = 0;
  const forget = () => {
    forgotten += 1;
    known.clear();
  };
  /** Tokens with a checked signature; they never have to be forgotten, because the content of a token never changes. */
  const passes = new Map<string, Pass>();
  notices.on(RIGHTS_CHANNEL, forget);

  function remembered(token: string): Actor | null {
    const found = notices.isOpen() ? known.get(token) : undefined;
    if (!found || milliseconds() - found.at > CACHE_MILLISECONDS) return null;
    return services.now() < found.until ? found.actor : null;
  }

  async function passOf(token: string): Promise<Pass | null> {
    const known = passes.get(token);
    if (known) return services.now() < known.expiresAt ? known : null;
    const pass = await readAccessToken(services, token);
    if (pass) store(passes, token, pass, PASSES);
    return pass;
  }

  async function look(token: string): Promise<Actor> {
    const pass = await passOf(token);
    if (!pass) return visitor;
    const at = milliseconds();
    const [wasOpen, before] = [notices.isOpen(), forgotten];
    const found = await identify(services, pass);
    if (!found) return visitor;
    if (wasOpen && before === forgotten) store(known, token, { ...found, at }, CACHE_ENTRIES);
    return found.actor;
  }

  return {
    identify: async ({ method, headers }) => {
      const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
      if (!token) return visitor;
      return (method === 'GET' ? remembered(token) : null) ?? look(token);
    },
    identifyAgain: async ({ sessionId }) =>
      (sessionId === null ? undefined : (await identifyAll(services, [sessionId])).get(sessionId)) ?? visitor,
    forget,
  };
}

function store<Value>(map: Map<string, Value>, token: string, value: Value, most: number): void {
  if (map.size === most) map.clear();
  map.set(token, value);
}
