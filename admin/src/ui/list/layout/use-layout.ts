import {
  chooseListDensity,
  type Density,
  type LayoutColumn,
  layOutList,
  type OwnLists,
} from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceFailure, withdrawFailure } from '../../announce.ts';
import type { Column } from '../columns.tsx';
import { ownListsQuery } from '../own-lists.ts';
import { layoutTexts } from './layout.texts.ts';
import { type LaidOut, laidOut, layoutOf } from './layout.ts';

const CHANGES = ['own-lists'];

/** The user's columns of the list on this screen, the density of all lists, and functions to change them. */
export function useLayout<Row>(declared: readonly Column<Row>[]) {
  const screen = useLocation({ select: ({ pathname }) => pathname });
  const { data, isPending, failureCount } = useQuery(ownListsQuery);
  const stored = data?.layouts.find((layout) => layout.screen === screen)?.columns ?? [];
  const columns = laidOut(declared, stored);
  const laying = useChange<LayoutColumn[]>(
    (wanted) => call(layOutList, { body: { screen, columns: wanted } }),
    ({ layouts, ...lists }, wanted) => ({
      ...lists,
      layouts: [...layouts.filter((layout) => layout.screen !== screen), { screen, columns: wanted }],
    }),
  );
  const choosing = useChange<Density>(
    (density) => call(chooseListDensity, { body: { density } }),
    (lists, density) => ({ ...lists, density }),
  );
  return {
    columns,
    shown: columns.filter(({ isShown }) => isShown).map(({ column }) => column),
    density: data?.density ?? 'comfortable',
    isDefault: layoutOf(declared, columns).length === 0,
    /** Whether the layout is neither loaded nor failed, so that rows drawn now might have to be redrawn. */
    isUnknown: isPending && failureCount === 0,
    /** Absent until the layout is loaded. */
    change: data && {
      columns: (wanted: readonly LaidOut<Column<Row>>[]) => laying.mutate(layoutOf(declared, wanted)),
      density: choosing.mutate,
      restore: () => laying.mutate([]),
    },
  };
}

export type Layout<Row> = ReturnType<typeof useLayout<Row>>;

/** An optimistic change; changes are saved in order. After a failure, which is announced, the screen shows the stored state. */
function useChange<Wanted>(
  send: (wanted: Wanted) => Promise<unknown>,
  apply: (lists: OwnLists, wanted: Wanted) => OwnLists,
) {
  const client = useQueryClient();
  const { failed } = useTexts(layoutTexts);
  const announcement = { key: 'list.layout', done: '', failed } as const;
  const { queryKey } = ownListsQuery;
  return useMutation({
    mutationKey: CHANGES,
    scope: { id: 'own-lists' },
    mutationFn: send,
    onMutate: async (wanted) => {
      withdrawFailure(announcement);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (lists) => lists && apply(lists, wanted));
    },
    onError: () => announceFailure(announcement),
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: CHANGES }) === 1;
      if (isLast) void client.invalidateQueries({ queryKey });
    },
  });
}
