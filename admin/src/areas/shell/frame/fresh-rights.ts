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
import { watchRights } from './rights-watch.ts';

/** Milliseconds. */
const PAUSE_AFTER_FAILURE = 5_000;

/** The refusal that says that the user is no administrator any more. */
const shutOut = createStore<unknown>(null);
let isUnderWay = false;
let isAskedAgain = false;

/**
 * When what the user may do changes, or the server forbids a call, loads permissions and menu again, so that screens and links
 * disappear that are no longer allowed, and says so. Returns the refusal if the user may not even do that.
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
    // The end of the session shows itself; everything else passes.
    else if (status !== 401) setTimeout(refresh, PAUSE_AFTER_FAILURE);
  } finally {
    isUnderWay = false;
  }
}

/** While a form holds unsaved changes, only says what happened: a screen that is no longer allowed would disappear with them. */
async function untilNothingIsLost(): Promise<void> {
  if (!hasUnsaved()) return;
  if (await isPermissionLost()) toast.notice(shellTexts[currentLanguage()].rightsTakenWhileUnsaved);
  await nothingUnsaved();
}
