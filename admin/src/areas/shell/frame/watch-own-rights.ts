import { awaitOwnRights, LONGEST_WAIT } from '@share/contract/areas/sessions/own-rights.endpoints.ts';
import { call } from '../../../platform/api/api-client.ts';
import { currentUser } from '../../../platform/session/current-user.ts';

/** Milliseconds between two questions. */
const PAUSE = 500;
/** Milliseconds. The network rests first, because browsers and testing tools take this as the sign that a page has loaded. */
const PAUSE_AFTER_LOAD = 2_000;
const PAUSE_AFTER_FAILURE = 5_000;
const MAY_ANSWER_LATE = 10_000;

/**
 * Calls `onChange` as soon as the user's rights change; the end of the session is noticed elsewhere. Asks only while the page is
 * visible, because browsers have few connections for all pages of a site.
 */
export function watchRights(onChange: () => void): () => void {
  const ended = new AbortController();
  void keepAsking(onChange, ended.signal);
  return () => ended.abort();
}

async function keepAsking(onChange: () => void, ended: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_LOAD));
  // Starts with the rights at page load, so that any change since is noticed at once.
  let known = currentUser()?.rightsRevision;
  while (!ended.aborted) {
    await untilVisible(ended);
    const hidden = new AbortController();
    const stop = () => document.hidden && hidden.abort();
    document.addEventListener('visibilitychange', stop);
    let pause = PAUSE;
    try {
      const { revision } = await call(awaitOwnRights, {
        query: known === undefined ? {} : { known },
        signal: AbortSignal.any([ended, hidden.signal]),
        timeout: LONGEST_WAIT + MAY_ANSWER_LATE,
      });
      if (known !== undefined && revision !== known) onChange();
      known = revision;
    } catch {
      if (!hidden.signal.aborted) pause = PAUSE_AFTER_FAILURE;
    } finally {
      document.removeEventListener('visibilitychange', stop);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function untilVisible(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !ended.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    ended.addEventListener('abort', look, { once: true });
    look();
  });
}
