import { listUserRoles } from '@share/contract/areas/roles/role-users.endpoints.ts';
import {
  createUser,
  deleteUser,
  exportUsers,
  getUser,
  listUsers,
  updateUser,
} from '@share/contract/areas/users/users.endpoints.ts';
import { usersList } from '@share/contract/areas/users/users.list.ts';
import type { UserRow } from '@share/contract/areas/users/users.schemas.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useCurrentUser } from '../../platform/session/current-user.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Column } from '../../ui/list/columns.tsx';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { useDeleteQuestion } from './delete-question.ts';
import { userFormTexts } from './user-form.texts.ts';
import { EmailWithState, UserStateBadge } from './user-state.tsx';
import { usersPaths } from './users.paths.ts';
import { userChanged, userQuery } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

/** Only those who may open people see who has a second factor, and filter by it. */
const { secondFactor: _, ...filtersOfUnopened } = usersList.filters;
const listUnopened = { ...listUsers, list: { ...usersList, filters: filtersOfUnopened } };
const { onlyAdmin: __, userType: ___, isAdmin: ____, ...filtersOfStaff } = usersList.filters;
const listStaff = { ...listUsers, list: { ...usersList, filters: filtersOfStaff } };
const { secondFactor: _____, ...filtersOfUnopenedStaff } = filtersOfStaff;
const listUnopenedStaff = { ...listUsers, list: { ...usersList, filters: filtersOfUnopenedStaff } };
const staffOnly = { onlyAdmin: true };

/** The list of all users (USR-03 to USR-06). */
export function UsersList() {
  const t = useTexts(usersTexts);
  const mayOpen = useCan(getUser);
  const filters = { ...useFilters(), onlyAdmin: t.onlyAdmin };
  const shown = { ...useCommon(), file: exportUsers, title: t.title, empty: t.empty };
  return mayOpen ? (
    <EntityList {...shown} endpoint={listUsers} filters={{ ...filters, secondFactor: t.secondFactor }} />
  ) : (
    <EntityList {...shown} endpoint={listUnopened} filters={filters} />
  );
}

/** The list of administrators only (USR-02). */
export function StaffAccounts() {
  const t = useTexts(usersTexts);
  const words = useTexts(userFormTexts);
  const { userType: _, isAdmin: __, ...filters } = useFilters();
  const common = useCommon();
  const maySeeRoles = useCan(listUserRoles);
  const mayOpen = useCan(getUser);
  const ofStaff: Column<UserRow>[] = [
    { name: 'position', header: words.position, phone: 'detail', value: ({ position }) => position },
    ...(maySeeRoles
      ? [{ name: 'roles', below: 'position', header: words.tabs.roles, value: ({ roles }: UserRow) => roles }]
      : []),
  ];
  const signingIn: Column<UserRow>[] = [
    {
      name: 'lastSignedInAt',
      below: 'createdAt',
      header: t.lastSignedInAt,
      kind: 'day',
      value: ({ lastSignedInAt }) => lastSignedInAt,
    },
    ...(mayOpen
      ? [
          {
            name: 'hasSecondFactor',
            header: t.hasSecondFactor,
            below: 'isSuperAdmin',
            kind: 'yesNo' as const,
            value: ({ hasSecondFactor }: UserRow) => hasSecondFactor === true,
          },
        ]
      : []),
  ];
  const columns = common.columns.flatMap((column) => {
    if (column.name === 'createdAt') return [...ofStaff, column, ...signingIn];
    return column.name === 'userType' || column.name === 'isAdmin' ? [] : [column];
  });
  const shown = {
    ...common,
    file: exportUsers,
    preset: staffOnly,
    title: t.staffTitle,
    empty: t.staffEmpty,
    columns,
  };
  return mayOpen ? (
    <EntityList {...shown} endpoint={listStaff} filters={{ ...filters, secondFactor: t.secondFactor }} />
  ) : (
    <EntityList {...shown} endpoint={listUnopenedStaff} filters={filters} />
  );
}

function useFilters() {
  const t = useTexts(usersTexts);
  const mayView = useCan(getUser);
  return {
    search: mayView ? t.search : t.searchNames,
    active: t.active,
    invited: t.invited,
    userType: { label: t.userType, choices: t.userTypes },
    isAdmin: t.isAdmin,
    isSuperAdmin: t.isSuperAdmin,
    createdAt: t.createdAt,
    deleted: t.deleted,
  };
}

function useCommon() {
  const t = useTexts(usersTexts);
  const { user } = useTexts(linksTexts);
  const mayView = useCan(getUser);
  const me = useCurrentUser();
  const questionOf = useDeleteQuestion();
  /** The number of the user's open orders; undefined for callers who may not view users. */
  const openOrdersOf = async (id: number): Promise<number | undefined> => {
    if (!mayView) return undefined;
    const user = await queryClient.fetchQuery({ ...userQuery(id), staleTime: 0 }).catch(() => null);
    return user?.openOrders;
  };
  const columns: Column<UserRow>[] = [
    {
      name: 'email',
      header: t.email,
      phone: {
        title: ({ email }) => email,
        badge: ({ state }) => state !== 'active' && <UserStateBadge state={state} />,
      },
      exported: [
        { name: 'email', header: t.email },
        { name: 'state', header: user.account, words: t.states },
      ],
      value: (user) => <EmailWithState {...user} />,
    },
    {
      name: 'firstName',
      header: t.firstName,
      phone: { detail: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
      value: ({ firstName }) => firstName,
    },
    { name: 'lastName', below: 'firstName', header: t.lastName, value: ({ lastName }) => lastName },
    {
      name: 'createdAt',
      header: t.createdAt,
      kind: 'day',
      value: ({ createdAt }) => createdAt,
    },
    {
      name: 'userType',
      below: 'createdAt',
      header: t.userType,
      phone: 'detail',
      value: ({ userType }) => t.userTypes[userType],
    },
    { name: 'isAdmin', header: t.isAdmin, kind: 'yesNo', value: ({ isAdmin }) => isAdmin },
    {
      name: 'isSuperAdmin',
      header: t.isSuperAdmin,
      below: 'isAdmin',
      kind: 'yesNo',
      value: ({ isSuperAdmin }) => isSuperAdmin,
    },
  ];
  return {
    show: t.show,
    loadFailed: t.loadFailed,
    nameOf: ({ email }: UserRow) => email,
    columns,
    create: { endpoint: createUser, to: usersPaths.create, label: t.add },
    open: { view: getUser, edit: updateUser, to: ({ id }: UserRow) => usersPaths.edit(id) },
    remove: {
      endpoint: deleteUser,
      params: ({ id }: UserRow) => ({ id: String(id) }),
      announce: { key: 'user.delete' as const, ...t.toasts.delete },
      onDeleted: () => userChanged(),
      isOffered: ({ id, state }: UserRow) => state !== 'deleted' && id !== me?.id,
      question: async (user: UserRow) => questionOf(user, await openOrdersOf(user.id)),
    },
  };
}
