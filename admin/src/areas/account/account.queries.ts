import { getAccount, listDevices } from '@share/contract/areas/account/account.endpoints.ts';
import { getSecondFactor } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { setCurrentUser } from '../../platform/session/current-user.ts';
import { recordQuery } from '../../ui/form/record-query.ts';

export const accountQuery = recordQuery(getAccount);

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => call(listDevices, { signal }),
});

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});

/**
 * Invalidates the queries that a change of the second factor makes stale: other devices are signed out, and the rest of the
 * office may open.
 */
export async function secondFactorChanged(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  setCurrentUser(await call(getCurrentUser));
}
