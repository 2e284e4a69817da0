import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import {
  addRoleUser,
  listUserRoles,
  removeRoleUser,
  searchUserRoleCandidates,
} from '@share/contract/areas/roles/role-users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { AssignLists } from '../../../ui/assign/assign-lists.tsx';
import { reloadAssigned, useAssigned, useCandidates } from '../../../ui/assign/item-sources.ts';
import { rightsChanged } from '../../roles/rights.shared.ts';
import { useRoleItem, useRoleUsersQuestion } from '../../roles/roles.shared.tsx';
import { usersTexts } from '../users.texts.ts';
import { rightsTexts } from './rights.texts.ts';

/** All roles beside the roles of the user (USR-31 to USR-36). */
export function UserRoles({ user }: { user: UserView }) {
  const { toasts } = useTexts(usersTexts);
  const t = useTexts(rightsTexts).roles;
  const toItem = useRoleItem(user.id);
  const params = { id: String(user.id) };
  const askBefore = useRoleUsersQuestion({ user: { id: user.id, name: fullName(user) || user.email } });
  const ofRole = (role: number) => ({ id: String(role), userId: String(user.id) });
  const isOpen = user.whyNot.grant === null;
  return (
    <AssignLists
      title={t.title}
      available={{
        title: t.available,
        empty: t.noneAvailable,
        source: useCandidates(searchUserRoleCandidates, params, toItem('add')),
        mayMove: useCan(addRoleUser) && isOpen,
        send: (role) => call(addRoleUser, { params: ofRole(role) }),
        ask: askBefore('add'),
        announce: { key: 'user.role.add', ...toasts.addRole },
      }}
      assigned={{
        title: t.assigned,
        empty: t.noneAssigned,
        source: useAssigned(listUserRoles, params, toItem('remove')),
        mayMove: useCan(removeRoleUser) && isOpen,
        send: (role) => call(removeRoleUser, { params: ofRole(role) }),
        ask: askBefore('remove'),
        announce: { key: 'user.role.remove', ...toasts.removeRole },
      }}
      refresh={async () => {
        rightsChanged();
        await reloadAssigned(listUserRoles, searchUserRoleCandidates, params);
      }}
    />
  );
}
