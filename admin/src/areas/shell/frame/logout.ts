import { signOut } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { call } from '../../../platform/api/api-client.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { endDrafts, hasDrafts, hasOtherDrafts } from '../../../platform/drafts/draft-store.ts';
import { currentLanguage } from '../../../platform/language.tsx';
import { currentUser } from '../../../platform/session/current-user.ts';
import { forgetAddress } from '../../../platform/session/return-address.ts';
import { clearSession, markLoggedOut } from '../../../platform/session/session.ts';
import { dropUnsaved, hasUnsaved, nothingUnsaved } from '../../../platform/unsaved.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { shellTexts } from '../shell.texts.ts';

const SERVER_MAY_TAKE = 3_000;

/**
 * Ends the session here, on the server and in the other tabs, and opens the login screen with a page load, so that no data stays
 * in memory (SES-13). Asks before it deletes unsaved work, so that the next person at the computer finds nothing.
 */
export async function logout(): Promise<void> {
  const user = currentUser();
  if (hasUnsaved()) {
    if (!(await mayDiscard(user !== null && (await hasOtherDrafts(user.id))))) return;
  } else if (user && (await hasDrafts(user.id)) && !(await mayDeleteDrafts())) return;
  dropUnsaved();
  forgetAddress();
  markLoggedOut();
  // The user is signed out here even if the server does not answer.
  await call(signOut, { signal: AbortSignal.timeout(SERVER_MAY_TAKE) }).catch(() => undefined);
  if (user) await endDrafts(user.id);
  clearSession();
  window.location.assign('/login');
}

/** Asks before drafts of earlier visits or of editors in other tabs are deleted. */
function mayDeleteDrafts(): Promise<boolean> {
  const texts = shellTexts[currentLanguage()];
  return confirm({
    title: texts.draftsTitle,
    message: texts.draftsText,
    confirmLabel: texts.draftsAnyway,
    cancelLabel: commonTexts[currentLanguage()].cancel,
  });
}

/** Asks before the unsaved changes on the screen are lost, and the drafts of other editors if there are any. */
function mayDiscard(withDrafts: boolean): Promise<boolean> {
  const texts = shellTexts[currentLanguage()];
  return confirm({
    title: texts.leaveTitle,
    message: withDrafts ? texts.leaveTextWithDrafts : texts.leaveText,
    confirmLabel: texts.leaveAnyway,
    cancelLabel: commonTexts[currentLanguage()].cancel,
    until: nothingUnsaved(),
  });
}
