import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { IdParams } from '@share/contract/shared/ids.ts';
import type { ListAnswer } from '@share/contract/shared/lists/list.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { toast } from '../../../platform/toasts.ts';
import { listTexts } from '../list.texts.ts';
import type { List } from '../use-list.ts';
import { type ListEndpoint, listKey, type RowOf } from '../use-list-query.ts';

/** Moves one record to another position; the others shift. */
interface MoveEndpoint extends Endpoint {
  readonly params: typeof IdParams;
  readonly body: z.ZodType<{ position: number }, { position: number }>;
}

export interface Reorder<Row> {
  endpoint: MoveEndpoint;
  positionOf: (row: Row) => number;
}

/** The order of the rows, which the user may change. */
export interface RowOrder<Row> {
  nameOf: (row: Row) => string;
  /** A row was dropped at another index. */
  onMove: (row: Row, to: number) => void;
}

interface RowOrderOptions<E extends ListEndpoint> {
  list: List<E>;
  /** Undefined if rows have no order of their own. */
  reorder: Reorder<RowOf<E>> | undefined;
  nameOf: (row: RowOf<E>) => string;
  onFailure: (failure: unknown) => void;
}

interface Move<Row> {
  row: Row;
  position: number;
  /** The rows in their new order. */
  items: Row[];
}

const nobody = { access: 'self' } as const;

/**
 * The rows of a list, and their order if the user may change it. It can be changed while the rows are sorted by position and no
 * filter hides any. Dropped rows stay in their new place; after the last move the list is loaded again.
 */
export function useRowOrder<E extends ListEndpoint>({
  list,
  reorder,
  nameOf,
  onFailure,
}: RowOrderOptions<E>): {
  rows: RowOf<E>[] | undefined;
  order: RowOrder<RowOf<E>> | undefined;
} {
  const t = useTexts(listTexts);
  const client = useQueryClient();
  const mayMove = useCan(reorder?.endpoint ?? nobody) && reorder !== undefined;
  const { data, isPlaceholderData } = list.query;
  const rows = data?.items;
  const { column, direction } = list.state.order;
  const isInOrder = column === 'position' && direction === 'ASC' && !list.isFiltered;

  const queryKey = listKey(list.declared);
  const mutationKey = ['move', list.declared.name];
  const moving = useMutation({
    mutationKey,
    // Moves run one after the other, because each position depends on the moves before it.
    scope: { id: `move ${list.declared.name}` },
    mutationFn: ({ row, position }: Move<RowOf<E>>) =>
      reorder
        ? call(reorder.endpoint, { params: { id: String(row.id) }, body: { position } })
        : Promise.reject(),
    onMutate: async ({ items }) => {
      onFailure(null);
      // An answer from before this move would put the row back for a moment and disturb the next drag.
      await client.cancelQueries({ queryKey });
      client.setQueriesData<ListAnswer<RowOf<E>>>(
        { queryKey, type: 'active' },
        (shown) => shown && { ...shown, items },
      );
    },
    onSuccess: (_, { row, position }) => toast.success('list.move', t.moved(nameOf(row), position)),
    onError: onFailure,
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
  if (!mayMove || !isInOrder || isPlaceholderData || !rows || rows.length < 2) {
    return { rows, order: undefined };
  }
  return {
    rows,
    order: {
      nameOf,
      onMove: (row, to) => {
        // Rows that were moved since the list was loaded still have their old positions.
        const position = rows.map(reorder.positionOf).sort((one, other) => one - other)[to];
        if (position === undefined) return;
        const others = rows.filter(({ id }) => id !== row.id);
        moving.mutate({ row, position, items: [...others.slice(0, to), row, ...others.slice(to)] });
      },
    },
  };
}
