import { Group } from '@mantine/core';
import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { EmailText } from '../../../ui/values/values.tsx';
import { UserLink } from './user-link.tsx';
import { DeletedMark, fullName } from './user-name.tsx';

/** The name of a user, where the e-mail is shown elsewhere on the screen; it links to the account unless that is deleted. */
export const PersonName = ({ user }: { user: UserMeta }) => (
  <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
    <UserLink user={user}>{fullName(user) || <EmailText address={user.email} />}</UserLink>
    {user.isDeleted && <DeletedMark />}
  </Group>
);
