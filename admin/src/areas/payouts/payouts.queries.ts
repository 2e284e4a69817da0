import {
  getPayout,
  payoutHoldersList,
  payoutsList,
} from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery, refetchEndpoint } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';
import { booksChanged } from '../links/books-changed.ts';

export const payoutQuery = (id: number) => recordQuery(getPayout, { id: String(id) });

/** Reloads what a change of a payout or of its money makes stale. */
export function payoutsChanged(): void {
  for (const list of [payoutsList, payoutHoldersList])
    void queryClient.invalidateQueries({ queryKey: listKey(list) });
  refetchEndpoint(getPayout);
  booksChanged();
}
