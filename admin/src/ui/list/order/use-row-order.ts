import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { IdParams } from '@share/contract/shared/ids.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { toast } from '../../../platform/toasts.ts';
import { listTexts } from '../list.texts.ts';
import type { List } from '../use-list.ts';
import { type ListEndpoint, listKey, type RowOf } from '../use-list-query.ts';
import type { RowOrder } from './row-drag.tsx';

/** Moves one record to another position; the others make room. */
interface MoveEndpoint extends Endpoint {
  readonly params: typeof IdParams;
  readonly body: z.ZodType<{ position: number }, { position: number }>;
}

export interface Reorder<Row> {
  endpoint: MoveEndpoint;
  positionOf: (row: Row) => number;
}

interface RowOrderOptions<E extends ListEndpoint> {
  list: List<E>;
  /** Absent where rows have no order of their own. */
  reorder: Reorder<RowOf<E>> | undefined;
  nameOf: (row: RowOf<E>) => string;
  onFailure: (failure: unknown) => void;
}

const nobody = { access: 'self' } as const;

/**
 * The rows of a list, and their order where the user may change it: while they are sorted by position and no filter hides some
 * of them. Dropped rows stay where they were dropped until the list is loaded again.
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
  const [dropped, setDropped] = useState<RowOf<E>[] | null>(null);
  const { data, isPlaceholderData } = list.query;
  const loaded = data?.items;
  const { column, direction } = list.state.order;
  const isInOrder = column === 'position' && direction === 'ASC' && !list.isFiltered;

  const moving = useMutation({
    mutationFn: ({ row, position }: { row: RowOf<E>; position: number }) =>
      reorder
        ? call(reorder.endpoint, { params: { id: String(row.id) }, body: { position } })
        : Promise.reject(),
    onMutate: () => onFailure(null),
    onSuccess: (_, { row, position }) => toast.success('list.move', t.moved(nameOf(row), position)),
    onError: onFailure,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: listKey(list.declared) });
      setDropped(null);
    },
  });
  const rows = dropped ?? loaded;
  if (!mayMove || !isInOrder || isPlaceholderData || !rows || !loaded || rows.length < 2) {
    return { rows, order: undefined };
  }
  return {
    rows,
    order: {
      nameOf,
      onMove: (row, to) => {
        const target = loaded[to];
        if (!target) return;
        const others = rows.filter((other) => other !== row);
        setDropped([...others.slice(0, to), row, ...others.slice(to)]);
        moving.mutate({ row, position: reorder.positionOf(target) });
      },
    },
  };
}
