import {
  getEffectivePermissions,
  getPermissionHolders,
} from '@share/contract/areas/rights/rights.endpoints.ts';
import { getRole, rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { assignedKey } from '../../ui/assign/item-sources.ts';
import { refetchEndpoint } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

/** Invalidates what somebody's role or the permissions of a role decide. */
export function rightsChanged(): void {
  for (const endpoint of [getEffectivePermissions, getPermissionHolders]) refetchEndpoint(endpoint);
}

/** Loads again what the screen shows of rights. */
export function rightsReloaded(): void {
  rightsChanged();
  void queryClient.invalidateQueries({ queryKey: assignedKey });
}

export function roleDeleted(): void {
  rightsChanged();
  queryClient.removeQueries({ queryKey: ['record', getRole.path] });
  void queryClient.invalidateQueries({ queryKey: listKey(rolesList) });
}
