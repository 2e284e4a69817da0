import { getOwnLists, type ListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';

/**
 * The user's views and layouts of all lists. The menu uses them too, so they are loaded in parallel with the rows of the first
 * list.
 */
export const ownListsQuery = queryOptions({
  queryKey: ['own-lists'],
  staleTime: 60_000,
  queryFn: ({ signal }) => call(getOwnLists, { signal }),
});

/** The query with which the menu opens a list (LST-08); empty without a default view. */
export const defaultQuery = (
  views: readonly ListView[] | undefined,
  route: string,
): Record<string, string> | undefined =>
  views?.find(({ screen, isDefault }) => isDefault && screen === route)?.query;
