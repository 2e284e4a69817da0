import type { ListOrder } from '@share/contract/shared/lists/list.ts';
import type { ReactNode } from 'react';
import type { Column } from '../columns.tsx';
import type { RowOrder } from '../order/use-row-order.ts';

/** The props of the rows of a list, for wide screens and phones. */
export interface ListTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** Undefined while the first rows are loading. */
  rows: Row[] | undefined;
  /** The number of skeleton rows while rows are loading. */
  expectedRows: number;
  isCompact?: boolean;
  /** Whether the columns are not known yet. */
  isUnsettled?: boolean;
  /** Whether older rows are shown while newer ones are loading. */
  isWaiting: boolean;
  sortable: readonly string[];
  order: ListOrder;
  onSort: (column: string) => void;
  /** Wraps the first column, the name, in a link with `data-record`; a click anywhere on the row follows it. */
  nameLink: ((row: Row, name: ReactNode) => ReactNode) | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  /** The width in pixels of the actions in a frame of the given width, if there are more than two icons. */
  actionsRoom?: ((frame: number) => number) | undefined;
  /** The checkbox of a row, if rows can be chosen. */
  boxOf?: ((row: Row) => ReactNode) | undefined;
  /** The checkbox that chooses all rows of the page. */
  boxOfAll?: ReactNode;
  /** Set while the rows may be dragged. */
  rowOrder?: RowOrder<Row> | undefined;
}
