import { LONGEST_WAIT } from '@share/contract/areas/sessions/own-rights.endpoints.ts';
import type { Actor, Services } from '../../platform/context.ts';
import type { Notices } from '../../platform/process/notices.ts';
import { sha256 } from '../../platform/secrets.ts';
import { RIGHTS_CHANNEL } from './callers.ts';
import { identifyAll } from './identify.ts';

/**
 * The pause in milliseconds before the waiting sessions are read, all in one statement, however many changes are notified
 * meanwhile.
 */
const PAUSE = 200;
/** The most pages that wait; further ones are answered at once, and ask again a moment later. */
const MOST = 2_000;
/** The most waiting pages of one person. The page that has waited longest makes room, so that nobody takes the places of others. */
const MOST_OF_ONE = 5;

export interface RightsWatch {
  /**
   * Resolves with the new revision when the rights of the session differ from those of the actor; with null once the session has
   * ended. Resolves with the present revision after the longest wait, or where waiting is not possible.
   */
  next: (actor: Actor) => Promise<string | null>;
  /** Answers all waiting pages before the server stops. */
  end: () => void;
}

interface Waiting {
  sessionId: string;
  userId: number;
  revision: string;
  leave: (revision: string | null) => void;
}

/** The revision of everything that a session may do. */
export const revisionOf = ({ isAdmin, isSuperAdmin, lacksFactor, permissions }: Actor): string =>
  sha256(JSON.stringify([isAdmin, isSuperAdmin, lacksFactor, [...permissions].toSorted()]));

/** Lets open pages wait for a change of their rights; the database notifies every process of such changes (R9). */
export function openRightsWatch(services: Services, notices: Notices): RightsWatch {
  const waiting = new Set<Waiting>();
  let look: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function lookAtAll(): Promise<void> {
    look = undefined;
    const asked = [...waiting];
    try {
      const actors = await identifyAll(
        services,
        asked.map(({ sessionId }) => sessionId),
      );
      for (const { sessionId, revision, leave } of asked) {
        const actor = actors.get(sessionId);
        const now = actor ? revisionOf(actor) : null;
        if (now !== revision) leave(now);
      }
    } catch (error) {
      services.log.warn({ err: error }, 'the rights of open pages could not be read; the pages ask again');
      for (const { revision, leave } of asked) leave(revision);
    }
  }

  const lookSoon = () => {
    if (waiting.size > 0 && !isEnded) look ??= setTimeout(() => void lookAtAll(), PAUSE);
  };
  notices.on(RIGHTS_CHANNEL, lookSoon);

  function makeRoom(userId: number): void {
    const theirs = [...waiting].filter((one) => one.userId === userId);
    if (theirs.length >= MOST_OF_ONE) theirs[0]?.leave(theirs[0].revision);
  }

  return {
    next: async (actor) => {
      const { id: userId, sessionId } = actor;
      const revision = revisionOf(actor);
      if (userId === null || sessionId === null) return null;
      if (isEnded || !notices.isOpen() || waiting.size >= MOST) return revision;
      makeRoom(userId);
      return new Promise((resolve) => {
        const leave = (now: string | null) => {
          clearTimeout(timer);
          waiting.delete(one);
          resolve(now);
        };
        const one = { sessionId, userId, revision, leave };
        const timer = setTimeout(() => leave(revision), LONGEST_WAIT);
        waiting.add(one);
        // The rights may have changed since the caller was identified.
        lookSoon();
      });
    },
    end: () => {
      isEnded = true;
      clearTimeout(look);
      for (const { revision, leave } of waiting) leave(revision);
    },
  };
}
