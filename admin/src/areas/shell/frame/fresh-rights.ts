import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getSplashScreen } from '@share/contract/areas/shell/shell.endpoints.ts';
import { useEffect } from 'react';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { forbiddenCalls } from '../../../platform/api/forbidden.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { currentLanguage } from '../../../platform/language.tsx';
import { reloadPermissions } from '../../../platform/permissions.tsx';
import { setCurrentUser } from '../../../platform/session/current-user.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import { toast } from '../../../platform/toasts.ts';
import { hasUnsaved } from '../../../platform/unsaved.ts';
import { menuQuery } from '../shell.queries.ts';
import { shellTexts } from '../shell.texts.ts';

/** The refusal that says that the user is no administrator any more. */
const shutOut = createStore<unknown>(null);
let isUnderWay = false;

/**
 * When the server forbids a call, loads permissions and menu again, so that screens and links disappear that are no longer
 * allowed, and says so. Returns the refusal if the user may not even do that.
 */
export function useFreshRights(): unknown {
  useEffect(() => forbiddenCalls.subscribe(() => void refresh()), []);
  return useStore(shutOut);
}

/** Not while a form holds unsaved changes: a screen that is no longer allowed would disappear with them. */
async function refresh(): Promise<void> {
  if (isUnderWay || hasUnsaved()) return;
  isUnderWay = true;
  try {
    setCurrentUser(await call(getCurrentUser));
    if (await reloadPermissions()) toast.notice(shellTexts[currentLanguage()].rightsTaken);
    queryClient.setQueryData(menuQuery.queryKey, await call(getSplashScreen));
  } catch (failure) {
    if (isApiError(failure) && failure.status === 403) shutOut.set(failure);
  } finally {
    isUnderWay = false;
  }
}
