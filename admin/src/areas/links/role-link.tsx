import { getRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** A link to a role for users who may view it, else plain text. */
export const RoleLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <LinkIfAllowed endpoint={getRole} to={recordPaths.role(id)}>
    {children}
  </LinkIfAllowed>
);
