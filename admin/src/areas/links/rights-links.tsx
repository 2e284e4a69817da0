/** Links to roles and permissions for users who may view them, else plain text. */
import { getPermission } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import { getRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

interface ToRecord {
  id: number;
  children: ReactNode;
}

export const RoleLink = ({ id, children }: ToRecord) => (
  <LinkIfAllowed endpoint={getRole} to={recordPaths.role(id)}>
    {children}
  </LinkIfAllowed>
);

export const PermissionLink = ({ id, children }: ToRecord) => (
  <LinkIfAllowed endpoint={getPermission} to={recordPaths.permission(id)}>
    {children}
  </LinkIfAllowed>
);
