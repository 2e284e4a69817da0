import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getRuntimeConfig, getSplashScreen, getStatus } from '@share/contract/areas/shell/shell.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { setDefaultLanguage } from '../../platform/language.tsx';
import { noticeStatus } from '../../platform/maintenance-state.ts';
import { loadPermissions } from '../../platform/permissions.tsx';
import { setRuntimeConfig } from '../../platform/runtime-config.ts';
import { setCurrentUser } from '../../platform/session/current-user.ts';
import { isSignedIn } from '../../platform/session/session.ts';

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const runtimeConfigQuery = queryOptions({
  queryKey: ['runtime-config'],
  ...once,
  queryFn: async ({ signal }) => {
    const config = await call(getRuntimeConfig, { signal });
    setRuntimeConfig(config);
    setDefaultLanguage(config.defaultLanguage);
    return config;
  },
});

/** Loaded at the start, repeatedly during maintenance of the back office, and every minute (MNT-04). */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  ...once,
  queryFn: async ({ signal }) => {
    const status = await call(getStatus, { signal });
    noticeStatus(status);
    return status;
  },
});

/** Called after this user has changed the maintenance of the site. */
export const statusChanged = (): void =>
  void queryClient.invalidateQueries({ queryKey: statusQuery.queryKey });

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  ...once,
  queryFn: async ({ signal }) => {
    const user = await call(getCurrentUser, { signal });
    setCurrentUser(user);
    return user;
  },
});

/** The menu entries that the user may see (SHL-05). */
export const menuQuery = queryOptions({
  queryKey: ['splash-screen'],
  ...once,
  queryFn: ({ signal }) => call(getSplashScreen, { signal }),
});

export const permissionsQuery = queryOptions({
  queryKey: ['permission-check'],
  ...once,
  queryFn: async () => {
    await loadPermissions();
    return true;
  },
});

/** Prefetches the data of the frame for the signed-in user while the program itself is loading. */
export function prefetchFrame(): void {
  if (!isSignedIn()) return;
  void queryClient.prefetchQuery(currentUserQuery);
  void queryClient.prefetchQuery(menuQuery);
  void queryClient.prefetchQuery(permissionsQuery);
}
