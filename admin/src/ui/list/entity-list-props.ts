import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import type { ExportEndpoint } from '@share/contract/shared/lists/list-export.ts';
import type { ReactNode } from 'react';
import type { BulkAction, JointAction } from './bulk/bulk-action.ts';
import type { Column } from './columns.tsx';
import type { FilterTexts } from './filters/filter-texts.ts';
import type { Reorder } from './order/use-row-order.ts';
import type { RowRules } from './row-parts.tsx';
import type { TotalsEndpoint } from './totals/use-list-totals.ts';
import type { ListEndpoint, RowOf } from './use-list-query.ts';

/** The button that leads to a new record. */
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
  /** The text of a list without any rows (LST-20). */
  empty: string;
  /** The text of the button that closes the filters on phones, with the number of matching rows (`showing`). */
  show: (count: number) => string;
  /** The title of the message that the rows could not be loaded (AGR-08). */
  loadFailed?: string;
  create?: Creating;
  /** The width in pixels of a row's actions in a frame of the given width, if there are more than two icons. */
  actionsRoom?: (frame: number) => number;
  /** The positions of rows, which can be dragged while the list shows all rows in this order. */
  reorder?: Reorder<RowOf<E>> | undefined;
  /** The call for the sum of the money and for the counts of the tabs, in lists with money. */
  totals?: TotalsEndpoint;
  /** What the sum beside the title leaves out, in words: "without cancelled ones". */
  leftOut?: string;
  /** Buttons for further files, beside that of the list. */
  files?: ReactNode;
  /** The call for a file of all matching rows. */
  file?: ExportEndpoint;
  /** The actions on several rows at once, besides deleting and exporting. */
  bulk?: (BulkAction<RowOf<E>> | JointAction<RowOf<E>>)[];
  /** Filters that always apply here and are not in the address. */
  preset?: ListState['filters'];
  /** Set if the rows are those of one record, on whose screen the list stands under a heading of its own: the record's id in the path. */
  within?: { id: string };
}
