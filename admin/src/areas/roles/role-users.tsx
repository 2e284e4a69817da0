import { Stack, Text } from '@mantine/core';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import type { PersonItem } from '@share/contract/areas/rights/rights.schemas.ts';
import {
  addRoleUser,
  listRoleUsers,
  removeRoleUser,
  searchRoleUserCandidates,
} from '@share/contract/areas/roles/role-users.endpoints.ts';
import { getRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { AssignItem } from '../../ui/assign/assign-item.ts';
import { AssignLists } from '../../ui/assign/assign-lists.tsx';
import {
  assignedKey,
  assignedQuery,
  reloadAssigned,
  useAssigned,
  useCandidates,
  useChangedRights,
} from '../../ui/assign/item-sources.ts';
import { errorText } from '../../ui/error-text.ts';
import { UserLink } from '../links/people/user-link.tsx';
import { RoleUserEffect, useRoleUsersQuestion } from './role-effects.tsx';
import { rightsChanged } from './roles.queries.ts';
import { rolesTexts } from './roles.texts.ts';

/** The server answers at most this number of candidates. */
const MOST_CANDIDATES = 100;

/** All users beside the users who have the role (ROL-11), for callers who may see them. */
export function RoleUsers({ role }: { role: RoleView }) {
  const maySee = useCan(listRoleUsers);
  return maySee ? <Lists role={role} /> : null;
}

function Lists({ role }: { role: RoleView }) {
  const { id } = role;
  const t = useTexts(rolesTexts);
  const toItem = usePersonItem(id);
  const params = { id: String(id) };
  const askBefore = useRoleUsersQuestion({ role });
  const ofUser = (userId: number) => ({ ...params, userId: String(userId) });
  return (
    <AssignLists
      title={t.users.title}
      of="person"
      available={{
        title: t.users.available,
        empty: t.users.noneAvailable,
        source: useCandidates(searchRoleUserCandidates, params, toItem('add'), MOST_CANDIDATES),
        mayMove: useCan(addRoleUser),
        send: (userId) => call(addRoleUser, { params: ofUser(userId) }),
        ask: askBefore('add'),
        announce: { key: 'role.user.add', ...t.toasts.addUser },
      }}
      assigned={{
        title: t.users.assigned,
        empty: t.users.noneAssigned,
        source: useAssigned(listRoleUsers, params, toItem('remove')),
        mayMove: useCan(removeRoleUser),
        send: (userId) => call(removeRoleUser, { params: ofUser(userId) }),
        ask: askBefore('remove'),
        announce: { key: 'role.user.remove', ...t.toasts.removeUser },
      }}
      refresh={async () => {
        rightsChanged();
        await reloadAssigned(listRoleUsers, searchRoleUserCandidates, params);
      }}
    />
  );
}

/**
 * How many users have the role now: the count of the list on this screen, or that of the role for users who may not see the list.
 */
export function useRoleUserCount({ id, numberOfUsers }: RoleView): number {
  const maySee = useCan(listRoleUsers);
  useChangedRights();
  const params = { id: String(id) };
  const { data: list } = useQuery({ ...assignedQuery(listRoleUsers, params), enabled: maySee });
  const { data: role } = useQuery({
    queryKey: [...assignedKey, getRole.path, params],
    queryFn: ({ signal }) => call(getRole, { params, signal }),
    enabled: !maySee,
  });
  return list?.length ?? role?.numberOfUsers ?? numberOfUsers;
}

function usePersonItem(role: number): (change: 'add' | 'remove') => (person: PersonItem) => AssignItem {
  const t = useTexts(rolesTexts);
  const { language } = useLanguage();
  return (change) => (person) => ({
    id: person.id,
    name: fullName(person) || person.email,
    detail: person.active ? person.email : `${person.email} · ${t.inactive}`,
    whyNot: person.whyNot === null ? undefined : errorText(language, person.whyNot),
    about: (
      <AboutPerson person={person}>
        <RoleUserEffect role={role} user={person.id} change={change} />
      </AboutPerson>
    ),
  });
}

/** The popup of a person, with the link to the account (ROL-13). */
function AboutPerson({ person, children }: { person: PersonItem; children: ReactNode }) {
  const t = useTexts(rolesTexts);
  return (
    <Stack gap="xs">
      <Text>{person.email}</Text>
      {person.position && (
        <Text size="sm" c="dimmed">
          {t.position}: {person.position}
        </Text>
      )}
      <UserLink user={{ id: person.id, isDeleted: false }}>{t.view}</UserLink>
      {children}
    </Stack>
  );
}
