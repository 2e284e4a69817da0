import {
  getStaticElement,
  getStaticMap,
  listStaticContent,
  searchStaticContent,
} from '@share/contract/areas/static-content/static-content.endpoints.ts';
import type { Gap } from '@share/contract/shared/content/gaps.ts';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery } from '../../ui/form/record-query.ts';

/** A collection with its children; null for the root. */
export const collectionQuery = (id: number | null) => ({
  queryKey: ['static-content', 'list', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listStaticContent, { signal, query: id === null ? {} : { parentId: String(id) } }),
});

export const searchQuery = (text: string) => ({
  queryKey: ['static-content', 'search', text],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(searchStaticContent, { signal, query: { text } }),
});

/** The elements of all collections that have this gap. */
export const elementsWithGapQuery = (gap: Gap) => ({
  queryKey: ['static-content', 'gap', gap],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listStaticContent, { signal, query: { gap } }),
});

export const elementQuery = (id: number) => recordQuery(getStaticElement, { elementId: String(id) });

export const mapQuery = recordQuery(getStaticMap);

/** Invalidates the queries that a saved element makes stale. */
export const staticContentChanged = (): void =>
  void queryClient.invalidateQueries({ queryKey: ['static-content'] });
