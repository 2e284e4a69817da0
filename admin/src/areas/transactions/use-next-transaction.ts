import {
  acceptTransaction,
  listTransactions,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../platform/permissions.tsx';
import { useNextWaiting } from '../../ui/record/next-waiting.ts';
import { transactionsPaths } from './transactions.paths.ts';

/** Opens the next transaction of the list that can be accepted; undefined if there is none. */
export function useNextTransaction({ id, meta }: TransactionView): (() => void) | undefined {
  const navigate = useNavigate();
  const next = useNextWaiting({
    list: listTransactions,
    path: transactionsPaths.list,
    id,
    waits: (row) => row.meta.canAccept,
    enabled: useCan(acceptTransaction) && meta.canAccept,
  });
  return next === null ? undefined : () => void navigate({ to: transactionsPaths.edit(next) });
}
