import { Text } from '@mantine/core';
import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { EmailText } from '../../../ui/values/values.tsx';
import { fullName } from './user-name.tsx';

/** A person's name with the e-mail below, as plain text: questions have no links. */
export const PersonText = ({ user }: { user: UserMeta }) => (
  <>
    {fullName(user)}
    <Text component="span" display="block" size="sm" c="dimmed">
      <EmailText address={user.email} />
    </Text>
  </>
);
