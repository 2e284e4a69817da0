import type { UserMeta } from '@share/contract/areas/orders/orders.schemas.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../../ui/link-if-allowed.tsx';
import { recordPaths } from '../record-paths.ts';

interface UserLinkProps {
  user: Pick<UserMeta, 'id' | 'isDeleted'>;
  children: ReactNode;
}

/** A link to a user for those who may view users; plain text for others, and of a deleted user (INV-05). */
export const UserLink = ({ user, children }: UserLinkProps) =>
  user.isDeleted ? (
    children
  ) : (
    <LinkIfAllowed endpoint={getUser} to={recordPaths.user(user.id)}>
      {children}
    </LinkIfAllowed>
  );
