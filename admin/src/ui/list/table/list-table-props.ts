import type { ListOrder } from '@share/contract/shared/lists/list.ts';
import type { ReactNode } from 'react';
import type { Column } from '../columns.tsx';
import type { RowOrder } from '../order/use-row-order.ts';

/** What the rows of a list need, on wide screens and on phones. */
export interface ListTableProps<Row> {
  label: string;
  columns: Column<Row>[];
  /** Absent while the first rows are loading. */
  rows: Row[] | undefined;
  /** The number of placeholder lines while rows are loading. */
  expectedRows: number;
  isCompact?: boolean;
  /** Which columns there will be is not known yet. */
  isUnsettled?: boolean;
  /** Older rows are shown while newer ones are loading. */
  isWaiting: boolean;
  sortable: readonly string[];
  order: ListOrder;
  onSort: (column: string) => void;
  /** Wraps the name, the first column, in a link with `data-record`; a click anywhere on the row does the same. */
  nameLink: ((row: Row, name: ReactNode) => ReactNode) | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  /** Pixels that the actions take in a frame of that width, where they are more than two icons. */
  actionsRoom?: ((frame: number) => number) | undefined;
  /** The box that chooses a row, where rows can be chosen. */
  boxOf?: ((row: Row) => ReactNode) | undefined;
  /** The box that chooses all rows of the page. */
  boxOfAll?: ReactNode;
  /** Set while the rows may be dragged. */
  rowOrder?: RowOrder<Row> | undefined;
}
