import { type CurrentUser, getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call } from '../api/api-client.ts';
import { storedSession } from './session.ts';

/** Milliseconds between two questions, while the server does not answer. */
const PAUSE = 2_000;

/**
 * The user of the stored session, or null if there is no session any more. Asks until the server has answered, because this tab
 * may show data of another user.
 */
export async function whoIsSignedIn(): Promise<CurrentUser | null> {
  while (storedSession()) {
    const user = await call(getCurrentUser).catch(() => null);
    if (user) return user;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}
