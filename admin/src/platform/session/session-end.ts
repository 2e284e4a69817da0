import type { CurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { createStore } from '../store.ts';
import { hasUnsaved } from '../unsaved.ts';
import { currentUser } from './current-user.ts';
import { rememberAddress } from './return-address.ts';
import { noticeStoredSession } from './session.ts';

/** Somebody's session ended while a form held unsaved work: they may sign in again in front of it. */
interface SignInAgain {
  user: CurrentUser;
  settle: (signedIn: boolean) => void;
}

export const signInAgain = createStore<SignInAgain | null>(null);

/**
 * The session is over, its tokens are gone: to the login screen with a fresh page (SES-17). Only with unsaved work on
 * the screen the person is first asked to sign in again; answers whether that happened.
 */
export async function endSession(): Promise<boolean> {
  noticeStoredSession();
  const user = currentUser();
  if (user && hasUnsaved() && (await askToSignInAgain(user))) return true;
  rememberAddress(window.location.pathname + window.location.search);
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
