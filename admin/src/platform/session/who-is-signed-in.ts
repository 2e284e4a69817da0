import { type CurrentUser, getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call } from '../api/api-client.ts';
import { storedSession } from './session.ts';

/** Milliseconds between two questions, while the server does not answer. */
const PAUSE = 2_000;

/**
 * The user whom the stored session belongs to. Asks until the server has answered: what this tab shows may be somebody else's.
 * Null when there is no session any more.
 */
export async function whoIsSignedIn(): Promise<CurrentUser | null> {
  while (storedSession()) {
    const user = await call(getCurrentUser).catch(() => null);
    if (user) return user;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}
