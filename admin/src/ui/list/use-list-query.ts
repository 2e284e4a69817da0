import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import {
  type ListAnswer,
  type ListDeclaration,
  type ListState,
  writeListState,
} from '@share/contract/shared/list.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';

export type ListEndpoint = Endpoint & { readonly list: ListDeclaration };

type ItemsOf<Answer> = Answer extends { items: (infer Row extends { id: number })[] } ? Row : never;
/** A line of the list that an endpoint answers. */
export type RowOf<E extends ListEndpoint> = ItemsOf<AnswerOf<E>>;

/** All cached pages of a list: what a change makes stale. */
export const listKey = (declared: ListDeclaration) => ['list', declared.name] as const;

/** One page of a list; while another one loads, the rows of the last remain. */
export const useListQuery = <E extends ListEndpoint>(endpoint: E, state: ListState) =>
  useQuery({
    queryKey: [...listKey(endpoint.list), writeListState(endpoint.list, state)],
    queryFn: async ({ signal }) =>
      (await call(endpoint, { list: state, signal })) as unknown as ListAnswer<RowOf<E>>,
    placeholderData: keepPreviousData,
  });
