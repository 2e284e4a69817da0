import { type ListDeclaration, type ListState, writeListState } from '@share/contract/shared/lists/list.ts';
import { readListState } from '@share/contract/shared/lists/read-list-state.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { rememberList } from './last-address.ts';

/**
 * The state of a list is stored only in the address, so that reload, back and a shared link restore it. With `replace`, typing
 * does not fill the history. After a link was followed, the address belongs to the next screen; it is ignored here while the
 * files of that screen are loading.
 */
export function useListState(declared: ListDeclaration) {
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
