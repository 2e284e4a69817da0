import { getPermission } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** A link to a permission for users who may view it, else plain text. */
export const PermissionLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <LinkIfAllowed endpoint={getPermission} to={recordPaths.permission(id)}>
    {children}
  </LinkIfAllowed>
);
