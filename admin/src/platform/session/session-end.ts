import type { CurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { createStore } from '../store.ts';
import { hasUnsaved } from '../unsaved.ts';
import { currentUser } from './current-user.ts';
import { markEnded } from './ended-mark.ts';
import { rememberAddress } from './return-address.ts';
import { isLoggedOut, noticeStoredSession } from './session.ts';

/** Set when the session ended while a form had unsaved work: the user may sign in again in a dialogue above it. */
interface SignInAgain {
  user: CurrentUser;
  settle: (signedIn: boolean) => void;
}

export const signInAgain = createStore<SignInAgain | null>(null);

/**
 * Handles the end of the session, whose tokens are already deleted: opens the login screen with a page load (SES-17). With
 * unsaved work on the screen, it first asks the user to sign in again, and resolves to true if the user did. After a logout the
 * next person starts at home without a message.
 */
export async function endSession(): Promise<boolean> {
  noticeStoredSession();
  const user = currentUser();
  if (user && hasUnsaved() && (await askToSignInAgain(user))) return true;
  if (!isLoggedOut()) {
    rememberAddress(window.location.pathname + window.location.search);
    markEnded();
  }
  window.location.replace('/login');
  return false;
}

function askToSignInAgain(user: CurrentUser): Promise<boolean> {
  return new Promise((resolve) => {
    signInAgain.set({
      user,
      settle: (signedIn) => {
        signInAgain.set(null);
        resolve(signedIn);
      },
    });
  });
}
