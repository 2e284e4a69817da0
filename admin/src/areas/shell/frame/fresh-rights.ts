import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getSplashScreen } from '@share/contract/areas/shell/shell.endpoints.ts';
import { useEffect } from 'react';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { forbiddenCalls } from '../../../platform/api/forbidden.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { currentLanguage } from '../../../platform/language.tsx';
import { isPermissionLost, reloadPermissions } from '../../../platform/permissions.tsx';
import { setCurrentUser } from '../../../platform/session/current-user.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import { toast } from '../../../platform/toasts.ts';
import { hasUnsaved, nothingUnsaved } from '../../../platform/unsaved.ts';
import { menuQuery } from '../shell.queries.ts';
import { shellTexts } from '../shell.texts.ts';
import { watchRights } from './watch-own-rights.ts';

/** Milliseconds. */
const PAUSE_AFTER_FAILURE = 5_000;

/** The refusal that tells that the user is no longer an administrator. */
const shutOut = createStore<unknown>(null);
let isUnderWay = false;
let isAskedAgain = false;

/**
 * Loads permissions and menu again when the user's rights change or the server forbids a call, so that screens and links that
 * are no longer allowed disappear, and tells the user. Returns the refusal if the user is no longer an administrator.
 */
export function useFreshRights(): unknown {
  useEffect(() => {
    const stopWatching = watchRights(refresh);
    const unsubscribe = forbiddenCalls.subscribe(refresh);
    return () => {
      stopWatching();
      unsubscribe();
    };
  }, []);
  return useStore(shutOut);
}

function refresh(): void {
  isAskedAgain = true;
  if (!isUnderWay) void refreshAll();
}

async function refreshAll(): Promise<void> {
  isUnderWay = true;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await untilNothingIsLost();
      setCurrentUser(await call(getCurrentUser));
      if (await reloadPermissions()) toast.notice(shellTexts[currentLanguage()].rightsTaken);
      queryClient.setQueryData(menuQuery.queryKey, await call(getSplashScreen));
    }
  } catch (failure) {
    const status = isApiError(failure) ? failure.status : 0;
    if (status === 403) shutOut.set(failure);
    // The end of the session is noticed elsewhere; any other failure may be temporary.
    else if (status !== 401) setTimeout(refresh, PAUSE_AFTER_FAILURE);
  } finally {
    isUnderWay = false;
  }
}

/** While a form has unsaved changes it only tells the user, because a forbidden screen would disappear with them. */
async function untilNothingIsLost(): Promise<void> {
  if (!hasUnsaved()) return;
  if (await isPermissionLost()) toast.notice(shellTexts[currentLanguage()].rightsTakenWhileUnsaved);
  await nothingUnsaved();
}
