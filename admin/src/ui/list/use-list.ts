import {
  type FilterValue,
  type ListDeclaration,
  type ListOrder,
  type ListState,
  writeListState,
} from '@share/contract/shared/lists/list.ts';
import { readListState } from '@share/contract/shared/lists/read-list-state.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { focusHeading } from '../screen-heading.tsx';
import { rememberList } from './last-address.ts';
import * as model from './list-model.ts';
import { type ListEndpoint, useListQuery } from './use-list-query.ts';
import { rememberWalk, walkAlong } from './walk.ts';

const noPreset: ListState['filters'] = {};

/** The state of a list, its rows, and the actions of its controls. The filters of `preset` apply only to the rows. */
export function useList<E extends ListEndpoint>(
  endpoint: E,
  preset: ListState['filters'] = noPreset,
  params?: { id: string },
) {
  const declared = endpoint.list;
  const { state, setState } = useListState(declared);
  const request = { ...state, filters: { ...state.filters, ...preset } };
  const query = useListQuery(endpoint, request, params);

  const { pathname } = useLocation();
  const seen = query.isPlaceholderData ? undefined : query.data?.items;
  useEffect(() => {
    if (!seen) return;
    const filters = { ...state.filters, ...preset };
    rememberWalk(
      pathname,
      walkAlong(
        { ...state, filters },
        seen.map(({ id }) => id),
      ),
    );
  }, [pathname, state, preset, seen]);

  // The list is now shorter than the requested page.
  const instead = query.data && !query.isPlaceholderData ? model.pageInstead(query.data.pagination) : null;
  useEffect(() => {
    if (instead !== null) setState(model.withPage(state, instead), { replace: true });
  });

  // The focused clear button disappears, so the heading takes the focus.
  const clear = () => {
    focusHeading();
    setState(model.cleared(declared));
  };
  return {
    declared,
    state,
    /** The state with the filters of `preset`. */
    request,
    query,
    filter: (name: string, value: FilterValue | undefined) =>
      setState(model.withFilter(state, name, value), { replace: isRetyped(state, name, value) }),
    orderBy: (order: ListOrder) => setState(model.orderedBy(state, order)),
    sort: (column: string) => setState(model.sortedBy(state, column)),
    goToPage: (page: number) => setState(model.withPage(state, page)),
    resize: (pageSize: number) => setState(model.withPageSize(state, pageSize)),
    /** Undefined if clearing would change nothing. */
    clear: model.isCleared(declared, state) ? undefined : clear,
    isFiltered: Object.keys(state.filters).length > 0,
  };
}

export type List<E extends ListEndpoint> = ReturnType<typeof useList<E>>;

/** Whether a search is being typed, which is one history entry and not one per letter. */
const isRetyped = (state: ListState, name: string, value: FilterValue | undefined) =>
  typeof value === 'string' && typeof state.filters[name] === 'string';

/**
 * The state of a list is stored only in the address, so that reload, back and a shared link restore it. With `replace`, typing
 * does not fill the history. After a link was followed, the address belongs to the next screen; it is ignored here while the
 * files of that screen are loading.
 */
function useListState(declared: ListDeclaration) {
  const navigate = useNavigate();
  const { pathname, searchStr } = useLocation();
  const [own] = useState(pathname);
  const [search, setSearch] = useState(searchStr);
  const isLeft = pathname !== own;
  if (!isLeft && search !== searchStr) setSearch(searchStr);
  const state = useMemo(
    () => readListState(declared, Object.fromEntries(new URLSearchParams(search))).state,
    [declared, search],
  );
  useEffect(() => rememberList(own, writeListState(declared, state)), [declared, own, state]);
  const setState = (next: ListState, { replace = false } = {}) => {
    if (isLeft) return;
    void navigate({ to: own, search: writeListState(declared, next), replace, resetScroll: false });
  };
  return { state, setState };
}
