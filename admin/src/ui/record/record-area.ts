import type { WatchedEntity } from '@share/contract/areas/timeline/timeline.schemas.ts';
import type { LanguageEndpoints } from '@share/contract/shared/content/language-endpoints.ts';
import type { VersionEndpoints } from '@share/contract/shared/content/version-endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { IdParams } from '@share/contract/shared/ids.ts';
import type { ExportEndpoint } from '@share/contract/shared/lists/list-export.ts';
import type { z } from 'zod';
import { queryClient } from '../../platform/api/query-client.ts';
import { optionsKey } from '../fields/options-key.ts';
import { recordQuery } from '../form/record-query.ts';
import { type ListEndpoint, listKey } from '../list/use-list-query.ts';

export interface Stored {
  id: number;
}

interface ById {
  readonly params: typeof IdParams;
}

interface Answering<View> extends Endpoint {
  readonly answer: z.ZodType<View>;
}

interface Saving<Input, View> extends Answering<View> {
  readonly body: z.ZodType<unknown, Input>;
}

/** Declares the records of an area for all their screens: a list, creating, editing by id, and deleting. */
export interface RecordArea<List extends ListEndpoint, Input = unknown, View extends Stored = Stored> {
  /** The name of the records in the audit trail. */
  readonly entity: WatchedEntity;
  /** The area in the keys of the toasts, as in `slider.delete`; by default the name of the records. */
  readonly toasts?: string;
  readonly paths: RecordPaths;
  readonly endpoints: {
    readonly list: List;
    readonly file: ExportEndpoint;
    readonly get: Answering<View> & ById;
    readonly create: Saving<Input, View>;
    readonly update: Saving<Input, View> & ById;
    readonly remove: Endpoint & ById;
  };
  /** The history of the records, if every save is recorded. */
  readonly versions?: VersionEndpoints;
  /** The missing texts in each language, for records whose saves are not recorded. */
  readonly languages?: LanguageEndpoints;
  /** The selects that offer these records. */
  readonly selects?: readonly Endpoint[];
}

export interface RecordPaths {
  readonly list: `/${string}`;
  readonly create: `/${string}`;
  readonly edit: `/${string}/$id${string}`;
}

export const editPath = ({ paths }: { paths: RecordPaths }, { id }: Stored): string =>
  paths.edit.replace('$id', String(id));

/** The key of the toasts of an action: `agreement.create`. */
export const toastKey = (
  { entity, toasts = entity }: Pick<RecordArea<ListEndpoint>, 'entity' | 'toasts'>,
  action: 'create' | 'edit' | 'delete',
) => `${toasts}.${action}` as const;

/** The params of a call about this record. */
export const byId = ({ id }: Stored) => ({ id: String(id) });

export const queryOf = <List extends ListEndpoint, Input, View extends Stored>(
  { endpoints }: RecordArea<List, Input, View>,
  record: Stored,
) => recordQuery(endpoints.get, byId(record));

/** Invalidates the queries that a saved or deleted record makes stale: the lists of its area, and the selects that offer it. */
export function recordChanged<List extends ListEndpoint>(area: RecordArea<List>, saved?: Stored): void {
  if (saved) queryClient.setQueryData<unknown>(queryOf(area, saved).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: listKey(area.endpoints.list.list) });
  for (const select of area.selects ?? []) {
    void queryClient.invalidateQueries({ queryKey: optionsKey(select) });
  }
}
