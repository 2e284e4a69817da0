import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** A link to a transaction for users who may view it, else plain text. */
export const TransactionLink = ({ id, children = id }: { id: number; children?: ReactNode }) => (
  <LinkIfAllowed endpoint={getTransaction} to={recordPaths.transaction(id)}>
    {children}
  </LinkIfAllowed>
);
