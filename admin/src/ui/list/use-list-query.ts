import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import {
  type ListAnswer,
  type ListDeclaration,
  type ListState,
  writeListState,
} from '@share/contract/shared/lists/list.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';

export type ListEndpoint = Endpoint & { readonly list: ListDeclaration };

type ItemsOf<Answer> = Answer extends { items: (infer Row extends { id: number })[] } ? Row : never;
export type RowOf<E extends ListEndpoint> = ItemsOf<AnswerOf<E>>;

/** The cache key of all pages of a list; invalidate it after a change. */
export const listKey = (declared: ListDeclaration) => ['list', declared.name] as const;

/** One page of a list; the rows of the previous page stay while another one loads. */
export const useListQuery = <E extends ListEndpoint>(
  endpoint: E,
  state: ListState,
  params?: { id: string },
) =>
  useQuery({
    queryKey: [...listKey(endpoint.list), writeListState(endpoint.list, state), params?.id],
    queryFn: async ({ signal }) =>
      (await call<Endpoint>(endpoint, {
        list: state,
        signal,
        ...(params && { params }),
      })) as unknown as ListAnswer<RowOf<E>>,
    placeholderData: keepPreviousData,
  });
