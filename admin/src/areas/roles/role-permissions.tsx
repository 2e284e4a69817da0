import {
  addRolePermission,
  listRolePermissions,
  removeRolePermission,
  searchRolePermissionCandidates,
} from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { call } from '../../platform/api/api-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { AssignLists } from '../../ui/assign/assign-lists.tsx';
import { reloadAssigned, useAssigned, useCandidates } from '../../ui/assign/item-sources.ts';
import { usePermissionItem } from '../permissions/permissions.shared.tsx';
import { rightsChanged } from './roles.queries.ts';
import { rolesTexts } from './roles.texts.ts';

/** All permissions and the permissions in the role (ROL-11), for those who may see them. */
export function RolePermissions({ id }: { id: number }) {
  const maySee = useCan(listRolePermissions);
  return maySee ? <Lists id={id} /> : null;
}

function Lists({ id }: { id: number }) {
  const t = useTexts(rolesTexts);
  const toItem = usePermissionItem();
  const params = { id: String(id) };
  const ofPermission = (permissionId: number) => ({ ...params, permissionId: String(permissionId) });
  return (
    <AssignLists
      title={t.permissions.title}
      available={{
        title: t.permissions.available,
        empty: t.permissions.noneAvailable,
        source: useCandidates(searchRolePermissionCandidates, params, toItem),
        mayMove: useCan(addRolePermission),
        send: (permission) => call(addRolePermission, { params: ofPermission(permission) }),
        announce: { key: 'role.permission.add', ...t.toasts.addPermission },
      }}
      assigned={{
        title: t.permissions.assigned,
        empty: t.permissions.noneAssigned,
        source: useAssigned(listRolePermissions, params, toItem),
        mayMove: useCan(removeRolePermission),
        send: (permission) => call(removeRolePermission, { params: ofPermission(permission) }),
        announce: { key: 'role.permission.remove', ...t.toasts.removePermission },
      }}
      refresh={async () => {
        rightsChanged();
        await reloadAssigned(listRolePermissions, searchRolePermissionCandidates, params);
      }}
    />
  );
}
