import { Anchor } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../platform/permissions.tsx';

interface LinkIfAllowedProps {
  /** The endpoint that reads the record the link leads to. */
  endpoint: Pick<Endpoint, 'access'>;
  to: string;
  search?: Record<string, string>;
  children: ReactNode;
}

/** A link for users who may open the record; plain text for all others. */
export function LinkIfAllowed({ endpoint, to, search = {}, children }: LinkIfAllowedProps) {
  if (!useCan(endpoint)) return children;
  return (
    <Anchor renderRoot={(props) => <Link {...props} to={to} search={search} />} inherit>
      {children}
    </Anchor>
  );
}
