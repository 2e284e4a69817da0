import { dropUnsaved } from '../unsaved.ts';
import { currentUser } from './current-user.ts';
import { noticeStoredSession, sessionKeys, storedSession } from './session.ts';
import { renewSession } from './session-renewal.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

/** Applies sign-ins and sign-outs of other tabs to this one; the browser sends storage events only to the other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== sessionKeys.isLoggedIn) return;
    noticeStoredSession();
    if (!currentUser()) return; // This tab shows no data of a user.
    if (storedSession()) void reloadForOtherUser();
    // The renewal finds no session to renew, and ends the session in this tab.
    else void renewSession(null);
  });
}

/** Another user has signed in, so changes on the old screen must not be saved in that user's name. */
async function reloadForOtherUser(): Promise<void> {
  const shown = currentUser();
  const present = await whoIsSignedIn();
  if (!shown || !present || present.id === shown.id) return;
  dropUnsaved();
  window.location.reload();
}
