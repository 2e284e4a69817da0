import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { transactionsPaths } from './transactions.paths.ts';

/** Leads to a transaction, for those who may see it. */
export const TransactionLink = ({ id }: { id: number }) => (
  <LinkIfAllowed endpoint={getTransaction} to={transactionsPaths.edit(id)}>
    {id}
  </LinkIfAllowed>
);
