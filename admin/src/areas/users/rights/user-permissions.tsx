import { Alert, Stack } from '@mantine/core';
import {
  grantPersonalPermission,
  listPersonalPermissions,
  revokePersonalPermission,
  searchPersonalPermissionCandidates,
} from '@share/contract/areas/users/personal-permissions.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { AssignLists } from '../../../ui/assign/assign-lists.tsx';
import { reloadAssigned, useAssigned, useCandidates } from '../../../ui/assign/item-sources.ts';
import { usePermissionItem } from '../../permissions/permissions.shared.tsx';
import { rightsChanged } from '../../roles/rights.shared.ts';
import { usersTexts } from '../users.texts.ts';
import { ComparePeople } from './compare-people.tsx';
import { EffectivePermissions } from './effective-permissions.tsx';
import { rightsTexts } from './rights.texts.ts';

/** Personal permissions (USR-39), and all permissions of the user with their sources. */
export function UserPermissions({ user }: { user: UserView }) {
  const { toasts } = useTexts(usersTexts);
  const t = useTexts(rightsTexts);
  const toItem = usePermissionItem();
  const params = { id: String(user.id) };
  const ofPermission = (permission: number) => ({ ...params, permissionId: String(permission) });
  const mayChange = useCan(grantPersonalPermission) && user.whyNot.grant === null;
  return (
    <Stack gap="md">
      {!user.isAdmin && (
        <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
          {t.noStaff}
        </Alert>
      )}
      <AssignLists
        title={t.permissions.title}
        available={{
          title: t.permissions.available,
          empty: t.permissions.noneAvailable,
          source: useCandidates(searchPersonalPermissionCandidates, params, toItem),
          mayMove: mayChange,
          send: (permission) => call(grantPersonalPermission, { params: ofPermission(permission) }),
          announce: { key: 'user.permission.add', ...toasts.addPermission },
        }}
        assigned={{
          title: t.permissions.assigned,
          empty: t.permissions.noneAssigned,
          source: useAssigned(listPersonalPermissions, params, toItem),
          mayMove: mayChange,
          send: (permission) => call(revokePersonalPermission, { params: ofPermission(permission) }),
          announce: { key: 'user.permission.remove', ...toasts.removePermission },
        }}
        refresh={async () => {
          rightsChanged();
          await reloadAssigned(listPersonalPermissions, searchPersonalPermissionCandidates, params);
        }}
      />
      <EffectivePermissions userId={user.id} />
      <ComparePeople user={user} />
    </Stack>
  );
}
