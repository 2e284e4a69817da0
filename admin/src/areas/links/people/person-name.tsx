import { Group } from '@mantine/core';
import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { EmailText } from '../../../ui/values/values.tsx';
import { UserLink } from './user-link.tsx';
import { DeletedMark, fullName } from './user-name.tsx';

/** A user by name alone, where the e-mail stands elsewhere on the screen; it leads to the account unless that is deleted. */
export const PersonName = ({ user }: { user: UserMeta }) => (
  <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
    <UserLink user={user}>{fullName(user) || <EmailText address={user.email} />}</UserLink>
    {user.isDeleted && <DeletedMark />}
  </Group>
);
