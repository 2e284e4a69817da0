import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ReactNode } from 'react';
import { EntityList } from '../list/entity-list.tsx';
import type { EntityListProps } from '../list/entity-list-props.ts';
import type { ListEndpoint, RowOf } from '../list/use-list-query.ts';
import { byId, editPath, type RecordArea, recordChanged, toastKey } from './record-area.ts';
import type { RecordTexts } from './record-texts.ts';

/** The props of a list screen, passed by the routes of its area. */
export interface RecordListScreen<List extends ListEndpoint> {
  area: RecordArea<List>;
}

interface RecordListProps<List extends ListEndpoint>
  extends RecordListScreen<List>,
    Pick<
      EntityListProps<List, Endpoint>,
      'nameOf' | 'columns' | 'filters' | 'reorder' | 'rowActions' | 'bulk'
    > {
  texts: RecordTexts;
  /** Whether this record can be deleted; by default every record can. */
  mayRemove?: (row: RowOf<List>) => boolean;
  /** Replaces the delete button of records that cannot be deleted. */
  insteadOfRemove?: (row: RowOf<List>) => ReactNode;
}

const always = () => true;

/** The list of a record area, with buttons to create, open and delete records. */
export function RecordList<List extends ListEndpoint>({
  area,
  texts,
  mayRemove = always,
  insteadOfRemove,
  ...shown
}: RecordListProps<List>) {
  const { list, file, get: view, create, update, remove } = area.endpoints;
  return (
    <EntityList
      {...shown}
      endpoint={list}
      file={file}
      title={texts.title}
      empty={texts.empty}
      show={texts.show}
      loadFailed={texts.loadFailed}
      create={{ endpoint: create, to: area.paths.create, label: texts.add }}
      open={{ view, edit: update, to: (row) => editPath(area, row) }}
      remove={{
        endpoint: remove,
        params: byId,
        announce: { key: toastKey(area, 'delete'), ...texts.toasts.delete },
        onDeleted: () => recordChanged(area),
        isOffered: mayRemove,
        ...(insteadOfRemove && { instead: insteadOfRemove }),
      }}
    />
  );
}
