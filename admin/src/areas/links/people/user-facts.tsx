import { Group } from '@mantine/core';
import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Facts } from '../../../ui/values/facts.tsx';
import { EmailText } from '../../../ui/values/values.tsx';
import { linksTexts } from '../links.texts.ts';
import { UserLink } from './user-link.tsx';
import { DeletedMark } from './user-name.tsx';

/** A user's data, and whether the account still exists (INV-11). */
export function UserFacts({ user }: { user: UserMeta }) {
  const t = useTexts(linksTexts).user;
  return (
    <Facts
      facts={[
        { label: t.id, value: user.id },
        {
          label: t.email,
          value: (
            <UserLink user={user}>
              <EmailText address={user.email} />
            </UserLink>
          ),
          long: true,
        },
        { label: t.firstName, value: user.firstName },
        { label: t.lastName, value: user.lastName },
        ...(user.isDeleted ? [{ label: t.account, value: <DeletedAccount /> }] : []),
      ]}
    />
  );
}

const DeletedAccount = () => (
  <Group gap={4} wrap="nowrap">
    <DeletedMark />
    <span aria-hidden>{useTexts(linksTexts).user.deleted}</span>
  </Group>
);
