import { Group, Text, Tooltip } from '@mantine/core';
import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { EmailText } from '../../ui/values/values.tsx';
import { ordersTexts } from './orders.texts.ts';

const getUser = { access: 'admin:user:get' } as const;

export const fullName = ({ firstName, lastName }: Pick<UserMeta, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Leads to a user who still exists, for those who may see users, in a back office that has that screen. */
export function UserName({ user, children }: { user: UserMeta; children: ReactNode }) {
  const { routesByPath } = useRouter();
  if (user.isDeleted || !('/users/$id' in routesByPath)) return children;
  return (
    <LinkIfAllowed endpoint={getUser} to={`/users/${user.id}`}>
      {children}
    </LinkIfAllowed>
  );
}

/** Name and e-mail of a user (INV-04, TRX-04). */
export function UserLink({ user }: { user: UserMeta }) {
  const name = fullName(user);
  return (
    <div style={{ minWidth: '9rem', overflowWrap: 'anywhere' }}>
      <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
        <UserName user={user}>{name || <EmailText address={user.email} />}</UserName>
        {user.isDeleted && <DeletedMark />}
      </Group>
      {name && (
        <Text size="xs" c="dimmed">
          <EmailText address={user.email} />
        </Text>
      )}
    </div>
  );
}

/** INV-05. */
export function DeletedMark() {
  const { userDeleted } = useTexts(ordersTexts);
  return (
    <Tooltip label={userDeleted}>
      <IconAlertTriangle
        size={16}
        role="img"
        aria-label={userDeleted}
        color="var(--mantine-color-orange-text)"
        style={{ flexShrink: 0 }}
      />
    </Tooltip>
  );
}
