import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { ReactNode } from 'react';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { recordPaths } from './record-paths.ts';

/** Leads to a transaction, for those who may see it. */
export const TransactionLink = ({ id, children = id }: { id: number; children?: ReactNode }) => (
  <LinkIfAllowed endpoint={getTransaction} to={recordPaths.transaction(id)}>
    {children}
  </LinkIfAllowed>
);
