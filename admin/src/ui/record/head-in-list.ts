import { useCan } from '../../platform/permissions.tsx';
import type { ListEndpoint } from '../list/use-list-query.ts';
import { useNeighbours } from './neighbours.ts';
import type { RecordHeadParts } from './record-head.tsx';

interface Place {
  list: ListEndpoint;
  /** The path and the title of the list. */
  path: string;
  title: string;
  id: number;
  /** The address of a record of the list. */
  to: (id: number) => string;
}

/** The part of a record's head that depends on its list: the way back, and the neighbours. */
export function useHeadInList({
  list,
  path,
  title,
  id,
  to,
}: Place): Pick<RecordHeadParts, 'list' | 'neighbours'> {
  const mayList = useCan(list);
  const neighbours = useNeighbours(list, path, id);
  return { list: mayList ? { to: path, title } : null, neighbours: { ...neighbours, to } };
}
