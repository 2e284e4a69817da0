import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { ExportEndpoint } from '@share/contract/shared/lists/list-export.ts';
import type { BulkAction } from './bulk/bulk-action.ts';
import type { Column } from './columns.tsx';
import type { FilterTexts } from './filters/filter-texts.ts';
import type { Reorder } from './order/use-row-order.ts';
import type { RowRules } from './row-parts.tsx';
import type { TotalsEndpoint } from './totals/use-list-totals.ts';
import type { ListEndpoint, RowOf } from './use-list-query.ts';

/** What leads to a new record. */
export interface Creating {
  endpoint: Endpoint;
  to: string;
  label: string;
}

export interface EntityListProps<E extends ListEndpoint, Remove extends Endpoint>
  extends RowRules<RowOf<E>, Remove> {
  endpoint: E;
  title: string;
  /** The first column names the record and is its link. */
  columns: Column<RowOf<E>>[];
  filters: FilterTexts<E['list']>;
  /** The text when there are no rows at all (LST-20). */
  empty: string;
  /** The button of the filters on phones, with the number of rows that were found (`showing`). */
  show: (count: number) => string;
  /** The title above the reasons when the rows could not be loaded (AGR-08). */
  loadFailed?: string;
  create?: Creating;
  /** Pixels that the actions of a row take in a frame of that width, where they are more than two icons. */
  actionsRoom?: (frame: number) => number;
  /** Rows with positions, which are dragged while the list shows all of them in that order. */
  reorder?: Reorder<RowOf<E>> | undefined;
  /** Where money is listed: the call for its sum, and for the counts of the tabs. */
  totals?: TotalsEndpoint;
  /** The call for a file of all rows that match. */
  file?: ExportEndpoint;
  /** What can be done with several rows at once, besides deleting and exporting them. */
  bulk?: BulkAction<RowOf<E>>[];
  /** Filters that always apply here and are not in the address. */
  preset?: ListState['filters'];
}
