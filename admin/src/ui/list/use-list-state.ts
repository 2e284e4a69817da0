import { type ListDeclaration, type ListState, writeListState } from '@share/contract/shared/lists/list.ts';
import { readListState } from '@share/contract/shared/lists/read-list-state.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { rememberList } from './last-address.ts';

/**
 * The state of a list lives only in the address, so that reload, back and a shared link restore it. With `replace`,
 * typing does not fill the history.
 */
export function useListState(declared: ListDeclaration) {
  const navigate = useNavigate();
  const { pathname, searchStr } = useLocation();
  const state = useMemo(
    () => readListState(declared, Object.fromEntries(new URLSearchParams(searchStr))).state,
    [declared, searchStr],
  );
  useEffect(() => rememberList(pathname, writeListState(declared, state)), [declared, pathname, state]);
  const setState = (next: ListState, { replace = false } = {}) =>
    void navigate({ to: pathname, search: writeListState(declared, next), replace, resetScroll: false });
  return { state, setState };
}
