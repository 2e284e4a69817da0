import type { FastifyRequest } from 'fastify';
import { type Actor, type Services, visitor } from '../../platform/context.ts';
import { listen } from '../../platform/process/listen.ts';
import { type Pass, readAccessToken } from './access-token.ts';
import { identify, type SignedIn } from './identify.ts';

/** Where the database tells that somebody's session, account or permissions have changed. */
const RIGHTS_CHANNEL = 'rights';
const LONGEST_MILLISECONDS = 1_000;
const MOST = 1_000;

export interface Callers {
  /** Who sent the request; a visitor if it carries no good token. */
  identify: (request: FastifyRequest) => Promise<Actor>;
  /** Whatever a request of this process may have changed is known to the next. */
  forget: () => void;
  /** Opens the connection on which changes are heard, unless it is open. Without it nobody is remembered. */
  reconnect: () => Promise<void>;
  close: () => void;
}

/**
 * Remembers who called for a second at most, and only until the database tells that anybody's rights have changed (R9). What
 * changes something is never done from memory: then the database is asked who calls.
 */
export function openCallers(services: Services, milliseconds = () => performance.now()): Callers {
  const known = new Map<string, SignedIn & { at: number }>();
  let forgotten = 0;
  const forget = () => {
    forgotten += 1;
    known.clear();
  };
  /** A signature is checked once: what it signs never changes. */
  const passes = new Map<string, Pass>();
  const ear = listen(services, RIGHTS_CHANNEL, forget);

  function remembered(token: string): Actor | null {
    const found = ear.isOpen() ? known.get(token) : undefined;
    if (!found || milliseconds() - found.at > LONGEST_MILLISECONDS) return null;
    return services.now() < found.until ? found.actor : null;
  }

  async function passOf(token: string): Promise<Pass | null> {
    const known = passes.get(token);
    if (known) return services.now() < known.expiresAt ? known : null;
    const pass = await readAccessToken(services, token);
    if (pass) keep(passes, token, pass);
    return pass;
  }

  async function look(token: string): Promise<Actor> {
    const pass = await passOf(token);
    if (!pass) return visitor;
    const at = milliseconds();
    const [wasOpen, before] = [ear.isOpen(), forgotten];
    const found = await identify(services, pass);
    if (!found) return visitor;
    if (wasOpen && before === forgotten) keep(known, token, { ...found, at });
    return found.actor;
  }

  return {
    identify: async ({ method, headers }) => {
      const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
      if (!token) return visitor;
      return (method === 'GET' ? remembered(token) : null) ?? look(token);
    },
    forget,
    reconnect: ear.reconnect,
    close: ear.close,
  };
}

function keep<Value>(map: Map<string, Value>, token: string, value: Value): void {
  if (map.size === MOST) map.clear();
  map.set(token, value);
}
