import { getOwnLists, type ListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';

/** How the user wants lists: the views and the layouts of every list. The shell reads it, beside the rows of the first one. */
export const ownListsQuery = queryOptions({
  queryKey: ['own-lists'],
  staleTime: 60_000,
  queryFn: ({ signal }) => call(getOwnLists, { signal }),
});

/** LST-08: the query with which the menu opens a list; the bare path without a default view. */
export const defaultQuery = (
  views: readonly ListView[] | undefined,
  route: string,
): Record<string, string> | undefined =>
  views?.find(({ screen, isDefault }) => isDefault && screen === route)?.query;
