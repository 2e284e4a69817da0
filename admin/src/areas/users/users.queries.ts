import { listUserAgreements } from '@share/contract/areas/user-agreements/user-agreements.endpoints.ts';
import { listUserEmails } from '@share/contract/areas/users/user-emails.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery, refetchEndpoint } from '../../ui/form/record-query.ts';
import { rightsReloaded } from '../roles/rights.shared.ts';

export const userQuery = (id: number) => recordQuery(getUser, { id: String(id) });

/** Invalidates the queries of the other parts of the user's screen: rights, agreements and the books. */
export function besideUserReloaded(): void {
  rightsReloaded();
  for (const endpoint of [listUserAgreements, listUserEmails]) refetchEndpoint(endpoint);
  void queryClient.invalidateQueries({ queryKey: ['list'] });
}

/**
 * Invalidates the queries that a change of a user makes stale: most lists show names and e-mails, and rights end with the
 * account.
 */
export function userChanged(user?: UserView): void {
  if (user) queryClient.setQueryData(userQuery(user.id).queryKey, user);
  rightsReloaded();
  void queryClient.invalidateQueries({ queryKey: ['list'] });
}
