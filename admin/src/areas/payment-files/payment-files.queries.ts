import {
  duePaymentsList,
  getPaymentFile,
  listFilePayments,
  listPayingAccounts,
  paymentFilesList,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { unknownMoneyList } from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery, refetchEndpoint } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';
import { booksChanged } from '../links/books-changed.ts';

export const paymentFileQuery = (id: number) => recordQuery(getPaymentFile, { id: String(id) });
export const filePaymentsQuery = (id: number) => recordQuery(listFilePayments, { id: String(id) });
export const payingAccountsQuery = recordQuery(listPayingAccounts, undefined);

/** Reloads what a file for the bank, or what became of it, makes stale. */
export function paymentFilesChanged(): void {
  for (const list of [duePaymentsList, paymentFilesList, unknownMoneyList])
    void queryClient.invalidateQueries({ queryKey: listKey(list) });
  refetchEndpoint(getPaymentFile);
  refetchEndpoint(listFilePayments);
  booksChanged();
}
