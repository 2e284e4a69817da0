import { Stack } from '@mantine/core';
import type { PermissionItem } from '@share/contract/areas/rights/rights.schemas.ts';
import {
  addRolePermission,
  listRolePermissions,
  removeRolePermission,
  searchRolePermissionCandidates,
} from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { call } from '../../platform/api/api-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { AssignLists } from '../../ui/assign/assign-lists.tsx';
import { reloadAssigned, useAssigned, useCandidates } from '../../ui/assign/item-sources.ts';
import { usePermissionItem } from '../permissions/permissions.shared.tsx';
import { RolePermissionEffect, useRolePermissionsQuestion } from './role-effects.tsx';
import { rightsChanged } from './roles.queries.ts';
import { rolesTexts } from './roles.texts.ts';

/** All permissions beside the permissions in the role (ROL-11), for users who may see them. */
export function RolePermissions({ role }: { role: RoleView }) {
  const maySee = useCan(listRolePermissions);
  return maySee ? <Lists role={role} /> : null;
}

function Lists({ role }: { role: RoleView }) {
  const { id } = role;
  const t = useTexts(rolesTexts);
  const toItem = usePermissionItem();
  const askBefore = useRolePermissionsQuestion(role);
  const withEffect = (change: 'add' | 'remove') => (permission: PermissionItem) => {
    const item = toItem(permission);
    const effect = <RolePermissionEffect role={id} permission={permission.id} change={change} />;
    return {
      ...item,
      about: (
        <Stack gap="xs">
          {item.about}
          {effect}
        </Stack>
      ),
    };
  };
  const params = { id: String(id) };
  const ofPermission = (permissionId: number) => ({ ...params, permissionId: String(permissionId) });
  return (
    <AssignLists
      title={t.permissions.title}
      available={{
        title: t.permissions.available,
        empty: t.permissions.noneAvailable,
        source: useCandidates(searchRolePermissionCandidates, params, withEffect('add')),
        mayMove: useCan(addRolePermission),
        send: (permission) => call(addRolePermission, { params: ofPermission(permission) }),
        ask: askBefore('add'),
        announce: { key: 'role.permission.add', ...t.toasts.addPermission },
      }}
      assigned={{
        title: t.permissions.assigned,
        empty: t.permissions.noneAssigned,
        source: useAssigned(listRolePermissions, params, withEffect('remove')),
        mayMove: useCan(removeRolePermission),
        send: (permission) => call(removeRolePermission, { params: ofPermission(permission) }),
        ask: askBefore('remove'),
        announce: { key: 'role.permission.remove', ...t.toasts.removePermission },
      }}
      refresh={async () => {
        rightsChanged();
        await reloadAssigned(listRolePermissions, searchRolePermissionCandidates, params);
      }}
    />
  );
}
