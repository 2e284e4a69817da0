import {
  getEffectivePermissions,
  getPermissionHolders,
} from '@share/contract/areas/rights/rights.endpoints.ts';
import { getRole, rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { assignedKey } from '../../ui/assign/item-sources.ts';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

/** Invalidates the queries that depend on somebody's roles or on the permissions of a role. */
export function rightsChanged(): void {
  for (const endpoint of [getEffectivePermissions, getPermissionHolders]) refetchEndpoint(endpoint);
}

/** Loads the permissions and roles on the screen again. */
export function rightsReloaded(): void {
  rightsChanged();
  void queryClient.invalidateQueries({ queryKey: assignedKey });
}

export function roleDeleted(): void {
  rightsChanged();
  queryClient.removeQueries({ queryKey: ['record', getRole.path] });
  void queryClient.invalidateQueries({ queryKey: listKey(rolesList) });
}
