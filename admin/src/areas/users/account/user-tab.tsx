import { Stack } from '@mantine/core';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { AccountFields } from './account-fields.tsx';
import { AccountState } from './account-state.tsx';
import { DeleteUser } from './delete-user.tsx';

/** The account: its state, its data and its deletion (USR-19, USR-20). */
export const UserTab = ({ user }: { user: UserView }) => (
  <Stack gap="md">
    <AccountState user={user} />
    <AccountFields user={user} />
    <DeleteUser user={user} />
  </Stack>
);
