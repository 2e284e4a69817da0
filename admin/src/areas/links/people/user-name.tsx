import { Group, Text, Tooltip } from '@mantine/core';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { EmailText, LongText } from '../../../ui/values/values.tsx';
import { linksTexts } from '../links.texts.ts';
import { UserLink } from './user-link.tsx';
import classes from './user-name.module.css';

export { fullName };

/**
 * Name and e-mail of a user, on one line where there is room; the name leads to the account unless it is deleted (INV-04,
 * INV-05, TRX-04).
 */
export function UserName({ user }: { user: UserMeta }) {
  const name = fullName(user);
  return (
    <div className={classes.person}>
      <Group gap={4} wrap="nowrap" component="span" className={classes.name}>
        <UserLink user={user}>
          {name ? <LongText>{name}</LongText> : <EmailText address={user.email} />}
        </UserLink>
        {user.isDeleted && <DeletedMark />}
      </Group>
      {name && (
        <Text size="xs" c="dimmed" className={classes.email} title={user.email}>
          <EmailText address={user.email} />
        </Text>
      )}
    </div>
  );
}

/** For phones: the name of the user to whom a record belongs, or else the e-mail, and the number of the record. */
export const OwnerAndNumber = ({ user, id }: { user: UserMeta; id: number }) => (
  <span className={classes.owner}>
    <span className={classes.ownerName}>{fullName(user) || user.email}</span>
    {user.isDeleted && <DeletedMark />}
    <span className={classes.number}>{id}</span>
  </span>
);

/** Shown beside the name of a user whose account was deleted (INV-05). */
export function DeletedMark() {
  const { deleted } = useTexts(linksTexts).user;
  return (
    <Tooltip label={deleted}>
      <IconAlertTriangle
        size={16}
        role="img"
        aria-label={deleted}
        color="var(--mantine-color-orange-text)"
        style={{ flexShrink: 0 }}
      />
    </Tooltip>
  );
}
