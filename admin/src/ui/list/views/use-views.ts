import {
  chooseDefaultView,
  createListView,
  deleteListView,
  type ListView,
  updateListView,
} from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { type ListDeclaration, type ListState, writeListState } from '@share/contract/shared/lists/list.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { toast } from '../../../platform/toasts.ts';
import { ownListsQuery } from '../own-lists.ts';
import type { NamedView } from './view-form.tsx';
import { viewsTexts } from './views.texts.ts';

const isSame = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * The views of the list on this screen, and the calls to change them. `onFailure` is called with null when a new attempt begins.
 */
export function useViews(declared: ListDeclaration, state: ListState, onFailure: (failure: unknown) => void) {
  const texts = useTexts(viewsTexts);
  const client = useQueryClient();
  const screen = useLocation({ select: ({ pathname }) => pathname });
  const { data } = useQuery(ownListsQuery);
  const views = (data?.views ?? []).filter((view) => view.screen === screen);
  const query = writeListState(declared, { ...state, pageNumber: 1 });
  const params = ({ id }: ListView) => ({ id: String(id) });
  const changing = (text?: string) => ({
    onMutate: () => onFailure(null),
    onSuccess: async () => {
      if (text !== undefined) toast.success('list.view', text);
      await client.invalidateQueries({ queryKey: ownListsQuery.queryKey });
    },
  });
  const change = ({ view, ...changed }: { view: ListView } & Partial<NamedView & Pick<ListView, 'query'>>) =>
    call(updateListView, {
      params: params(view),
      body: { name: view.name, isShared: view.isShared, query: view.query, ...changed },
    });
  /** Called by the form, which shows the failures of `create` and `update`. */
  const create = useMutation({
    mutationFn: (named: NamedView) => call(createListView, { body: { screen, query, ...named } }),
    ...changing(texts.done),
  });
  const update = useMutation({ mutationFn: change, ...changing(texts.done) });
  /** Called by the menu. */
  const replace = useMutation({
    mutationFn: (view: ListView) => change({ view, query }),
    onError: onFailure,
    ...changing(texts.done),
  });
  const remove = useMutation({
    mutationFn: (view: ListView) => call(deleteListView, { params: params(view) }),
    onError: onFailure,
    ...changing(texts.deleted),
  });
  const choose = useMutation({
    mutationFn: ({ view, isDefault }: { view: ListView; isDefault: boolean }) =>
      call(chooseDefaultView, { params: params(view), body: { isDefault } }),
    onError: onFailure,
    ...changing(),
  });
  return {
    screen,
    views,
    query,
    /** The view that the list shows now. */
    present: views.find((view) => isSame(view.query, query)),
    create,
    update,
    replace,
    remove,
    choose,
  };
}
