import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call } from '../api/api-client.ts';
import { dropUnsaved } from '../unsaved.ts';
import { currentUser } from './current-user.ts';
import { noticeStoredSession, sessionKeys, storedSession } from './session.ts';
import { renewSession } from './session-renewal.ts';

/** Signing in and out in another tab holds here too; the browser notifies only the other tabs of a change. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== sessionKeys.isLoggedIn) return;
    noticeStoredSession();
    if (!currentUser()) return; // nothing of anybody is shown here
    if (storedSession()) void leaveToSomebodyElse();
    // A renewal finds that there is nothing to renew, and ends the session here too.
    else void renewSession(null);
  });
}

/** Somebody else signed in meanwhile: nothing of the former screen may be saved in their name. */
async function leaveToSomebodyElse(): Promise<void> {
  const shown = currentUser();
  const present = await call(getCurrentUser).catch(() => null);
  if (!shown || !present || present.id === shown.id) return;
  dropUnsaved();
  window.location.reload();
}
