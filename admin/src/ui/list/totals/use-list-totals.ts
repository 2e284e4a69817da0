import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import {
  defaultListState,
  type ListDeclaration,
  type ListState,
  writeListState,
} from '@share/contract/shared/lists/list.ts';
import type { ListTotals } from '@share/contract/shared/lists/list-totals.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { listKey } from '../use-list-query.ts';

export type TotalsEndpoint = Endpoint & {
  readonly list: ListDeclaration;
  readonly answer: typeof ListTotals;
};

/** Number and sum of all rows that match the filters, independent of page and order. */
export function useListTotals(endpoint: TotalsEndpoint, { filters }: ListState) {
  const list = { ...defaultListState(endpoint.list), filters };
  return useQuery({
    queryKey: [...listKey(endpoint.list), 'totals', writeListState(endpoint.list, list)],
    queryFn: ({ signal }) => call(endpoint, { list, signal }),
    placeholderData: keepPreviousData,
  });
}
