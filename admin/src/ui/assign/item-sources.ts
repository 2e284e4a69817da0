import { useDebouncedValue } from '@mantine/hooks';
import { getRightsRevision } from '@share/contract/areas/rights/rights.endpoints.ts';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import type { CallOptions } from '../../platform/api/request-to-api.ts';
import { POLL_INTERVAL } from '../record/use-change-by-others.ts';
import type { AssignItem, ItemSource } from './assign-item.ts';

/** Milliseconds; avoids a request for every letter. */
const PAUSE = 250;

type One<E extends Endpoint> = AnswerOf<E> extends (infer Item extends { id: number })[] ? Item : never;
type Params<E extends Endpoint> = CallOptions<E>['params'];

/** The cache key of all panes. */
export const assignedKey = ['assign'] as const;
const revisionKey = ['rights revision'] as const;
const keyOf = <E extends Endpoint>(endpoint: E, params: Params<E>) => [...assignedKey, endpoint.path, params];

export const assignedQuery = <E extends Endpoint>(endpoint: E, params: Params<E>) => ({
  queryKey: keyOf(endpoint, params),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(endpoint, { params, signal } as CallOptions<E>)) as One<E>[],
});

/**
 * Asks every few seconds whether anything about rights has changed, and loads all panes again only then, because they are long and
 * cost the server much.
 */
export function useChangedRights(): void {
  useQuery({
    queryKey: revisionKey,
    queryFn: async ({ signal }) => {
      const { revision } = await call(getRightsRevision, { signal });
      const known = queryClient.getQueryData<number>(revisionKey);
      if (known === undefined || known === revision) return revision;
      // What is being saved may delete the record of these panes; the next question notices the change if the screen stays.
      if (queryClient.isMutating() > 0) return known;
      void queryClient.invalidateQueries({ queryKey: assignedKey });
      return revision;
    },
    refetchInterval: POLL_INTERVAL,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
  });
}

/** All assigned items, searched in the browser. Changes by others are noticed. */
export function useAssigned<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  toItem: (one: One<E>) => AssignItem,
): ItemSource {
  const [search, onSearch] = useState('');
  useChangedRights();
  const { data, error, refetch } = useQuery(assignedQuery(endpoint, params));
  const items = data?.map(toItem).filter((item) => matches(item, search));
  return { search, onSearch, items, isCut: false, error, onRetry: () => void refetch() };
}

/** The items that can be assigned, searched on the server, which returns at most `most`. Changes by others are noticed where assigned items are shown too. */
export function useCandidates<E extends Endpoint>(
  endpoint: E,
  params: Params<E>,
  toItem: (one: One<E>) => AssignItem,
  most = Number.POSITIVE_INFINITY,
): ItemSource {
  const [search, onSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), PAUSE);
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(endpoint, params), asked],
    queryFn: async ({ signal }) => {
      const options = { params, query: { search: asked }, signal } as CallOptions<E>;
      return (await call(endpoint, options)) as One<E>[];
    },
    placeholderData: keepPreviousData,
  });
  const isCut = (data?.length ?? 0) >= most;
  return { search, onSearch, items: data?.map(toItem), isCut, error, onRetry: () => void refetch() };
}

/** Reloads both panes; resolves when the screen shows the result, even after a failure. */
export const reloadAssigned = async <E extends Endpoint, C extends Endpoint>(
  assigned: E,
  candidates: C,
  params: Params<E> & Params<C>,
): Promise<void> => {
  await Promise.allSettled([
    queryClient.invalidateQueries({ queryKey: keyOf(assigned, params) }),
    queryClient.invalidateQueries({ queryKey: keyOf(candidates, params) }),
  ]);
};

/** Whether the name or the detail contains the text, ignoring case (USR-32). */
export function matches({ name, detail = '' }: Pick<AssignItem, 'name' | 'detail'>, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return [name, detail].some((text) => text.toLocaleLowerCase().includes(wanted));
}
