import { List, Text } from '@mantine/core';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { foreseeRolePermission, foreseeRoleUser } from '@share/contract/areas/rights/rights.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { rolesTexts } from './roles.texts.ts';

type Change = 'add' | 'remove';

interface RoleUserEffectProps {
  role: number;
  user: number;
  change: Change;
}

/** What the person gains with the role, or loses without it; loaded when the popup is opened. */
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
  const lines = data?.map(({ id, name, description }) => ({ id, text: description || name }));
  if (!maySee) return null;
  return <Effect title={t.user[change]} nothing={t.nothing} lines={lines} error={error} />;
}

interface RolePermissionEffectProps {
  role: number;
  permission: number;
  change: Change;
}

/** Who gains the permission with its place in the role, or loses it. */
export function RolePermissionEffect({ role, permission, change }: RolePermissionEffectProps) {
  const t = useTexts(rolesTexts).effects;
  const maySee = useCan(foreseeRolePermission);
  const { data, error } = useQuery({
    queryKey: ['effect', foreseeRolePermission.path, role, permission],
    queryFn: ({ signal }) =>
      call(foreseeRolePermission, { params: { id: String(role), permissionId: String(permission) }, signal }),
    gcTime: 0,
    enabled: maySee,
  });
  const lines = data?.map((person) => ({ id: person.id, text: fullName(person) || person.email }));
  if (!maySee) return null;
  return <Effect title={t.permission[change]} nothing={t.nobody} lines={lines} error={error} />;
}

interface EffectProps {
  title: string;
  nothing: string;
  lines: readonly { id: number; text: string }[] | undefined;
  error: unknown;
}

function Effect({ title, nothing, lines, error }: EffectProps): ReactNode {
  const { loading } = useTexts(commonTexts);
  if (error) return <ErrorBanner failure={error} />;
  if (!lines) return <Text c="dimmed">{loading}</Text>;
  return (
    <div>
      <Text fw={700} size="sm">
        {title} ({lines.length})
      </Text>
      {lines.length === 0 ? (
        <Text size="sm">{nothing}</Text>
      ) : (
        <List size="sm">
          {lines.map(({ id, text }) => (
            <List.Item key={id}>{text}</List.Item>
          ))}
        </List>
      )}
    </div>
  );
}
