import { List, Text } from '@mantine/core';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { foreseeRolePermissions, foreseeRoleUser } from '@share/contract/areas/rights/rights.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { Move, Moved } from '../../ui/assign/use-assigning.ts';
import { confirm } from '../../ui/confirm.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { rolesTexts } from './roles.texts.ts';

type Change = 'add' | 'remove';

interface RoleUserEffectProps {
  role: number;
  user: number;
  change: Change;
}

/** The permissions that the person gains or loses with the role; loaded when the popup is opened. */
export function RoleUserEffect({ role, user, change }: RoleUserEffectProps) {
  const t = useTexts(rolesTexts).effects;
  const maySee = useCan(foreseeRoleUser);
  const { data, error } = useQuery({
    queryKey: ['effect', foreseeRoleUser.path, role, user],
    queryFn: ({ signal }) =>
      call(foreseeRoleUser, { params: { id: String(role), userId: String(user) }, signal }),
    gcTime: 0,
    enabled: maySee,
  });
  const lines = data?.items?.map(({ id, name, description }) => ({ id, text: description || name }));
  if (!maySee) return null;
  return (
    <Effect title={t.user[change]} nothing={t.nothing} count={data?.count} lines={lines} error={error} />
  );
}

interface RolePermissionEffectProps {
  role: number;
  permission: number;
  change: Change;
}

/** The people who gain or lose the permission when it is added to the role or removed. */
export function RolePermissionEffect({ role, permission, change }: RolePermissionEffectProps) {
  const t = useTexts(rolesTexts).effects;
  const maySee = useCan(foreseeRolePermissions);
  const { data, error } = useQuery({
    queryKey: ['effect', foreseeRolePermissions.path, role, permission],
    queryFn: ({ signal }) => foresee(role, [permission], signal),
    gcTime: 0,
    enabled: maySee,
  });
  const lines = data?.items?.map((person) => ({ id: person.id, text: fullName(person) || person.email }));
  if (!maySee) return null;
  return (
    <Effect title={t.permission[change]} nothing={t.nobody} count={data?.count} lines={lines} error={error} />
  );
}

const foresee = (role: number, permissions: readonly number[], signal?: AbortSignal) =>
  call(foreseeRolePermissions, {
    params: { id: String(role) },
    query: { permissions: permissions.join(',') },
    ...(signal ? { signal } : {}),
  });

/** More names would hide the buttons. */
const MOST_NAMES = 10;

/** The first names, and how many more there are; `further` gets whether any name stands before the number. */
function someOf(
  names: readonly string[],
  count: number,
  further: (count: number, isRest: boolean) => string,
): string {
  const shown = names.slice(0, MOST_NAMES);
  const rest = count - shown.length;
  return [...shown, ...(rest > 0 ? [further(rest, shown.length > 0)] : [])].join(', ');
}

/**
 * Asks before permissions are added to a role or removed, if that changes anything for somebody: names the role and the
 * permissions, and shows how many people are affected, and whom. Resolves to true if nobody is affected, or the user agrees.
 */
export function useRolePermissionsQuestion(role: Moved): (change: Change) => Required<Move>['ask'] {
  const t = useTexts(rolesTexts);
  const { effects } = t;
  return (change) => async (permissions) => {
    const ids = permissions.map(({ id }) => id);
    const { count, items } = await foresee(role.id, ids);
    if (count === 0) return true;
    const names = items?.map((person) => fullName(person) || person.email) ?? [];
    return confirm({
      title: effects.question[change](permissions.length),
      facts: [
        { label: t.role(1), value: role.name },
        { label: t.permission(permissions.length), value: namesOf(permissions, effects.furtherPermissions) },
        {
          label: `${effects.affected[change]} (${count})`,
          value: someOf(names, count, effects.furtherPeople),
        },
      ],
      message: effects.atOnce,
      confirmLabel: effects.confirm[change],
      harmless: change === 'add',
    });
  };
}

const namesOf = (items: readonly Moved[], further: (count: number, isRest: boolean) => string): string =>
  someOf(
    items.map(({ name }) => name),
    items.length,
    further,
  );

/**
 * Asks before roles are given to people or taken from them, if that changes their permissions: names both, and shows which
 * permissions. On the screen of a role the items that are moved are people, on that of a person they are roles. Resolves to true
 * if nothing changes, or the user agrees.
 */
export function useRoleUsersQuestion(
  screen: { role: Moved } | { user: Moved },
): (change: Change) => Required<Move>['ask'] {
  const t = useTexts(rolesTexts);
  const { effects } = t;
  const maySee = useCan(foreseeRoleUser);
  return (change) => async (items) => {
    if (!maySee) return true;
    const roles = 'role' in screen ? [screen.role] : items;
    const users = 'user' in screen ? [screen.user] : items;
    const named = new Map<number, string>();
    let count = 0;
    for (const role of roles)
      for (const user of users) {
        const params = { id: String(role.id), userId: String(user.id) };
        const effect = await call(foreseeRoleUser, { params });
        for (const { id, name, description } of effect.items ?? []) named.set(id, description || name);
        count = Math.max(count, effect.count, named.size);
      }
    if (count === 0) return true;
    return confirm({
      title: effects.roleQuestion[change](roles.length),
      facts: [
        { label: t.role(roles.length), value: namesOf(roles, effects.furtherRoles) },
        { label: t.person(users.length), value: namesOf(users, effects.furtherPeople) },
        {
          label: `${effects.permissions[change]} (${count})`,
          value: someOf([...named.values()], count, effects.furtherPermissions),
        },
      ],
      message: effects.atOnce,
      confirmLabel: effects.roleConfirm[change],
      harmless: change === 'add',
    });
  };
}

interface EffectProps {
  title: string;
  nothing: string;
  count: number | undefined;
  /** Also undefined for users who may only see how many there are. */
  lines: readonly { id: number; text: string }[] | undefined;
  error: unknown;
}

function Effect({ title, nothing, count, lines, error }: EffectProps): ReactNode {
  const { loading } = useTexts(commonTexts);
  if (error) return <ErrorBanner failure={error} />;
  if (count === undefined) return <Text c="dimmed">{loading}</Text>;
  return (
    <div>
      <Text fw={700} size="sm">
        {title} ({count})
      </Text>
      {count === 0 && <Text size="sm">{nothing}</Text>}
      {lines && lines.length > 0 && (
        <List size="sm">
          {lines.map(({ id, text }) => (
            <List.Item key={id}>{text}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}
